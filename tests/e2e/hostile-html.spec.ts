import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { sanitize } from '../../server/articles/sanitize.ts'
import { hostileHtml } from '../support/hostile-html.ts'
import { createArticle, signInAsAdmin } from './admins.ts'

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
const allowedPictures = (content: string) =>
  [...content.matchAll(/<img[^>]* src="(https:[^"]+)"/g)].map(
    ([, address = '']) => `request: ${new URL(address.replaceAll('&amp;', '&')).href}`,
  )

test('Fragments of an article run nothing', async ({ page, context }) => {
  await signInAsAdmin(page)
  const seen = await watch(context, page)
  for (let from = 0; from < hostileHtml.length; from += BATCH)
    await test.step(`${from + 1} to ${Math.min(from + BATCH, hostileHtml.length)}`, async () => {
      const fragments = hostileHtml.slice(from, from + BATCH)
      // Each is closed before the next begins, so that none hides another.
      const parts = fragments.map((fragment) => sanitize(betweenParagraphs(fragment, 'Before it')))
      const article = await createArticle(page, {
        title: `Hostile ${randomUUID()}`,
        content: parts.map((part, at) => `<h2>Fragment ${at}</h2>${part}`).join(''),
      })
      // Sanitizing again changes nothing, so each fragment is tested as it would be stored alone.
      for (const part of parts) expect(article.content).toContain(part)
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
      seen.length = 0
      expect((await page.request.delete(`/api/articles/${article.id}`, { data: {} })).status()).toBe(204)
    })
})

test('The preview of an article runs nothing either', async ({ page, context }) => {
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
