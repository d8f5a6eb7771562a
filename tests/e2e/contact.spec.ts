import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { signInAsAdmin } from './admins.ts'
import { expectAccessible, expectToast } from './screen.ts'

test('delivers a contact message to an administrator, who reads, answers and deletes it', async ({ page }) => {
  const name = `Ada ${randomUUID().slice(0, 8)}`

  await test.step('a visitor writes it', async () => {
    await page.goto('/contact')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
    await page.getByLabel('Message').fill('How large a battery do I need?')
    const question = page.getByText(/^What is \d \+ \d\?$/)
    const digits = (await question.textContent())?.match(/\d/g) ?? []
    const captcha = page.getByLabel(/^What is \d \+ \d\?$/)
    await captcha.fill('none')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Incorrect captcha answer', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await captcha.fill(String(digits.reduce((sum, digit) => sum + Number(digit), 0)))
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectToast(page, 'Message sent successfully', "We'll get back to you as soon as possible.")
  })

  await test.step('an administrator reads and answers it', async () => {
    await signInAsAdmin(page)
    await page.goto('/admin/messages')
    const message = page.getByRole('listitem').filter({ hasText: name })
    await expect(message.getByText('New', { exact: true })).toBeVisible()
    await message.getByText(name).first().click()
    await expect(message.getByText('How large a battery do I need?')).toBeVisible()
    await message.getByRole('button', { name: 'Mark as answered' }).click()
    await page.reload()
    await expect(message.getByText('Answered', { exact: true })).toBeVisible()
    await message.getByText(name).first().click()
    await expectAccessible(page)

    await message.getByRole('button', { name: `Delete the message from ${name}` }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog', { name: 'Delete Message' }).getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'Message has been deleted')
    await expect(message).toHaveCount(0)
  })
})
