import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { hostileHtml } from '../support/hostile-html.ts'
import { createArticle, type StoredArticle, signInAsAdmin } from './admins.ts'

/** Fragments shown on one page. */
const BATCH = 40
/** An article needs readable text, which an unclosed fragment must not swallow. */
const betweenParagraphs = (fragment: string, before: string) => `<p>${before}</p>${fragment}<p>After it</p>`

/** Records every effect of hostile HTML in the browser. */
async function watch(context: BrowserContext, page: Page) {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`))
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) seen.push(`policy: ${message.text()}`)
  })
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      seen.push(`request: ${route.request().url()}`)
      return route.abort()
    },
  )
  return seen
}

/** Pictures of other sites are allowed in articles by https only; a fragment may request nothing else. */
const allowedPictures = ({ content }: StoredArticle) =>
  [...content.matchAll(/<img[^>]* src="(https:[^"]+)"/g)].map(
    ([, address = '']) => `request: ${new URL(address.replaceAll('&amp;', '&')).href}`,
  )

test('The corpus contains at least 150 fragments', () => {
  expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(150)
})

/** Stores each fragment in an article of its own, so that none hides the next. */
async function stored(page: Page, fragments: readonly string[]): Promise<StoredArticle[]> {
  const articles: StoredArticle[] = []
  for (const fragment of fragments) {
    const article = await createArticle(page, {
      title: `Hostile ${randomUUID()}`,
      content: betweenParagraphs(fragment, 'Before it'),
    })
    articles.push(article)
    expect((await page.request.delete(`/api/articles/${article.id}`, { data: {} })).status()).toBe(204)
  }
  return articles
}

for (let from = 0; from < hostileHtml.length; from += BATCH)
  test(`Fragments ${from + 1} to ${Math.min(from + BATCH, hostileHtml.length)} run nothing`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    await signInAsAdmin(page)
    const seen = await watch(context, page)
    const fragments = hostileHtml.slice(from, from + BATCH)
    const parts = await stored(page, fragments)
    const article = await createArticle(page, {
      title: `Hostile ${randomUUID()}`,
      content: parts.map(({ content }, at) => `<h2>Fragment ${at}</h2>${content}`).join(''),
    })
    // Sanitizing again changes nothing, so each fragment is tested as stored.
    for (const { content } of parts) expect(article.content).toContain(content)
    await page.goto(`/tips/${article.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await expect(page).toHaveURL(`/tips/${article.slug}`)
    for (const [at, fragment] of fragments.entries()) {
      const heading = page.getByRole('heading', { level: 2, name: `Fragment ${at}`, exact: true })
      await expect(heading, fragment).toHaveCount(1)
      // Triggers handlers of pointer events.
      await heading.locator('xpath=following-sibling::*[1]').hover({ force: true })
    }
    // Triggers handlers of focus events.
    const reached = await page.locator('.prose :is(a, button, input, [tabindex], summary)').all()
    for (const control of reached) await control.focus()
    const allowed = parts.flatMap(allowedPictures)
    expect(seen.filter((what) => !allowed.includes(what))).toEqual([])
    expect((await page.request.delete(`/api/articles/${article.id}`, { data: {} })).status()).toBe(204)
  })

test('The preview of an article runs nothing either', async ({ page, context }) => {
  test.setTimeout(180_000)
  await signInAsAdmin(page)
  const seen = await watch(context, page)
  await page.goto('/admin/articles')
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  const written = hostileHtml.map((fragment, number) => betweenParagraphs(fragment, `Before ${number}.`))
  // Runs in the page: a round trip per fragment would take most of the time.
  const shown = await page.getByLabel('Content (HTML)').evaluate(async (box: HTMLTextAreaElement, fragments) => {
    const preview = document.querySelector('section[aria-label=Preview] .prose') as HTMLElement
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    const left: { hostile: string[]; pictures: string[] }[] = []
    for (const [number, fragment] of fragments.entries()) {
      setValue?.call(box, fragment)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      while (!preview.textContent?.includes(`Before ${number}.`)) await new Promise((resolve) => setTimeout(resolve))
      const hostile = [...preview.querySelectorAll('*')].flatMap((inside) => [
        ...(/^(SCRIPT|STYLE|IFRAME|OBJECT|EMBED|FORM|INPUT|BASE|META|LINK|SVG|MATH)$/i.test(inside.tagName)
          ? [inside.tagName]
          : []),
        ...inside.getAttributeNames().filter((name) => /^on|^style$|^srcdoc$|^id$|^name$/.test(name)),
      ])
      left.push({ hostile, pictures: [...preview.querySelectorAll('img')].map(({ src }) => `request: ${src}`) })
    }
    return left
  }, written)
  for (const [number, { hostile }] of shown.entries()) expect(hostile, written[number]).toEqual([])
  const pictures = new Set(shown.flatMap(({ pictures }) => pictures))
  expect(seen.filter((what) => !(/^request: https:\/\/[^ ]+$/.test(what) && pictures.has(what)))).toEqual([])
})
