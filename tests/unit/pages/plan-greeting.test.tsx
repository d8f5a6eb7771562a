import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { hashHome } from '#shared/home/home-hash.ts'
import { parseHomeJson } from '#shared/home/parse.ts'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { expectAccessible, openPage } from '../../support/open-page.tsx'
import { openStep } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/* The landing page on a device that has a plan. */

const greeting = () => screen.findByRole('link', { name: /^(Your plan|Ihr Plan): / })

function store(verdict?: string, home = SAMPLE_HOME) {
  localStorage.setItem('home', JSON.stringify(home))
  localStorage.setItem('plan outcome', JSON.stringify({ of: hashHome(home), verdict }))
}

test.each([
  ['worth-it', 'Your plan: Berlin, worth it'],
  ['probably-worth-it', 'Your plan: Berlin, probably worth it'],
  ['it-depends', 'Your plan: Berlin, it depends'],
  ['depends-on-export-rate', 'Your plan: Berlin, it depends on your export rate'],
  ['pays-slowly', 'Your plan: Berlin, pays for itself, but slowly'],
  ['probably-not-worth-it', 'Your plan: Berlin, probably not worth it'],
  ['not-worth-it', 'Your plan: Berlin, not worth it'],
  ['off-grid-works', 'Your plan: Berlin, works without the grid'],
  ['off-grid-runs-short', 'Your plan: Berlin, runs short too often'],
  ['<b>hostile</b>', 'Your plan: Berlin'],
  [undefined, 'Your plan: Berlin'],
])('A plan that is %s is greeted as %j, with a link to its answer', async (verdict, text) => {
  store(verdict)
  await openPage('/')
  expect(await greeting()).toHaveTextContent(text)
  expect(await greeting()).toHaveAttribute('href', '/plan/answer')
})

test('A verdict of another version of the home is not shown', async () => {
  store('worth-it')
  localStorage.setItem('home', JSON.stringify({ ...SAMPLE_HOME, kind: 'outages' }))
  await openPage('/')
  expect((await greeting()).textContent).toBe('Your plan: Berlin')
})

test('A plan of a point without a name is greeted with its coordinates', async () => {
  store('worth-it', { ...SAMPLE_HOME, place: { latitude: 52.5, longitude: -13.4, found: 'typed' } })
  await openPage('/')
  expect(await greeting()).toHaveTextContent('Your plan: 52.5° N, 13.4° W, worth it')
})

test.each([null, '{}', '{"place":{"latitude":"x"}}', 'no JSON'])(
  'Without a plan (%s) there is no greeting',
  async (home) => {
    if (home !== null) localStorage.setItem('home', home)
    await openPage('/')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/^Your plan:/)).toBeNull()
  },
)

const HOMES: Readonly<Record<string, Partial<Home>>> = {
  house: {},
  outages: { outages: { hoursPerDay: 4 } },
  balcony: { balcony: { panels: 2, watts: 400, price: 500 } },
  'off-grid': {
    money: { incentives: [], price: { kind: 'by-size', each: 2000 }, batteryPrice: { kind: 'by-size', each: 600 } },
    offGrid: { building: 'cabin', load: { kind: 'day', kwh: 2 } },
  },
}

test.each(Object.entries(HOMES))('The answer of a home of the kind %s is remembered', async (kind, parts) => {
  const parsed = parseHomeJson(JSON.stringify({ ...withoutQuotes(SAMPLE_HOME), kind, ...parts }))
  if ('problem' in parsed) throw new Error(parsed.problem)
  await openStep('/plan/answer', parsed.home)
  await waitFor(() => expect(localStorage.getItem('plan outcome')).toContain('"verdict":'))
  await openPage('/')
  expect((await greeting()).textContent).toMatch(/^Your plan: Berlin, ./)
  await expectAccessible()
})
