import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { signInAsAdmin } from './admins.ts'
import { expectAccessible, expectToast } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** A message from someone whom no other test knows. */
async function write(page: Page, message = 'How large a battery do I need?\nTwo people live here.') {
  const name = `Ada ${randomUUID().slice(0, 8)}`
  const data = { name, email: 'ada@example.org', message, captcha: 7 }
  const answer = await page.request.post('/api/contact', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return name
}

test.beforeEach(({ page }) => signInAsAdmin(page))

test('A message is read, answered and deleted', async ({ page }) => {
  const name = await write(page)
  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
  const message = item(page, name)
  await expect(message.getByText('New', { exact: true })).toBeVisible()
  await message.getByText(name).first().click()
  await expect(message.getByText('How large a battery do I need?')).toBeVisible()
  await expect(message.getByText('New', { exact: true })).toHaveCount(0)
  await expect(message.getByText('How large a battery do I need?')).toBeVisible()
  const reply = message.getByRole('link', { name: `Reply to ${name}` })
  await expect(reply).toHaveAttribute('href', /^mailto:ada%40example\.org\?subject=.*&body=.*How%20large/)
  await expectAccessible(page)
  await message.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(message.getByText('Answered', { exact: true })).toBeVisible()
  await page.reload()
  await expect(message.getByText('Answered', { exact: true })).toBeVisible()
  await message.getByText(name).first().click()
  await message.getByRole('button', { name: 'Mark as not answered' }).click()
  await expect(message.getByText('Answered', { exact: true })).toHaveCount(0)

  await message.getByRole('button', { name: `Delete the message from ${name}` }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Message' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Success', 'Message has been deleted')
  await expect(message).toHaveCount(0)
})

test('What a message says is shown as text', async ({ page }) => {
  const name = await write(page, '<img src=x onerror=alert(1)> <b>bold</b>')
  await page.goto('/admin/messages')
  await item(page, name).getByText(name).first().click()
  await expect(item(page, name).getByText('<img src=x onerror=alert(1)> <b>bold</b>')).toBeVisible()
})

test('Messages that could not be loaded can be tried again, and a failed change says so', async ({ page }) => {
  const name = await write(page)
  await page.route('/api/admin/messages?*', (route) => route.fulfill({ status: 503, body: 'The service is busy' }))
  await page.goto('/admin/messages')
  await expect(page.getByText('The messages could not be loaded.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('/api/admin/messages?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await item(page, name).getByText(name).first().click()
  await page.route('/api/admin/messages/*', (route) => route.fulfill({ status: 503, body: 'The service is busy' }))
  await item(page, name).getByRole('button', { name: 'Mark as answered' }).click()
  await expectToast(page, 'Error', 'The service is busy')
})
