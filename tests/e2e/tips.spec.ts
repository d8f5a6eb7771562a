import { expect, type Page, test } from 'playwright/test'
import { seedArticles } from '../../server/articles/first/index.ts'
import { expectAccessible, untilAlive } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Articles as the list has them, the newest first. */
const tips = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    title: `Tip ${count - index}`,
    slug: `tip-${count - index}`,
    category: 'Basics',
    image: '/images/bill.jpg',
  }))
/** A page of them, or as many of the newest as are asked for. */
const LIST = /\/api\/(articles\?limit=\d+|tips\?page=\d+)$/
const answerWith = (page: Page, articles: unknown[]) =>
  page.route(LIST, (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname === '/api/articles')
      return route.fulfill({ json: articles.slice(0, Number(searchParams.get('limit'))) })
    const number = Number(searchParams.get('page'))
    const json = {
      articles: articles.slice(12 * (number - 1), 12 * number),
      totalPages: Math.ceil(articles.length / 12),
    }
    return route.fulfill({ json })
  })

/**
 * Goes there as a link within the site does: then it is the browser that asks for the articles. What a visit begins with
 * comes painted by the server, articles and all.
 */
async function goWithin(page: Page, path: string) {
  await page.goto('/about-us')
  await untilAlive(page)
  await page.evaluate((path) => history.pushState(null, '', path), path)
}

const titles = (page: Page) => page.getByRole('heading', { name: /^Tip \d+$/ })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const titlesFrom = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => `Tip ${first - index}`)

/** One that no other test changes. */
const [first, second] = seedArticles as [(typeof seedArticles)[number], (typeof seedArticles)[number]]

test('The landing page shows the newest six tips and leads to all of them', async ({ page }) => {
  await answerWith(page, tips(13))
  await goWithin(page, '/')
  await expect(titles(page)).toHaveText(titlesFrom(13, 8))
  await page.getByRole('link', { name: 'View All Tips' }).click()
  await expect(page).toHaveURL('/tips')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Tips & Tricks')
  await expect(titles(page)).toHaveText(titlesFrom(13, 2))
})

test('All tips are listed twelve a page, newest first, and the address names the page', async ({ page }) => {
  await answerWith(page, tips(30))
  await goWithin(page, '/tips')
  await expect(page).toHaveTitle('Solar Tips & Tricks · Helioplan')
  await expect(titles(page)).toHaveText(titlesFrom(30, 19))
  await expect(pages(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
  await pages(page).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/tips?page=2')
  await expect(titles(page)).toHaveText(titlesFrom(18, 7))
  await pages(page).getByRole('link', { name: 'Page 3' }).click()
  await expect(titles(page)).toHaveText(titlesFrom(6, 1))
  await expectAccessible(page)
  await page.goBack()
  await expect(titles(page)).toHaveText(titlesFrom(18, 7))
  await goWithin(page, '/tips?page=3')
  await expect(titles(page)).toHaveText(titlesFrom(6, 1))
})

test('As many tips as fit on one page have no pages', async ({ page }) => {
  await answerWith(page, tips(12))
  await goWithin(page, '/tips')
  await expect(titles(page)).toHaveCount(12)
  await expect(pages(page)).toHaveCount(0)
})

test('A page beyond the last says that there is nothing and leads back', async ({ page }) => {
  await answerWith(page, tips(13))
  await goWithin(page, '/tips?page=9')
  await expect(page.getByText('There is nothing on this page.')).toBeVisible()
  await pages(page).getByRole('link', { name: 'Previous' }).click()
  await expect(titles(page)).toHaveText(['Tip 1'])
})

for (const path of ['/', '/tips'])
  test(`Tips that could not be loaded are said so on ${path}, and can be tried again`, async ({ page }) => {
    await page.route(LIST, (route) => route.fulfill({ status: 503, body: 'The service is busy' }))
    await goWithin(page, path)
    await expect(page.getByRole('alert')).toContainText('The tips could not be loaded.')
    await expectAccessible(page)
    await page.unroute(LIST)
    await answerWith(page, tips(3))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(titles(page)).toHaveCount(3)
  })

test('Where there are no tips yet, the page says so', async ({ page }) => {
  await answerWith(page, [])
  await goWithin(page, '/tips')
  await expect(page.getByText('There are no tips yet. Please come back soon.')).toBeVisible()
})

test('An article that cannot be fetched without a network is not called missing, and can be tried again', async ({
  page,
  context,
}) => {
  // Other tests write articles: these two stand on the first page in any case.
  await answerWith(
    page,
    [first, second].map(({ title, slug, category, image }, id) => ({ id, title, slug, category, image })),
  )
  await page.goto(`/tips/${first.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title)
  // Its scripts follow the link: the server's own page of tips has what other tests wrote.
  await untilAlive(page)
  await page.getByRole('link', { name: 'All tips' }).click()
  const link = page.getByRole('link', { name: second.title })
  await expect(link).toBeVisible()
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The article could not be loaded')
  await expect(page.getByText('Article not found')).toHaveCount(0)
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)
})

test('An article that the server cannot find just now is not called missing', async ({ page }) => {
  await page.route(`/api/articles/${first.slug}`, (route) =>
    route.fulfill({ status: 503, body: 'The service is busy' }),
  )
  await goWithin(page, `/tips/${first.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The article could not be loaded')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
