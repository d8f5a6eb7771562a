import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { EMBED_SCRIPT_INTEGRITY } from '#shared/embeds.ts'
import { expectAccessible, field, heading, openPage } from '../../support/open-page.tsx'

test('The page for developers has its addresses and examples to copy', async () => {
  const { actor } = await openPage('/developers')
  expect(await heading()).toHaveTextContent('For Developers')
  expect(screen.getByText('/api/v1/yield')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute('href', '/api/v1/openapi.json')
  for (const name of ['curl', 'Python (pvlib)', 'JavaScript'])
    expect(screen.getByRole('region', { name })).toHaveTextContent(location.origin)
  await actor.press('Copy curl')
  expect(await navigator.clipboard.readText()).toMatch(/^curl "http.*\/api\/v1\/yield\?lat=52.52/)
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  await expectAccessible()
})

test('An address can be tried in the page, without cookies', async () => {
  const { actor } = await openPage('/developers')
  await heading()
  const fetched = vi.fn(async () => new Response('{"model":"2026.11"}'))
  vi.stubGlobal('fetch', fetched)
  await actor.fill(field('API address'), 'https://example.org/api/v1/yield')
  await actor.press('Show answer')
  expect(field('API address')).toHaveAccessibleDescription(/^Enter an address that starts with \/api\//)
  expect(fetched).not.toHaveBeenCalled()
  await actor.fill(field('API address'), '/api/v1/towns?q=Berlin')
  await actor.press('Show answer')
  expect(await screen.findByText('Status 200, 19 characters')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('"model": "2026.11"')
  expect(fetched).toHaveBeenCalledWith('/api/v1/towns?q=Berlin', { credentials: 'omit' })
  await expectAccessible()
})

test('A card is shown beside its code, which can be copied', async () => {
  const { actor } = await openPage('/developers')
  await heading()
  expect(screen.getByTitle('Solar in Pune (Helioplan)')).toHaveAttribute('src', '/embed/town/india/maharashtra/pune')
  await actor.selectOptions(field('Card'), 'Roof at any place')
  await actor.selectOptions(field('Colors'), 'Light')
  const address = '/embed/estimate?lat=52.52&lon=13.41&kwp=5&tilt=35&azimuth=135&theme=light'
  expect(screen.getByTitle('Solar estimate (Helioplan)')).toHaveAttribute('src', address)
  await actor.press('Copy HTML')
  const code = await navigator.clipboard.readText()
  expect(code).toContain(`<iframe src="${location.origin}${address.replaceAll('&', '&amp;')}" title=`)
  expect(code).toContain(`integrity="${EMBED_SCRIPT_INTEGRITY}" crossorigin="anonymous"></script>`)
  await expectAccessible()
})
