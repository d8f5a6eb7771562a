import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { createArticle, fetchArticle, type StoredArticle, signInAsAdmin } from './admins.ts'
import { expectAccessible, expectToast } from './screen.ts'

const PICTURE = join(import.meta.dirname, '../../client/public/icons/icon-192.png')
const content = (page: Page) => page.getByLabel('Content (HTML)')
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const way = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

test('publishes an article with an uploaded cover, edits it, serves it at its new address and deletes it', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const mark = randomUUID().slice(0, 8)
  await page.goto('/admin/articles')

  await test.step('the server refuses what is no picture, and keeps what is one', async () => {
    const file = page.getByLabel('Upload a picture')
    await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('These are words') })
    await expect(page.getByLabel('Image URL')).toHaveAccessibleDescription(/picture/i)
    await file.setInputFiles({ name: 'sun.png', mimeType: 'image/png', buffer: await readFile(PICTURE) })
    await expect(page.getByLabel('Image URL')).toHaveValue(/^\/uploads\/[\w-]+\.webp$/)
    const cover = page.getByRole('img', { name: 'The cover' })
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('the preview shows what is stored, and the article is read at its address', async () => {
    await fill(page, { Title: `Sun over roofs ${mark}`, Category: 'Basics' })
    await content(page).fill('<h2>In short</h2><p onclick="alert(1)">It <b>shines</b>.</p><script>alert(2)</script>')
    const sanitized = '<h2>In short</h2><p>It <b>shines</b>.</p>'
    await expect(preview(page).locator('.prose')).toHaveJSProperty('innerHTML', sanitized)
    await button(page, 'Create Article').click()
    await expectToast(page, 'Success', 'Article has been created successfully')
    expect((await fetchArticle(page, `sun-over-roofs-${mark}`)).content).toBe(sanitized)
    await page.getByRole('link', { name: `Sun over roofs ${mark}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sun over roofs ${mark}`)
  })

  await test.step('after an edit its old address leads to the new one', async () => {
    await page.goto('/admin/articles')
    await button(page, `Edit Sun over roofs ${mark}`).click()
    await expect(page.getByLabel('Title')).toBeFocused()
    await fill(page, { 'URL Slug': `own-${mark}` })
    await button(page, 'Update Article').click()
    await expectToast(page, 'Success', 'Article has been updated successfully')
    await page.goto(`/tips/sun-over-roofs-${mark}`)
    await expect(page).toHaveURL(`/tips/own-${mark}`)
  })

  await test.step('it is deleted after a question', async () => {
    await page.goto('/admin/articles')
    await button(page, `Delete Sun over roofs ${mark}`).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete Article' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'Article has been deleted successfully')
    expect((await page.request.get(`/api/articles/own-${mark}`)).status()).toBe(404)
  })
})

test('shows the same text in HTML source, preview and rich-text editor', async ({ page }) => {
  await signInAsAdmin(page)
  const complaints: string[] = []

  await test.step('the preview shows what the server stores', async () => {
    const html = `<h1>Big</h1><h6 style="color:red">Small</h6><div>Loose <span>words</span></div><img src="http://x.example/a.png">
      <img src="/images/bill.jpg" width="30" onload="alert(1)"><a href="javascript:alert(1)">a</a><a href="https://a.example/" target="_blank">b</a>
      <ol start="4"><li>x</li></ol><svg><circle/></svg><style>p{}</style><table><tbody><tr><td colspan="2" bgcolor="red">c</td></tr></tbody></table>`
    const { content: stored } = await createArticle(page, { content: html })
    await page.goto('/admin/articles')
    await content(page).fill(html)
    const expectedHtml = await page.evaluate((text) => {
      const element = document.createElement('div')
      element.innerHTML = text
      return element.innerHTML
    }, stored)
    const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    await expect
      .poll(async () => squeezed((await preview(page).locator('.prose').innerHTML()).replaceAll(' tabindex="0"', '')))
      .toBe(squeezed(expectedHtml))
  })

  await test.step('the editor writes the HTML that the source shows', async () => {
    await content(page).fill('')
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await way(page, 'Rich text').check()
    await editor(page).click()
    await expectAccessible(page)
    await page.getByRole('toolbar').getByRole('button', { name: 'Heading', exact: true }).click()
    await page.keyboard.type('In short')
    await page.keyboard.press('Enter')
    await button(page, 'Bold').click()
    await page.keyboard.type('Sun')
    await button(page, 'Bold').click()
    await page.keyboard.type(' shines.')
    await page.keyboard.press('Enter')
    await button(page, 'Bulleted list').click()
    await page.keyboard.type('One')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Two')
    await way(page, 'HTML').check()
    await expect(content(page)).toHaveValue(
      '<h2>In short</h2>\n<p><strong>Sun</strong> shines.</p>\n<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>\n',
    )
    expect(complaints).toEqual([])
  })

  await test.step('it sets links, tables and pictures', async () => {
    await content(page).fill('')
    await way(page, 'Rich text').check()
    await editor(page).click()
    await page.keyboard.type('See the calculator')
    await page.keyboard.press('Control+a')
    await button(page, 'Link').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Set Link' }).click()
    await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/Begin with https:/)
    await dialog.getByLabel('Address').fill('/calculators/solar')
    await dialog.getByRole('button', { name: 'Set Link' }).click()
    await expect(dialog).toHaveCount(0)
    await editor(page).press('End')
    await page.keyboard.press('Enter')
    await button(page, 'Picture').click()
    await dialog.getByLabel('Address of the picture').fill('/images/bill.jpg')
    await dialog.getByLabel('What it shows').fill('A bill')
    await dialog.getByLabel('Caption').fill('The bill')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Insert Picture' }).click()
    await expect(dialog).toHaveCount(0)
    await way(page, 'HTML').check()
    const html = await content(page).inputValue()
    expect(html).toContain('<p><a href="/calculators/solar">See the calculator</a></p>')
    expect(html).toContain(
      '<figure>\n  <img src="/images/bill.jpg" alt="A bill">\n  <figcaption>The bill</figcaption>\n</figure>',
    )
  })

  await test.step('it has one stop for the Tab key, also when the button that was the stop is gone', async () => {
    await content(page).fill('')
    await way(page, 'Rich text').check()
    const tools = page.getByRole('toolbar', { name: 'Formatting' })
    const stops = tools.locator('button[tabindex="0"]')
    await expect(stops).toHaveCount(1)
    await stops.focus()
    await page.keyboard.press('End')
    await expect(tools.getByRole('button', { name: 'Redo' })).toBeFocused()
    for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowLeft')
    await expect(tools.getByRole('button', { name: 'Table', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    // The table takes the focus, and five other buttons the place of the one.
    await expect(editor(page)).toBeFocused()
    await expect(tools.getByRole('button', { name: 'Remove the table' })).toBeVisible()
    await expect(stops).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await expect(tools.getByRole('button', { name: 'Remove the table' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tools.getByRole('button', { name: 'Table', exact: true })).toBeVisible()
    await expect(editor(page)).toBeFocused()
    await expect(stops).toHaveCount(1)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Home')
    await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tools.getByRole('button', { name: 'Redo' })).toBeFocused()
  })
})

const known = `<h2>One</h2><p>a <em>b</em> <u>c</u> <s>d</s> H<sub>2</sub>O m<sup>2</sup> <small>e</small> <q>f</q> <cite>g</cite>
    <abbr title="kilowatt">kW</abbr> <code>x</code><br>y <a href="https://example.com/" title="There">z</a></p><h3>Two</h3><h4>Three</h4>
    <ol start="3"><li>i<ul><li>j</li></ul></li><li><p>k</p><p>l</p></li></ol><blockquote><p>m</p></blockquote><hr><pre><code>n
    o</code></pre><dl><dt>p</dt><dd>q</dd></dl><figure><img src="/images/bill.jpg" alt="r" width="30" height="20"><figcaption>s</figcaption></figure>
    <table><thead><tr><th scope="col" colspan="2">t</th></tr></thead><tbody><tr><th scope="row">u</th><td>v</td></tr></tbody></table>`

/** HTML that the rich-text editor cannot represent. */
const unknown = {
  'a caption': '<table><caption>Sums</caption><tbody><tr><td>1</td></tr></tbody></table>',
  'loose text': 'Loose <p>and not</p>',
  'a picture without a figure': '<img src="/images/bill.jpg" alt="A bill"><p>x</p>',
}

test('preserves an article in the rich-text editor', async ({ page }) => {
  await signInAsAdmin(page)
  const { title, slug } = await createArticle(page, { content: known })
  const left = new Map<string, StoredArticle>()
  for (const [what, html] of Object.entries(unknown)) left.set(what, await createArticle(page, { content: html }))
  const before = (await fetchArticle(page, slug)).content
  const articles: { title: string; slug: string }[] = await (await page.request.get('/api/articles')).json()
  await page.goto('/admin/articles')
  await way(page, 'Rich text').check()

  await test.step('it opens every article of the site', async () => {
    const seeded = articles.filter(({ title }) => !/^(Sunlight|Slow|Sun over|Hostile)/.test(title)).slice(-11)
    for (const { title } of seeded) {
      // Other tests write articles, and the first ones are the oldest.
      const more = button(page, 'Load more')
      await expect(button(page, `Edit ${title}`).or(more).first()).toBeVisible()
      while (!(await button(page, `Edit ${title}`).isVisible())) await more.click()
      await button(page, `Edit ${title}`).click()
      await expect(page.getByLabel('Title')).toHaveValue(title)
      await expect(editor(page)).toContainText(/\w{3}/)
      await expect(page.getByText(/the rich-text editor would lose/)).toHaveCount(0)
    }
    expect(seeded.length).toBeGreaterThan(0)
  })

  await test.step('it keeps everything it knows through a change', async () => {
    await button(page, `Edit ${title}`).click()
    await editor(page).getByText('One', { exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await button(page, 'Update Article').click()
    await expectToast(page, 'Success', 'Article has been updated successfully')
    const bare = (html: string) =>
      html
        .replace(/>\s+|\s+</g, (gap) => gap.trim())
        .replaceAll(/<\/?p>/g, '')
        .replaceAll(/\s+/g, ' ')
    expect(bare((await fetchArticle(page, slug)).content)).toBe(bare(before.replace('One', 'One!')))
  })

  for (const [what, article] of left)
    await test.step(`it leaves an article with ${what} in its HTML source`, async () => {
      await button(page, `Edit ${article.title}`).click()
      await expect(page.getByLabel('Title')).toHaveValue(article.title)
      await expect(page.getByText(/the rich-text editor would lose/)).toBeVisible()
      await expect(content(page)).toHaveValue((await fetchArticle(page, article.slug)).content)
      await expectAccessible(page)
    })
})

test('fits the article page into 320 and 390 pixels in both editors', { tag: '@matrix' }, async ({ page }) => {
  await signInAsAdmin(page)
  const wide = 'kilowatthours'.repeat(12)
  const table = `<table><tbody><tr>${'<td>Column</td>'.repeat(9)}</tr></tbody></table>`
  const { title } = await createArticle(page, { content: `<p>${wide}</p>${table}<pre><code>${wide}</code></pre>` })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/admin/articles')
  await button(page, `Edit ${title}`).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  for (const name of ['HTML', 'Rich text']) {
    await way(page, name).check()
    if (name === 'Rich text') await expect(editor(page)).toBeVisible()
    for (const viewport of [
      { width: 320, height: 700 },
      { width: 390, height: 844 },
    ])
      await test.step(`${name} at ${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      })
  }
})
