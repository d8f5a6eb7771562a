import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { createArticle, signInAsAdmin } from './admins.ts'
import { createPerson, saveCalculation } from './people.ts'
import { waitForContent } from './screen.ts'

/** Text without breaks must not widen a page on the narrowest screen. */
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const endless = (length: number) => 'w'.repeat(length)
/** Unique names of maximum length. */
const mark = () => randomUUID().slice(0, 8)
const longUsername = () => `${mark()}${endless(52)}`
const longEmail = () => `${mark()}${endless(50)}@${endless(60)}.${endless(60)}.example`

async function expectNoHorizontalScroll(page: Page, where: string) {
  await waitForContent(page)
  const { wide, culprits } = await page.evaluate(async () => {
    await document.fonts.ready
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      culprits: [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .slice(0, 5)
        .map((element) => `${element.tagName}.${element.className}`),
    }
  })
  expect(wide, `${where}: ${culprits.join(', ')}`).toBeLessThanOrEqual(0)
}

test('keeps the profile’s width with a username, an email, a name and a note without breaks', async ({ page }) => {
  const data = { ...createPerson(), username: longUsername(), email: longEmail() }
  expect((await page.request.post('/api/register', { data })).status()).toBe(201)
  await page.request.patch('/api/user', { data: { firstName: endless(100), lastName: endless(100) } })
  await saveCalculation(page, 'solar', endless(1000))
  await page.goto('/profile')
  await expect(page.getByText(data.username, { exact: true })).toBeVisible()
  await expect(page.getByText(endless(1000))).toBeVisible()
  await expectNoHorizontalScroll(page, 'the profile')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectNoHorizontalScroll(page, 'the menu')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expectNoHorizontalScroll(page, 'the profile being edited')
  await page.getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('term')).toHaveCount(3)
  await expectNoHorizontalScroll(page, 'the calculation opened again')
})

test('keeps the pages of administrators within the screen with names and texts of any length', async ({ page }) => {
  const username = longUsername()
  const name = `${mark()}${endless(92)}`
  const data = { ...createPerson(), username, email: longEmail() }
  expect((await page.request.post('/api/register', { data })).status()).toBe(201)
  await page.request.post('/api/newsletter', { data: { email: longEmail() } })
  const message = { name, email: longEmail(), message: endless(2000), captcha: 7 }
  expect((await page.request.post('/api/contact', { data: message })).status()).toBe(201)
  await page.context().clearCookies()
  await signInAsAdmin(page)

  await test.step('messages', async () => {
    await page.goto('/admin/messages')
    const item = page.getByRole('listitem').filter({ hasText: name })
    await item.getByText(name).first().click()
    await expect(item.getByText(endless(2000))).toBeVisible()
    await expectNoHorizontalScroll(page, 'the messages')
    await item.getByRole('button', { name: `Delete the message from ${name}` }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoHorizontalScroll(page, 'the question before deleting')
  })

  await test.step('users, subscribers and the log', async () => {
    for (const path of [
      `/admin/users?search=${username}`,
      `/admin/users?search=${endless(100)}`,
      '/admin/subscribers',
      '/admin/log',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('table').or(page.getByText('contains'))).toBeVisible()
      await expectNoHorizontalScroll(page, path)
    }
  })

  await test.step('articles, also as visitors see them', async () => {
    const title = `${mark()}${endless(190)}`
    const content = `<p>Before <code>${endless(200)}</code> after <a href="/">${endless(200)}</a> ${endless(300)}</p><h2>${endless(100)}</h2><ul><li>${endless(100)}</li></ul><blockquote><p>${endless(100)}</p></blockquote><p>https://example.com/${endless(200)}</p>`
    const article = await createArticle(page, { title, category: endless(60), content })
    await page.goto('/admin/articles')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expectNoHorizontalScroll(page, 'the articles of the admin')
    await page.getByRole('button', { name: `Edit ${title}` }).click()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expectNoHorizontalScroll(page, 'the article being edited')
    await page.goto(`/tips/${article.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectNoHorizontalScroll(page, 'the article')
    await page.route('/api/articles', (route) => route.fulfill({ json: [article] }))
    for (const path of ['/tips', '/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expectNoHorizontalScroll(page, path)
    }
  })
})

/** Controls of the page's content lower or narrower than a finger needs. */
const findSmallControls = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, summary, select, a, input:not([type=radio]), label:has(input[type=radio])')
    .evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility())
        // Links within sentences are left out, which are as high as the text, and the map's sources.
        .filter((control) => {
          const parent = control.parentElement as HTMLElement
          const isWithinSentence =
            parent.textContent !== control.textContent && !/flex|grid/.test(getComputedStyle(parent).display)
          return control.tagName !== 'A' || !isWithinSentence
        })
        .map((control) => ({
          label: control.textContent || control.outerHTML.slice(0, 90),
          box: control.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ label, box }) => `${label}: ${box.width} × ${box.height}`),
    )

test('keeps calculators and results within the screen with figures and names of any length, fit for fingers', async ({
  page,
}) => {
  await test.step('figures', async () => {
    // The longest number allowed.
    const endlessNumber = `1${',000'.repeat(9)}`
    await page.goto('/calculators/solar')
    const bill = page.getByRole('textbox', { name: 'Average Monthly Electricity Bill ($)' })
    await bill.fill(endlessNumber)
    await page.getByRole('textbox', { name: 'Average Daily Sun Hours' }).fill('0,000001')
    await expect(page.getByText(/^Read as 10+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expectNoHorizontalScroll(page, 'a long number')
    await bill.fill('999999999')
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('term')).toHaveCount(3)
    await page.getByText('How are these calculations made?').click()
    await expectNoHorizontalScroll(page, 'a large result and its working')
    await bill.fill(endless(300))
    await page.getByRole('button', { name: 'Calculate', exact: true }).click()
    await expect(bill).toHaveAttribute('aria-invalid', 'true')
    await expectNoHorizontalScroll(page, 'a refused number')
  })

  await test.step('the name of an appliance', async () => {
    await page.goto('/calculators/energy-usage')
    await page.getByText(/^Assumptions/).click()
    await page.getByRole('button', { name: 'Calculate Usage' }).click()
    await expect(page.getByRole('link', { name: 'Sign in or register to save this' })).toBeVisible()
    expect(await findSmallControls(page)).toEqual([])
    await page.getByRole('textbox', { name: 'Appliance Name' }).first().fill(endless(100))
    await page.getByRole('button', { name: 'Calculate Usage' }).click()
    await page.getByText('How are these calculations made?').click()
    await expect(page.getByText(endless(100))).toBeVisible()
    await expectNoHorizontalScroll(page, 'the working')
  })
})

async function sunPathWithObstacles(page: Page) {
  await page.goto('/calculators/sun-path')
  await page.getByRole('textbox', { name: 'Latitude' }).fill('-33.8688')
  await page.getByRole('textbox', { name: 'Longitude' }).fill('151.2093')
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  await page.getByRole('button', { name: 'Add tree' }).click()
  await page.getByRole('button', { name: 'Add hill' }).click()
  await page.getByText('Work out the height from feet').first().click()
  await page.getByText('Table of the months').click()
  await page.getByRole('radio', { name: 'My own figure' }).check()
}

test('keeps Sun Path within the screen with any input, fit for fingers', async ({ page }) => {
  await sunPathWithObstacles(page)
  expect(await findSmallControls(page)).toEqual([])
  const boxes = page.getByRole('main').getByRole('textbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) {
    if ((await box.getAttribute('type')) === 'date') continue
    await box.fill(endless(300))
  }
  await expect(page.getByText(/We are still using/).first()).toBeVisible()
  await expectNoHorizontalScroll(page, 'Sun Path')
})
