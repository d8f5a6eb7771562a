import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { query } from '../support/e2e-database.ts'
import { previousCode, totpCode } from '../support/totp.ts'
import { addPasskey, addVirtualAuthenticator } from './passkeys.ts'
import { type Person, registerUser } from './people.ts'
import { expectAccessible } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function signOut(page: Page) {
  await page.request.post('/api/logout', { data: {} })
}
/** First step of a sign-in. */
async function enterPassword(page: Page, { username, password }: Pick<Person, 'username' | 'password'>) {
  await page.goto('/auth')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
async function expectSignedIn(page: Page, { username }: Person) {
  await expect(page.getByText(`Welcome, ${username}`).first()).toBeVisible()
}
/** Confirms the password in the dialog of a button. */
async function confirmPassword(page: Page, button: string, { password }: Person, confirm = 'Continue') {
  await card(page, 'Security').getByRole('button', { name: button }).click()
  await dialog(page).getByLabel('Password').fill(password)
  await dialog(page).getByRole('button', { name: confirm }).click()
}

test('sets a new password by the link, once', async ({ page }) => {
  const person = await registerUser(page)
  const token = randomBytes(32).toString('base64url')
  await query(
    `insert into account_links (hash, user_id, purpose, expires_at)
     select $1, id, 'password', now() + interval '30 minutes' from users where username = $2`,
    [createHash('sha256').update(token).digest('base64url'), person.username],
  )
  await page.goto('/reset-password')
  await expect(page.getByRole('alert').getByText('This link is incomplete.')).toBeVisible()
  await page.goto(`/reset-password#token=${token}`)
  await page.reload()
  await expect(heading(page)).toHaveText('Choose a New Password')
  const field = page.getByLabel('New password')
  const set = page.getByRole('button', { name: 'Save password' })
  await field.fill('letmein')
  await set.click()
  await expect(page.getByText('This password is too common')).toBeVisible()
  await expectAccessible(page)
  const password = 'a quite different sentence'
  await field.fill(password)
  await set.click()
  await expect(page.getByText('Your new password is set. We signed you out on all devices.')).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await enterPassword(page, { ...person, password })
  await expectSignedIn(page, person)
  await page.goto(`/reset-password#token=${token}`)
  await page.reload()
  await field.fill('yet another sentence')
  await set.click()
  await expect(page.getByText('This link no longer works. Ask for a new one')).toBeVisible()
})

test('sets up an authenticator app, asks for it at the next sign-in, and removes it', async ({ page }) => {
  const person = await registerUser(page)
  await page.goto('/profile')
  await confirmPassword(page, 'Add app', { ...person, password: 'wrong' })
  await expect(dialog(page).getByText('The password is not correct')).toBeVisible()
  await dialog(page).getByLabel('Password').fill(person.password)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByRole('img', { name: 'The key for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = (
    (await dialog(page)
      .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? ''
  ).replaceAll(' ', '')
  await dialog(page).getByLabel('Code').fill('12')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByText('That code is not correct')).toBeVisible()
  await dialog(page)
    .getByLabel('Code')
    .fill(await previousCode(secret))
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
  await expect(card(page, 'Security').getByText('10 codes are left.')).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await enterPassword(page, person)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code is not correct')).toBeVisible()
  await page.goto('/profile')
  await expect(page, 'half signed in is not signed in').toHaveURL(/\/auth/)
  await enterPassword(page, person)
  await page.getByLabel('Code').fill(totpCode(secret, Date.now()))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectSignedIn(page, person)

  await signOut(page)
  await enterPassword(page, person)
  await page.getByLabel('Code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectSignedIn(page, person)

  await page.goto('/profile')
  await expect(card(page, 'Security').getByText('9 codes are left.')).toBeVisible()
  await confirmPassword(page, 'Remove app', person, 'Remove app')
  await expect(card(page, 'Security').getByRole('button', { name: 'Add app' })).toBeVisible()
})

// Passkeys need a domain name; 127.0.0.1 has none.
test.describe('passkeys', () => {
  test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` })

  test('a passkey signs in after the password and without it, until it is removed', async ({ page }) => {
    await addVirtualAuthenticator(page)
    const person = await registerUser(page)
    await page.goto('/profile')
    await card(page, 'Security').getByRole('button', { name: 'Add passkey' }).click()
    await dialog(page).getByLabel('Name').fill('My laptop')
    await dialog(page).getByLabel('Password').fill(person.password)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Continue' }).click()
    await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toContainText('My laptop')

    await signOut(page)
    await enterPassword(page, person)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expectSignedIn(page, person)

    await signOut(page)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expectSignedIn(page, person)

    await page.goto('/profile')
    await expect(page.getByRole('list', { name: 'Your passkeys' }).getByText(/^Last used /)).toBeVisible()
    await confirmPassword(page, 'Remove', person, 'Remove')
    // The list behind the dialog is hidden from assistive technology.
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0)
    await signOut(page)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('That passkey does not belong to this account')).toBeVisible()
    await expectAccessible(page)
  })

  test('a passkey signs in at the administrators’ sign-in, for administrators only', async ({ page }) => {
    await addVirtualAuthenticator(page)
    const person = await registerUser(page)
    await addPasskey(page, person)
    await signOut(page)
    await page.goto('/admin/login')
    const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
    await signIn.click()
    await expect(page.getByText('Invalid admin credentials')).toBeVisible()
    await expectAccessible(page)
    await query('update users set is_admin = true where username = $1', [person.username])
    await signIn.click()
    await expect(page).toHaveURL('/admin/articles')
    await expect(heading(page)).toHaveText('Article Management')
  })
})
