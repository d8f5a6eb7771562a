import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addressOf } from '#shared/language/addresses.ts'
import { COMPLETE_LANGUAGES } from '#shared/language/languages.ts'
import { openPage } from '../../support/open-page.tsx'
import { articleReply } from '../../support/replies.ts'

const complete = COMPLETE_LANGUAGES

const switcher = () => screen.getByRole('navigation', { name: 'Language' })

test('The footer leads to the same page in each language', async () => {
  await openPage('/about-us', { data: { languages: complete } })
  const links = within(switcher()).getAllByRole('link')
  expect(links.map((link) => [link.lang, link.textContent, link.getAttribute('href')])).toEqual([
    ['en', 'English', '/about-us'],
    ['de', 'Deutsch', '/de/about-us'],
    ['es', 'Español', '/es/about-us'],
    ['fr', 'Français', '/fr/about-us'],
    ['pt-BR', 'Português (Brasil)', '/pt-br/about-us'],
    ['hi', 'हिन्दी', '/hi/about-us'],
  ])
  expect(links[0]).toHaveAttribute('aria-current', 'true')
})

test.each([
  ['to its own slug', { en: 'sunlight', de: 'sonnenlicht' }, '/de/tips/sonnenlicht'],
  ['to the list where it is not translated', { en: 'sunlight' }, '/de/tips'],
])('The footer of an article leads %s', async (_where, slugs, german) => {
  const server = { getArticle: () => articleReply({ slugs }) }
  await openPage('/tips/sunlight', { data: { languages: ['en', 'de'] }, server })
  await screen.findByRole('heading', { level: 1, name: 'Sunlight' })
  const hrefs = within(switcher())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/tips/sunlight', german])
})

test('A site in one language has no switch', async () => {
  await openPage('/about-us')
  expect(screen.queryByRole('navigation', { name: 'Language' })).not.toBeInTheDocument()
})

test('The links of a page stay in its language, but for the administration', async () => {
  const user = { id: 1, username: 'ada', isAdmin: true }
  const { actor } = await openPage('/en-xa/about-us', { data: { user: user as never } })
  const inLanguage = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(inLanguage).toContain('/en-xa')
  expect(inLanguage).toContain('/en-xa/calculators')
  expect(inLanguage.filter((href) => href?.startsWith('/') && !/^\/en-xa($|[/#])/.test(href))).toEqual([])
  await actor.click(screen.getByRole('button', { name: /ada/ }))
  expect(screen.getByRole('link', { name: 'Admin Area' })).toHaveAttribute('href', '/admin/articles')
})

test('Following a link stays in the language', async () => {
  const { actor } = await openPage('/en-xa/about-us')
  const [link] = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/en-xa/calculators')
  await actor.click(link as HTMLElement)
  await waitFor(() => expect(location.pathname).toBe('/en-xa/calculators'))
})

test.each([
  ['de', 'Diese Seite auf Deutsch lesen', 'Schließen'],
  ['es', 'Leer esta página en español', 'Cerrar'],
  ['fr', 'Lire cette page en français', 'Fermer'],
  ['pt-BR', 'Ler esta página em português', 'Fechar'],
  ['hi', 'यह पेज हिन्दी में पढ़ें', 'बंद करें'],
] as const)(
  'A visitor is offered %s that was found before the first paint, until the line is closed',
  async (language, text, dismiss) => {
    const { dataset } = document.documentElement
    dataset.suggested = language
    const { actor } = await openPage('/about-us', { data: { languages: complete } })
    const offer = await screen.findByRole('link', { name: text })
    expect(offer).toHaveAttribute('href', addressOf('/about-us', language))
    expect(offer.closest('[lang]')).toHaveAttribute('lang', language)
    await actor.press(dismiss)
    expect(dataset).not.toHaveProperty('suggested')
    expect(localStorage.getItem('languageSuggestion')).toBe('dismissed')
  },
)

test('A visitor for whom none was found is offered nothing', async () => {
  await openPage('/about-us', { data: { languages: ['en', 'de'] } })
  await screen.findByRole('navigation', { name: 'Language' })
  expect(screen.queryByRole('link', { name: /Deutsch lesen/ })).not.toBeInTheDocument()
})
