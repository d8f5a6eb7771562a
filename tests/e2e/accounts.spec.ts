import { expect, type Page, test } from 'playwright/test'
import { registerUser, saveCalculation } from './people.ts'

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
}

test('returns to the profile after signing in, and shows a session nothing of the previous user', async ({
  page,
  request,
}) => {
  const otherUser = await registerUser({ request })
  const person = await registerUser(page)
  await saveCalculation(page, 'solar', 'A roof of my own')
  await page.context().clearCookies()

  await test.step('whoever opens the profile signs in and comes back', async () => {
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/)
    await signIn(page, person)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('A roof of my own')).toBeVisible()
  })

  await test.step('the next user in the same tab sees nothing of them', async () => {
    await page.getByRole('button', { name: /^Welcome, / }).click()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page.getByText(/^Welcome, /)).toHaveCount(0)
    await signIn(page, otherUser)
    await expect(page.getByText(`Welcome, ${otherUser.username}`)).toBeVisible()
    await page.getByRole('button', { name: /^Welcome, / }).click()
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByText('No calculations saved yet.')).toBeVisible()
    await expect(page.getByText('A roof of my own')).toHaveCount(0)
  })
})
