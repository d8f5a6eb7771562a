import { expect, test } from 'playwright/test'
import { adminCredentials } from './admins.ts'
import { registerUser } from './people.ts'
import { expectAccessible, expectToast } from './screen.ts'

test('lets an administrator find, sign out and remove a user, and logs it', async ({ page, request }) => {
  const { username } = await registerUser({ request })
  const rows = page.locator('tbody tr')

  await test.step('the admin sign-in stands before the admin area', async () => {
    await page.goto('/admin/users')
    await expect(page).toHaveURL('/admin/login')
    await page.getByLabel('Username').fill(adminCredentials().username)
    await page.getByLabel('Password', { exact: true }).fill(adminCredentials().password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/admin/articles')
  })

  await test.step('a user is found', async () => {
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await page.getByLabel('Search by name or email').fill(username.toUpperCase())
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(username)
    await expectAccessible(page)
  })

  await test.step('signed out of every device', async () => {
    expect((await request.get('/api/user')).status()).toBe(200)
    await page.getByRole('button', { name: `Sign out ${username}` }).click()
    await expectToast(page, 'Success', `${username} is signed out everywhere`)
    expect((await request.get('/api/user')).status()).toBe(401)
  })

  await test.step('and removed after the browser asks', async () => {
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: `Remove ${username}` }).click()
    await expectToast(page, 'Success', 'User has been removed')
    await expect(rows).toHaveCount(0)
  })

  await test.step('the log says so', async () => {
    await page.getByRole('link', { name: 'Activity Log' }).click()
    const entry = rows.filter({ hasText: username }).filter({ hasText: 'Removed user' })
    await expect(entry).toContainText(adminCredentials().username)
  })
})
