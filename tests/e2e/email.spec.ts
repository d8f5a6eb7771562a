import { expect, type Page, test } from 'playwright/test'
import { query } from '../support/e2e-database.ts'
import { e2ePorts } from '../support/e2e-ports.ts'
import { type ReceivedEmail, startSmtpServer, waitUntil } from '../support/smtp-server.ts'
import { addPasskey, addVirtualAuthenticator } from './passkeys.ts'
import { createPerson, type Person, registerUser } from './people.ts'
import { expectAccessible, expectToast } from './screen.ts'

const { withMail, smtpPort } = e2ePorts()
const SITE = `http://localhost:${withMail}`

// Serial: the tests share one mail server.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: SITE })

let mailServer: Awaited<ReturnType<typeof startSmtpServer>>
test.beforeAll(async () => {
  mailServer = await startSmtpServer({}, smtpPort)
})
test.afterAll(() => mailServer.close())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const information = (page: Page) => page.getByRole('region', { name: 'Profile Information', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' })

/** The newest email to an address with a link to a page, and that link. */
async function linkIn(address: string, path: string) {
  const find = (mail: ReceivedEmail) => mail.to.includes(address) && mail.body.includes(`${SITE}${path}#token=`)
  await waitUntil(() => mailServer.received.some(find), 30_000)
  const mail = mailServer.received.filter(find).at(-1)
  return new RegExp(`${SITE}${path}#token=[\\w-]{43}`).exec(mail?.body ?? '')?.[0] ?? ''
}

/** Registers a user, who then follows the link in the email. */
async function registerAndConfirm(page: Page) {
  const person = await registerUser(page)
  await page.goto(await linkIn(person.email, '/confirm-email'))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  return person
}

/** Enters another email address in the profile. */
async function requestEmailChange(page: Page, email: string) {
  await page.goto('/profile')
  await information(page).getByRole('button', { name: 'Edit Profile' }).click()
  await information(page).getByLabel('Email', { exact: true }).fill(email)
  await information(page).getByRole('button', { name: 'Save Changes' }).click()
}
/** Dates the last reauthentication of a person's sessions back more than 10 minutes. */
const expireReauthentication = ({ username }: Person) =>
  query(
    `update sessions set sess = (sess::jsonb || '{"provenAt":0}')::json
     where user_id = (select id from users where username = $1)`,
    [username],
  )
const signIn = async (page: Page, { username, password }: Person) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('confirms a new email address by its link, in a session of its account only', async ({ page, browser }) => {
  const person = await registerUser(page)
  const { email } = createPerson()
  await requestEmailChange(page, email)
  await expect(information(page).getByText('Waiting for confirmation')).toBeVisible()
  await expect(information(page).getByText(person.email, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const link = await linkIn(email, '/confirm-email')

  await test.step('someone else with the link cannot confirm it from their own account', async () => {
    const context = await browser.newContext({ baseURL: SITE })
    const elsewhere = await context.newPage()
    await registerUser(elsewhere)
    await elsewhere.goto(link)
    await elsewhere.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(elsewhere.getByRole('alert').getByText('This link belongs to another account.')).toBeVisible()
    expect(await elsewhere.content()).not.toContain(person.username)
    await context.close()
  })

  await test.step('a visitor signs in first and comes back', async () => {
    const context = await browser.newContext({ baseURL: SITE })
    const phone = await context.newPage()
    await phone.goto(link)
    await expect(heading(phone)).toHaveText('Confirm Your Email Address')
    await expect(phone.getByText('Sign in to the account with this new address.')).toBeVisible()
    expect(await phone.content()).not.toContain(person.username)
    await expectAccessible(phone)
    await phone.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(phone).toHaveURL('/auth?next=%2Fconfirm-email')
    await signIn(phone, person)
    await expect(phone).toHaveURL('/confirm-email')
    await phone.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(phone.getByText('Your email address is confirmed.')).toBeVisible()
    await expectAccessible(phone)
    await phone.getByRole('link', { name: 'Your Profile' }).click()
    await expect(information(phone).getByText(email, { exact: true })).toBeVisible()
    await expect(information(phone).getByText('Waiting for confirmation')).toHaveCount(0)
    await phone.goto(link)
    await phone.reload()
    await phone.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(phone.getByRole('alert').getByText('This link no longer works.')).toBeVisible()
    await context.close()
  })
})

test('cancels an email change from the old mailbox, without a sign-in', async ({ page, browser }) => {
  const person = await registerAndConfirm(page)
  const { email } = createPerson()
  await requestEmailChange(page, email)
  await expect(information(page).getByText('Waiting for confirmation')).toBeVisible()
  await linkIn(email, '/confirm-email')
  const context = await browser.newContext({ baseURL: SITE })
  const elsewhere = await context.newPage()
  await elsewhere.goto(await linkIn(person.email, '/cancel-email-change'))
  await expect(heading(elsewhere)).toHaveText('Cancel Email Change')
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Cancel change' }).click()
  await expect(elsewhere.getByText('The change is canceled. Your account keeps its email address.')).toBeVisible()
  await expectAccessible(elsewhere)
  await context.close()
  await page.goto('/profile')
  await expect(information(page).getByText(person.email, { exact: true })).toBeVisible()
  await expect(information(page).getByRole('button', { name: 'Cancel change' })).toHaveCount(0)
})

test('accepts a passkey, and asks before ending other sessions', async ({ page }) => {
  await addVirtualAuthenticator(page)
  const person = await registerAndConfirm(page)
  await addPasskey(page, person)
  await expireReauthentication(person)
  // A second sign-in would need the second factor: a session row replaces it.
  await query(
    `insert into sessions (sid, sess, expire)
     select 'other-' || s.sid, s.sess, s.expire from sessions s
     where s.user_id = (select id from users where username = $1)`,
    [person.username],
  )
  await page.reload()
  await page.getByRole('button', { name: 'Sign out on all other devices' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Use a passkey' }).click()
  await expectToast(page, 'Signed out', 'You are signed out on all other devices.')
  await expect(page.getByRole('list', { name: 'Devices where you are signed in' }).getByRole('listitem')).toHaveCount(1)
})
