import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { query } from '../support/e2e-database.ts'
import { signInAsAdmin } from './admins.ts'
import { expectAccessible, expectToast } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const email = (page: Page) => page.getByLabel('Email address')
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true })
const newAddress = () => `reader-${randomUUID().slice(0, 8)}@example.org`

const SCHEMA_SCRIPT = /\/assets\/newsletter-(?!form-)/

test('reports a failed download of the validation, and subscribes on the next press', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  // The form's own script loads on the first touch; this test does not block it.
  const form = page.waitForResponse(/\/assets\/newsletter-form-/)
  await email(page).click()
  await form
  await expect(subscribe(page)).toBeEnabled()
  await page.route(SCHEMA_SCRIPT, (route) => route.abort())
  const address = newAddress()
  await email(page).fill(address)
  await subscribe(page).click()
  await expectToast(page, 'Subscription failed', 'We could not reach the server. Check your connection and try again.')
  await expect(email(page)).toHaveValue(address)
  await page.unroute(SCHEMA_SCRIPT)
  await subscribe(page).click()
  await expectToast(page, 'Subscribed')
  expect(complaints).toEqual([])
})

/** The export names each subscriber's unsubscribe link. */
async function exported(page: Page) {
  await page.goto('/admin/subscribers')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download confirmed as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('subscribers.csv')
  return readFile(await download.path(), 'utf8')
}

test('leaves a subscription unconfirmed without email, and exports a confirmed one until it is ended by its link', async ({
  page,
}) => {
  const address = newAddress()
  for (const typed of [address, address.toUpperCase()]) {
    await page.goto('/')
    await email(page).fill(typed)
    await subscribe(page).click()
    await expectToast(page, 'Subscribed', 'Thank you for subscribing to our newsletter.')
  }
  await signInAsAdmin(page)
  expect(await exported(page)).not.toContain(address)
  await expect(page.getByText('This site sends no mail')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: address })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: address })).toContainText('Not confirmed yet')

  // The row is as if a mail had gone out.
  const confirmation = randomBytes(32).toString('base64url')
  await query('update subscribers set confirmation = $2 where email = $1', [address, confirmation])
  await page.goto(`/newsletter/confirm?token=${confirmation}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your subscription is confirmed.')).toBeVisible()

  const line = (await exported(page)).split('\r\n').find((row) => row.startsWith(address))
  const link = new URL(line?.split(',').at(-1)?.replaceAll('"', '') ?? '')
  await page.goto(`${link.pathname}${link.search}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You are unsubscribed. We will not send you any more newsletters.')).toBeVisible()
  await expectAccessible(page)
  expect(await exported(page)).not.toContain(address)
  await expect(page.getByRole('row').filter({ hasText: address })).toContainText('Unsubscribed')

  await page.goto(`/newsletter/confirm?token=${confirmation}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This link no longer works')).toBeVisible()
})
