import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { signInAsAdmin } from './admins.ts'
import { expectAccessible, expectToast } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const captcha = (page: Page) => page.getByLabel(/^What is \d \+ \d\?$/)
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function sum(page: Page) {
  const label = (await page.getByText(/^What is \d \+ \d\?$/).textContent()) ?? ''
  return label.match(/\d/g)?.reduce((total, digit) => total + Number(digit), 0) ?? Number.NaN
}

async function fill(page: Page, name = `Ada ${randomUUID().slice(0, 8)}`) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.getByLabel('Message').fill('How large a battery do I need?')
  await captcha(page).fill(String(await sum(page)))
  return name
}

test.beforeEach(({ page }) => page.goto('/contact'))

test('The contact page says who it is for', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(page.getByText("Have questions about solar energy? We'd love to help!", { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('Each field names what is wrong with it', async ({ page }) => {
  await page.getByLabel('Name').fill('A')
  await page.getByLabel('Email', { exact: true }).fill('ada')
  await page.getByLabel('Message').fill('Too short')
  await captcha(page).fill(String((await sum(page)) + 1))
  await send(page).click()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Message must be at least 10 characters')
  await expectAccessible(page)
})

test('A wrong sum is refused in the browser', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) calls++
  })
  await fill(page)
  for (const answer of [String((await sum(page)) + 1), '', 'seven']) {
    await captcha(page).fill(answer)
    await send(page).click()
    await expect(page.getByText('Incorrect captcha answer', { exact: true })).toBeVisible()
    await expect(captcha(page)).toBeFocused()
  }
  expect(calls).toBe(0)
})

test('A message is sent, the form is emptied, and an admin reads it', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('/api/contact', async (route) => {
    await held
    await route.continue()
  })
  const name = await fill(page)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expectToast(page, 'Message sent successfully', "We'll get back to you as soon as possible.")
  for (const label of ['Name', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(captcha(page)).toHaveValue('')
  await signInAsAdmin(page)
  await page.goto('/admin/messages')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
})

test('Another sum is drawn after a message was sent', async ({ page }) => {
  // One sum in a hundred is the same again: some of several must differ.
  const questions = new Set<string | null>()
  for (let round = 0; round < 4; round++) {
    questions.add(await page.getByText(/^What is \d \+ \d\?$/).textContent())
    await fill(page)
    await send(page).click()
    await expect(page.getByLabel('Name')).toHaveValue('')
  }
  expect(questions.size).toBeGreaterThan(1)
})

test('A message that could not be sent stays in the form', async ({ page }) => {
  const name = await fill(page)
  await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: 'Something went wrong' }))
  await send(page).click()
  await expectToast(page, 'Error sending message', 'Please try again later.')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Message')).toHaveValue('How large a battery do I need?')
  await expectAccessible(page)
})

test('The trap for robots is out of sight and reach', async ({ page }) => {
  await expect(page.locator('[name="website"]')).toBeHidden()
})

test('The form fits 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})
