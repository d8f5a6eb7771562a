import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { refuse } from '../../support/fake-server.ts'
import { expectAccessible, heading, openPage } from '../../support/open-page.tsx'
import { articleReply } from '../../support/replies.ts'

const PAGE = 12

/** Articles as the server lists them, the newest first. */
const listing = (count: number) => {
  const cards = Array.from({ length: count }, (_, index) =>
    articleReply({ id: count - index, title: `Tip ${count - index}`, slug: `tip-${count - index}` }),
  )
  return {
    listArticles: ({ limit = count }: { limit?: unknown }) => cards.slice(0, Number(limit)),
    listTips: ({ page = 1 }: { page?: unknown }) => ({
      articles: cards.slice(PAGE * (Number(page) - 1), PAGE * Number(page)),
      totalPages: Math.ceil(count / PAGE),
    }),
  }
}
const titlesFrom = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => `Tip ${first - index}`)
const expectTitles = (expected: string[]) =>
  waitFor(() =>
    expect(screen.getAllByRole('heading', { name: /^Tip \d+$/ }).map((element) => element.textContent)).toEqual(
      expected,
    ),
  )
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }))
const busy = refuse(503, 'The service is busy')

describe('The list of tips', () => {
  test('begins with the newest six on the landing page, which leads to all of them', async () => {
    const { actor } = await openPage('/', { server: listing(13) })
    await expectTitles(titlesFrom(13, 8))
    await actor.click(screen.getByRole('link', { name: 'View All Tips' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Solar Tips & Tricks' })).toBeInTheDocument()
    expect(location.pathname).toBe('/tips')
    await expectTitles(titlesFrom(13, 2))
  })

  test('has twelve a page, and the address names the page', async () => {
    const { actor } = await openPage('/tips', { server: listing(30) })
    expect(document.title).toBe('Solar Tips & Tricks · Helioplan')
    await expectTitles(titlesFrom(30, 19))
    expect(pages().getByRole('button', { name: 'Previous' })).toBeDisabled()
    await actor.click(pages().getByRole('link', { name: 'Next' }))
    await expectTitles(titlesFrom(18, 7))
    expect(location.search).toBe('?page=2')
    await actor.click(pages().getByRole('link', { name: 'Page 3' }))
    await expectTitles(titlesFrom(6, 1))
    await expectAccessible()
  })

  test('opens at the page that the address names', async () => {
    await openPage('/tips?page=3', { server: listing(30) })
    await expectTitles(titlesFrom(6, 1))
  })

  test('has no pages where all fit on one', async () => {
    await openPage('/tips', { server: listing(12) })
    await expectTitles(titlesFrom(12, 1))
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('says that there is nothing beyond its last page, and leads back', async () => {
    const { actor } = await openPage('/tips?page=9', { server: listing(13) })
    expect(await screen.findByText('There is nothing on this page.')).toBeInTheDocument()
    await actor.click(pages().getByRole('link', { name: 'Previous' }))
    await expectTitles(['Tip 1'])
  })

  test.each(['/', '/tips'])('that could not be loaded on %s says so, and can be tried again', async (path) => {
    const { actor, server } = await openPage(path, { server: { listArticles: busy, listTips: busy } })
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the tips.')
    await expectAccessible()
    server.answer('listArticles', listing(3).listArticles)
    server.answer('listTips', listing(3).listTips)
    await actor.press('Try again')
    await expectTitles(titlesFrom(3, 1))
  })

  test('says when there are none yet', async () => {
    await openPage('/tips', { server: listing(0) })
    expect(await screen.findByText('There are no tips yet. Come back soon.')).toBeInTheDocument()
  })
})

describe('In another language', () => {
  const german = articleReply({ id: 2, slug: 'sonnenlicht', title: 'Sonnenlicht', language: 'de' })
  const english = articleReply({ id: 1, category: 'Our own' })

  test('the list marks what is in English only, and leads to its English page', async () => {
    await openPage('/de/tips', { server: { listTips: () => ({ articles: [german, english], totalPages: 1 }) } })
    const cardOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('li') as HTMLElement
    const [first, second] = [await cardOf('Sonnenlicht'), await cardOf('Sunlight')]
    expect(first).toHaveTextContent(/^GrundlagenSonnenlicht/)
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/de/tips/sonnenlicht')
    expect(second).toHaveTextContent(/^Our ownAuf EnglischSunlight/)
    expect(within(second).getByRole('heading')).toHaveAttribute('lang', 'en')
    expect(within(second).getByRole('link')).toHaveAttribute('href', '/tips/sunlight')
    await expectAccessible()
  })

  test('an English list marks nothing', async () => {
    await openPage('/tips', { server: listing(1) })
    await expectTitles(['Tip 1'])
    expect(screen.queryByText('In English')).toBeNull()
  })
})

describe('An article', () => {
  test.each([503, 500])('that the server cannot find just now (%i) is not called missing', async (status) => {
    const { actor, server } = await openPage('/tips/tip-1', { server: { getArticle: refuse(status) } })
    await waitFor(async () => expect(await heading()).toHaveTextContent('We could not load this article'))
    await expectAccessible()
    server.answer('getArticle', () => articleReply({ title: 'Tip 1' }))
    await actor.press('Try again')
    expect(await screen.findByRole('heading', { level: 1, name: 'Tip 1' })).toBeInTheDocument()
  })

  test('that is missing is called so', async () => {
    await openPage('/tips/none', { server: { getArticle: refuse(404) } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeInTheDocument()
  })
})
