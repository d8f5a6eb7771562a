import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { administrator, newArticle, type StoredArticle, signInAsAdmin, storedArticle } from './admins.ts'
import { newUser } from './people.ts'
import { closeToast, expectAccessible, expectToast } from './screen.ts'

/** The list of articles to be edited. */
const LIST = /\/api\/articles\?limit=/
const PICTURE = join(import.meta.dirname, '../../client/public/icons/icon-192.png')
const content = (page: Page) => page.getByLabel('Content (HTML)')
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const editor = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const way = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

test('A cover is asked for when its address is whole, not while it is typed', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin/articles')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/images/')) asked.push(new URL(request.url()).pathname)
  })
  const address = page.getByLabel('Image URL', { exact: true })
  const cover = page.getByRole('img', { name: 'The cover' })
  await address.pressSequentially('/images/bill.jpg')
  await page.getByLabel('Title').focus()
  await expect(cover).toHaveAttribute('src', '/images/bill.jpg')
  await address.fill('')
  await address.pressSequentially('/images/battery.jpg')
  // What is shown stays until the field is left.
  await expect(cover).toHaveAttribute('src', '/images/bill.jpg')
  await page.getByLabel('Title').focus()
  await expect(cover).toHaveAttribute('src', '/images/battery.jpg')
  await expect.poll(() => new Set(asked)).toEqual(new Set(['/images/bill.jpg', '/images/battery.jpg']))
})

test('The admin sign-in asks for both fields, refuses everyone else alike, and leads to the articles', async ({
  page,
  request,
}) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')

  await test.step('it asks for both fields', async () => {
    await button(page, 'Login').click()
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required')
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required')
    await expectAccessible(page)
  })

  await test.step('it refuses an ordinary user like a wrong password', async () => {
    const { username, password } = await newUser({ request })
    for (const tried of [password, 'wrong-password']) {
      await fill(page, { Username: username, Password: tried })
      await button(page, 'Login').click()
      await expectToast(page, 'Authentication Failed', 'Invalid admin credentials')
      await closeToast(page)
    }
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })

  await test.step('it leads an admin to the articles', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('/api/admin/login', async (route) => {
      await held
      await route.continue()
    })
    await fill(page, { Username: administrator().username, Password: administrator().password })
    await button(page, 'Login').click()
    await expect(button(page, 'Authenticating...')).toBeDisabled()
    release()
    await expect(page).toHaveURL('/admin/articles')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Management')
  })
})

test('The admin sign-in stands before every admin page', async ({ page }) => {
  for (const path of ['/admin/articles', '/admin/users', '/admin/messages', '/admin/subscribers', '/admin/log']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/admin/login')
  }
})

test('Articles are created when nothing is missing and the server takes them', async ({ page }) => {
  await signInAsAdmin(page)
  const mark = randomUUID().slice(0, 8)

  await test.step('a check of the sign-in that fails says so, and can be tried again', async () => {
    await page.route('/api/admin/check', (route) => route.fulfill({ status: 503, body: 'The service is busy' }))
    await page.goto('/admin/articles')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not check your sign-in')
    await page.unroute('/api/admin/check')
    await button(page, 'Try again').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Management')
  })

  await test.step('what is missing is named at each field', async () => {
    await button(page, 'Create Article').click()
    for (const [label, message] of [
      ['Title', 'Title is required'],
      ['Category', 'Category is required'],
      ['Image URL', 'Must be a valid URL'],
      ['Content (HTML)', 'Content is required'],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
    await expect(page.getByText('Slug is required', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Title')).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('they need content that is left after sanitising', async () => {
    await fill(page, { Title: 'Empty', Category: 'Basics', 'Image URL': '/images/bill.jpg' })
    await content(page).fill('<script>alert(1)</script>')
    await button(page, 'Create Article').click()
    await expect(content(page)).toHaveAccessibleDescription('Content is required')
  })

  await test.step('they take a cover from the device', async () => {
    const file = page.getByLabel('Upload a picture')
    await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('These are words') })
    await expect(page.getByLabel('Image URL')).toHaveAccessibleDescription(/picture/i)
    await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(page.getByLabel('Image URL')).toHaveAccessibleDescription(/at most 5 MB$/)
    await expectAccessible(page)
    await file.setInputFiles({ name: 'sun.png', mimeType: 'image/png', buffer: await readFile(PICTURE) })
    await expect(page.getByLabel('Image URL')).toHaveValue(/^\/uploads\/[\w-]+\.webp$/)
    await expect(page.getByLabel('Image URL')).not.toHaveAttribute('aria-invalid')
    const cover = page.getByRole('img', { name: 'The cover' })
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('they are created, with the slug proposed from the title, and say "Saving..." meanwhile', async () => {
    await expect(page.getByRole('heading', { name: 'Add New Article', level: 2 })).toBeVisible()
    await fill(page, { Title: `L’été: Sun & Roofs ${mark}` })
    await expect(page.getByLabel('URL Slug')).toHaveValue(`lete-sun-roofs-${mark}`)
    await fill(page, {
      Category: 'Basics',
      'Image URL': 'https://pictures.example/roof.jpg',
      'URL Slug': `own-${mark}`,
    })
    await fill(page, { Title: `Sun over roofs ${mark}` })
    await expect(page.getByLabel('URL Slug')).toHaveValue(`own-${mark}`)
    await content(page).fill('<h2>In short</h2><p onclick="alert(1)">It <b>shines</b>.</p><script>alert(2)</script>')
    await expect(preview(page).locator('.prose')).toHaveJSProperty(
      'innerHTML',
      '<h2>In short</h2><p>It <b>shines</b>.</p>',
    )
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('/api/articles', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await button(page, 'Create Article').click()
    await expect(button(page, 'Saving...')).toBeDisabled()
    release()
    await expectToast(page, 'Success', 'Article has been created successfully')
    await expect(page.getByLabel('Title')).toHaveValue('')
    const link = page.getByRole('link', { name: `Sun over roofs ${mark}` })
    await expect(link).toHaveAttribute('href', `/tips/own-${mark}`)
    expect((await storedArticle(page, `own-${mark}`)).content).toBe('<h2>In short</h2><p>It <b>shines</b>.</p>')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sun over roofs ${mark}`)
  })

  await test.step('what the server says when creating fails is said, at the field too', async () => {
    await page.goto('/admin/articles')
    const taken = await newArticle(page)
    await fill(page, { Title: 'Another', Category: 'Basics', 'Image URL': '/images/bill.jpg', 'URL Slug': taken.slug })
    await content(page).fill('<p>Another</p>')
    await button(page, 'Create Article').click()
    await expectToast(page, 'Error', 'Another article already uses that URL slug')
    await expect(page.getByLabel('URL Slug')).toHaveAccessibleDescription(/Another article already uses that URL slug/)
    await expect(content(page)).toHaveValue('<p>Another</p>')
    await page.route('/api/articles', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, body: 'Something went wrong' })
        : route.continue(),
    )
    await button(page, 'Create Article').click()
    await expectToast(page, 'Error', 'Something went wrong')
  })
})

test('Articles are edited, and left as they are when that fails or is given up', async ({ page }) => {
  await signInAsAdmin(page)
  const { title, slug, id } = await newArticle(page)
  await page.goto('/admin/articles')

  await test.step('they are left as they are by an update that fails and by Cancel Edit', async () => {
    await button(page, `Edit ${title}`).click()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await fill(page, { Title: 'Never saved' })
    await page.route('/api/articles/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, body: 'Something went wrong' })
        : route.continue(),
    )
    await button(page, 'Update Article').click()
    await expectToast(page, 'Error', 'Failed to update article')
    await expect(page.getByLabel('Title')).toHaveValue('Never saved')
    await button(page, 'Cancel Edit').click()
    await expect(page.getByRole('heading', { name: 'Add New Article', level: 2 })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('')
    expect((await storedArticle(page, slug)).title).toBe(title)
    await page.unroute('/api/articles/*')
  })

  await test.step('they are edited, and the old address leads to the new one', async () => {
    await button(page, `Edit ${title}`).click()
    await expect(page.getByRole('heading', { name: 'Edit Article', level: 2 })).toBeVisible()
    await expect(page.getByLabel('Title')).toBeFocused()
    await expect(page.getByLabel('Category')).toHaveValue('Basics')
    await expect(page.getByLabel('Image URL')).toHaveValue('/images/bill.jpg')
    await expect(page.getByLabel('URL Slug')).toHaveValue(slug)
    await expect(content(page)).toHaveValue('<p>The <strong>sun</strong> shines.</p>')
    await expectAccessible(page)
    await fill(page, { Title: `${title} again`, 'URL Slug': `${slug}-again` })
    await button(page, 'Update Article').click()
    await expectToast(page, 'Success', 'Article has been updated successfully')
    await expect(page.getByRole('heading', { name: 'Add New Article', level: 2 })).toBeVisible()
    await expect(page.getByRole('link', { name: `${title} again` })).toBeVisible()
    await page.goto(`/tips/${slug}`)
    await expect(page).toHaveURL(`/tips/${slug}-again`)
    expect((await storedArticle(page, `${slug}-again`)).id).toBe(id)
  })
})

test('Articles are listed, and deleted after a question', async ({ page }) => {
  await signInAsAdmin(page)
  const { title, slug } = await newArticle(page)

  await test.step('a list that does not load can be tried again', async () => {
    await page.route(LIST, (route) => route.fulfill({ status: 503, body: 'The service is busy' }))
    await page.goto('/admin/articles')
    await expect(page.getByText('The articles could not be loaded.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(LIST)
    await button(page, 'Try again').click()
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  })

  await test.step('the question gives the focus back, also in a browser that does not focus what is pressed', async () => {
    // A press that leaves the focus where it is, as in Safari.
    await button(page, `Delete ${title}`).dispatchEvent('click')
    await expect(page.getByRole('alertdialog', { name: 'Delete Article' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, `Delete ${title}`)).toBeFocused()
  })

  await test.step('they are deleted after it', async () => {
    await button(page, `Delete ${title}`).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete Article' })
    await expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to delete this article? This action cannot be undone.',
    )
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(button(page, `Delete ${title}`)).toBeFocused()
    await page.route('/api/articles/*', (route) => route.fulfill({ status: 500, body: 'Something went wrong' }))
    await button(page, `Delete ${title}`).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Error', 'Failed to delete article')
    await page.unroute('/api/articles/*')
    await button(page, `Delete ${title}`).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'Article has been deleted successfully')
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
    expect((await page.request.get(`/api/articles/${slug}`)).status()).toBe(404)
  })
})

test('Two admins at one article: the later one loses nothing and overwrites nothing unseen', async ({ page }) => {
  await signInAsAdmin(page)
  const [one, two, three] = [await newArticle(page), await newArticle(page), await newArticle(page)]
  await page.goto('/admin/articles')

  async function editTogether({ title, category, image, slug, revision, id }: StoredArticle) {
    await button(page, `Edit ${title}`).click()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await content(page).fill('<p>Mine</p>')
    const theirs = { title, category, image, slug, revision, content: '<p>Theirs</p>' }
    expect((await page.request.patch(`/api/articles/${id}`, { data: theirs })).status()).toBe(200)
    await button(page, 'Update Article').click()
    await expectToast(page, 'Error', 'Failed to update article')
    await expect(page.getByRole('alert').getByText(/^Somebody changed this article on /)).toBeVisible()
    await expect(content(page)).toHaveValue('<p>Mine</p>')
    expect((await storedArticle(page, slug)).content).toBe('<p>Theirs</p>')
  }

  await test.step('the later one sees the other version and may save over it', async () => {
    await editTogether(one)
    await expectAccessible(page)
    await button(page, 'View the other version').click()
    await expect(page.getByRole('dialog').getByText('Theirs', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, 'Save mine over it').click()
    await expectToast(page, 'Success', 'Article has been updated successfully')
    expect((await storedArticle(page, one.slug)).content).toBe('<p>Mine</p>')
  })

  await test.step('or goes on with the other version', async () => {
    await editTogether(two)
    await button(page, 'Load the other version').click()
    await expect(content(page)).toHaveValue('<p>Theirs</p>')
    await content(page).fill('<p>Theirs and mine</p>')
    await button(page, 'Update Article').click()
    await expectToast(page, 'Success', 'Article has been updated successfully')
    expect((await storedArticle(page, two.slug)).content).toBe('<p>Theirs and mine</p>')
  })

  await test.step('the text of an article that was deleted meanwhile is kept', async () => {
    await button(page, `Edit ${three.title}`).click()
    await expect(page.getByLabel('Title')).toHaveValue(three.title)
    await content(page).fill('<p>Mine</p>')
    expect((await page.request.delete(`/api/articles/${three.id}`, { data: {} })).status()).toBe(204)
    await button(page, 'Update Article').click()
    await expect(page.getByText(/^Somebody deleted this article/)).toBeVisible()
    await button(page, 'Create it anew').click()
    await expectToast(page, 'Success', 'Article has been created successfully')
    expect((await storedArticle(page, three.slug)).content).toBe('<p>Mine</p>')
  })
})

test('Text that is not saved is asked about, and comes back after another sign-in', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin/articles')

  await test.step('it is asked about before a link leads away', async () => {
    await fill(page, { Title: 'Half a thought' })
    const questions: string[] = []
    page.once('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Users' }).click()
    expect(questions).toEqual(['You have changes that are not saved. Leave them?'])
    await expect(page).toHaveURL('/admin/articles')
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('link', { name: 'Users' }).click()
    await expect(page).toHaveURL('/admin/users')
    await page.getByRole('link', { name: 'Articles', exact: true }).click()
    await expect(page.getByLabel('Title')).toHaveValue('')
  })

  await test.step('it comes back when the sign-in ended meanwhile', async () => {
    await fill(page, { Title: 'Half a thought', Category: 'Basics', 'Image URL': '/images/bill.jpg' })
    await content(page).fill('<p>Half of it</p>')
    await page.request.post('/api/logout')
    await button(page, 'Create Article').click()
    await expect(page).toHaveURL('/admin/login')
    await fill(page, { Username: administrator().username, Password: administrator().password })
    await button(page, 'Login').click()
    await expect(page.getByText('Your unsaved text is back.')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
    await expect(content(page)).toHaveValue('<p>Half of it</p>')
  })
})

test('The HTML source, its preview and the rich-text editor say the same', async ({ page }) => {
  await signInAsAdmin(page)
  const complaints: string[] = []

  await test.step('the preview shows what the server stores', async () => {
    const html = `<h1>Big</h1><h6 style="color:red">Small</h6><div>Loose <span>words</span></div><img src="http://x.example/a.png">
      <img src="/images/bill.jpg" width="30" onload="alert(1)"><a href="javascript:alert(1)">a</a><a href="https://a.example/" target="_blank">b</a>
      <ol start="4"><li>x</li></ol><svg><circle/></svg><style>p{}</style><table><tbody><tr><td colspan="2" bgcolor="red">c</td></tr></tbody></table>`
    const { content: stored } = await newArticle(page, { content: html })
    await page.goto('/admin/articles')
    await content(page).fill(html)
    const wanted = await page.evaluate((text) => {
      const element = document.createElement('div')
      element.innerHTML = text
      return element.innerHTML
    }, stored)
    const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    await expect
      .poll(async () => squeezed((await preview(page).locator('.prose').innerHTML()).replaceAll(' tabindex="0"', '')))
      .toBe(squeezed(wanted))
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

/** What the rich-text editor does not know. */
const unknown = {
  'a caption': '<table><caption>Sums</caption><tbody><tr><td>1</td></tr></tbody></table>',
  'loose text': 'Loose <p>and not</p>',
  'a picture without a figure': '<img src="/images/bill.jpg" alt="A bill"><p>x</p>',
}

test('The rich-text editor loses nothing of an article', async ({ page }) => {
  await signInAsAdmin(page)
  const { title, slug } = await newArticle(page, { content: known })
  const left = new Map<string, StoredArticle>()
  for (const [what, html] of Object.entries(unknown)) left.set(what, await newArticle(page, { content: html }))
  const before = (await storedArticle(page, slug)).content
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
    expect(bare((await storedArticle(page, slug)).content)).toBe(bare(before.replace('One', 'One!')))
  })

  for (const [what, article] of left)
    await test.step(`it leaves an article with ${what} in its HTML source`, async () => {
      await button(page, `Edit ${article.title}`).click()
      await expect(page.getByLabel('Title')).toHaveValue(article.title)
      await expect(page.getByText(/the rich-text editor would lose/)).toBeVisible()
      await expect(content(page)).toHaveValue((await storedArticle(page, article.slug)).content)
      await expectAccessible(page)
    })
})

test('The article page fits 320 and 390 pixels, in both ways to write', async ({ page }) => {
  await signInAsAdmin(page)
  const wide = 'kilowatthours'.repeat(12)
  const table = `<table><tbody><tr>${'<td>Column</td>'.repeat(9)}</tr></tbody></table>`
  const { title } = await newArticle(page, { content: `<p>${wide}</p>${table}<pre><code>${wide}</code></pre>` })
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
