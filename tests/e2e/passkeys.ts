import type { Page } from 'playwright/test'
import type { Person } from './people.ts'

/** Adds a virtual authenticator with user verification. Passkeys need a domain name. */
export async function addVirtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Adds a passkey to the signed-in user's account, in the profile. */
export async function addPasskey(page: Page, { password }: Person) {
  const dialog = page.getByRole('dialog')
  await page.goto('/profile')
  await page.getByRole('region', { name: 'Security', exact: true }).getByRole('button', { name: 'Add passkey' }).click()
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('list', { name: 'Your passkeys' }).waitFor()
}
