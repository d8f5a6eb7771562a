import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { signInAsAdmin } from './admins.ts'
import { expectAccessible, expectToast } from './screen.ts'

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

test('The contact page says who it is for, and what is wrong with each field', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) calls++
  })
  await page.goto('/contact')

  await test.step('it says who it is for', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await expect(page.getByText("Have questions about solar energy? We'd love to help!", { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the trap for robots is out of sight and reach', async () => {
    await expect(page.locator('[name="website"]')).toBeHidden()
  })

  await test.step('each field names what is wrong with it', async () => {
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

  await test.step('a wrong sum is refused in the browser', async () => {
    await fill(page)
    for (const answer of [String((await sum(page)) + 1), '', 'seven']) {
      await captcha(page).fill(answer)
      await send(page).click()
      await expect(page.getByText('Incorrect captcha answer', { exact: true })).toBeVisible()
      await expect(captcha(page)).toBeFocused()
    }
  })

  await test.step('the form fits 320 pixels', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)
  })

  expect(calls).toBe(0)
})

test('A message stays in the form until it is sent, and an admin reads it', async ({ page }) => {
  await page.goto('/contact')
  // One sum in a hundred is the same again: some of several must differ.
  const questions = new Set<string | null>()
  const question = page.getByText(/^What is \d \+ \d\?$/)

  await test.step('one that could not be sent stays in the form', async () => {
    const name = await fill(page)
    await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: 'Something went wrong' }))
    await send(page).click()
    await expectToast(page, 'Error sending message', 'Please try again later.')
    await expect(page.getByLabel('Name')).toHaveValue(name)
    await expect(page.getByLabel('Message')).toHaveValue('How large a battery do I need?')
    await expectAccessible(page)
    await page.unroute('/api/contact')
    questions.add(await question.textContent())
  })

  const name = `Ada ${randomUUID().slice(0, 8)}`
  await test.step('one that is sent empties the form', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('/api/contact', async (route) => {
      await held
      await route.continue()
    })
    await fill(page, name)
    await send(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    await expectToast(page, 'Message sent successfully', "We'll get back to you as soon as possible.")
    for (const label of ['Name', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
    await expect(captcha(page)).toHaveValue('')
    questions.add(await question.textContent())
  })

  await test.step('another sum is drawn after each', async () => {
    for (let round = 0; round < 3; round++) {
      await fill(page)
      await send(page).click()
      await expect(page.getByLabel('Name')).toHaveValue('')
      questions.add(await question.textContent())
    }
    expect(questions.size).toBeGreaterThan(1)
  })

  await test.step('an admin reads it', async () => {
    await signInAsAdmin(page)
    await page.goto('/admin/messages')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  })
})
