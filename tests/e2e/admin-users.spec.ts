import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { administrator, signInAsAdmin } from './admins.ts'
import { stranger } from './people.ts'
import { expectAccessible, expectToast } from './screen.ts'

const PICTURE = join(import.meta.dirname, '../../client/public/icons/icon-192.png')
const rows = (page: Page) => page.locator('tbody tr')
const search = (page: Page) => page.getByLabel('Search by name or email')
const pageLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true })

/** People who share a mark in their names, so that a test can look at them alone. */
async function register(request: APIRequestContext, count: number) {
  const mark = `m${randomUUID().slice(0, 8)}`
  for (let number = 1; number <= count; number++) {
    const username = `${mark}-${String(number).padStart(2, '0')}`
    const data = { ...stranger(), username, email: `${username}@example.org` }
    expect((await request.post('/api/register', { data })).status()).toBe(201)
  }
  return mark
}

test.beforeEach(({ page }) => signInAsAdmin(page))

test('Users are listed, found, removed after the browser asks, and that stands in the log', async ({
  page,
  request,
}) => {
  // With a `request` of its own, so that registering does not sign the admin out.
  const mark = await register(request, 2)

  await test.step('a spinner turns while they are loading', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('/api/admin/users?*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/admin/users')
    await expect(page.getByRole('status').filter({ hasText: 'Loading the users' })).toBeVisible()
    release()
    await expect(rows(page).first()).toBeVisible()
    await page.unroute('/api/admin/users?*')
  })

  await test.step('they could not be fetched: that is said, and can be tried again', async () => {
    await page.route('/api/admin/users?*', (route) => route.fulfill({ status: 500, body: 'Something went wrong' }))
    await page.goto('/admin/users')
    await expect(page.getByText('Failed to fetch users', { exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute('/api/admin/users?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page).first()).toBeVisible()
  })

  await test.step('the search finds by name or email, stands in the address, and says when it finds nobody', async () => {
    await search(page).fill(`${mark}-02@EXAMPLE`)
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`search=${mark}-02%40EXAMPLE`))
    await page.reload()
    await expect(search(page)).toHaveValue(`${mark}-02@EXAMPLE`)
    await expect(rows(page)).toHaveCount(1)
    await search(page).fill(`${mark}-nobody`)
    await expect(page.getByText(`No user's name or email contains “${mark}-nobody”.`)).toBeVisible()
    await expectAccessible(page)
    await search(page).fill('')
    await expect(rows(page)).not.toHaveCount(1)
  })

  await test.step('each has its columns and a long date', async () => {
    await page.goto(`/admin/users?search=${mark}-01`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management')
    await expect(page).toHaveTitle('User Management · Helioplan')
    await expect(page.getByText('View and manage registered users', { exact: true })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      'Username',
      'Email',
      'Name',
      'Country',
      'Registered',
      'Actions',
    ])
    await expect(rows(page)).toHaveCount(1)
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date())
    await expect(rows(page).getByRole('cell')).toHaveText([
      `${mark}-01`,
      `${mark}-01@example.org`,
      'Not set',
      'Portugal',
      today,
      'Remove',
    ])
    await expectAccessible(page)
  })

  await test.step('admins cannot remove themselves', async () => {
    const { username } = administrator()
    await page.goto(`/admin/users?search=${username}@`)
    await expect(page.getByRole('cell', { name: `${username} Admin` })).toBeVisible()
    await expect(page.getByRole('button', { name: `Remove ${username}`, exact: true })).toHaveCount(0)
  })

  await test.step('one is removed after the browser asks, and the list refreshes', async () => {
    await page.goto(`/admin/users?search=${mark}`)
    const remove = page.getByRole('button', { name: `Remove ${mark}-01` })
    const questions: string[] = []
    page.once('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await remove.click()
    expect(questions).toEqual(['Are you sure you want to remove this user?'])
    await expect(rows(page)).toHaveCount(2)
    page.on('dialog', (dialog) => dialog.accept())
    await page.route('/api/admin/users/*', (route) => route.fulfill({ status: 500, body: 'Something went wrong' }))
    await remove.click()
    await expectToast(page, 'Error', 'Failed to remove user')
    await expect(rows(page)).toHaveCount(2)
    await page.unroute('/api/admin/users/*')
    await remove.click()
    await expectToast(page, 'Success', 'User has been removed')
    await expect(rows(page)).toHaveCount(1)
    await expect(remove).toHaveCount(0)
  })

  await test.step('what the admin did stands in the activity log', async () => {
    await page.goto('/admin/log')
    const entry = rows(page).filter({ hasText: `${mark}-01` })
    await expect(entry).toContainText(administrator().username)
    await expect(entry).toContainText('Removed user')
    await expectAccessible(page)
  })
})

test('The pages are previous, numbers and next, ten users each, newest first', async ({ page, request }) => {
  const mark = await register(request, 21)

  await test.step('turning a page keeps the keyboard’s focus among the pages', async () => {
    await page.goto(`/admin/users?search=${mark}`)
    await expect(rows(page)).toHaveCount(10)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('/api/admin/users?*', async (route) => {
      await released
      await route.continue()
    })
    const next = pageLink(page, 'Next')
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/page=2/)
    // While the page is on its way the one before stays, and so does the focus.
    await expect(next).toBeFocused()
    await expect(rows(page).first().getByRole('cell').first()).toHaveText(`${mark}-21`)
    release()
    await expect(rows(page).first().getByRole('cell').first()).toHaveText(`${mark}-11`)
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(1)
    // There is no next page any more.
    await expect(pageLink(page, 'Page 3')).toBeFocused()
    await page.unroute('/api/admin/users?*')
  })

  await test.step('they lead on and back, and the last goes with its last user', async () => {
    await page.goto(`/admin/users?search=${mark}`)
    await expect(rows(page)).toHaveCount(10)
    await expect(rows(page).first().getByRole('cell').first()).toHaveText(`${mark}-21`)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(pageLink(page, 'Page 1')).toHaveAttribute('aria-current', 'page')
    await pageLink(page, 'Next').click()
    await expect(page).toHaveURL(/page=2/)
    await expect(rows(page).first().getByRole('cell').first()).toHaveText(`${mark}-11`)
    await pageLink(page, 'Page 3').click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expectAccessible(page)

    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: `Remove ${mark}-01` }).click()
    await expectToast(page, 'Success', 'User has been removed')
    await expect(page).toHaveURL(/page=2/)
    await expect(rows(page)).toHaveCount(10)
    await expect(pageLink(page, 'Page 3')).toHaveCount(0)
    await pageLink(page, 'Previous').click()
    await expect(rows(page).first().getByRole('cell').first()).toHaveText(`${mark}-21`)
    await page.goto(`/admin/users?search=${mark}&page=9`)
    await expect(page.getByText('There is nothing on this page.')).toBeVisible()
  })
})

test('A person with endless names pushes no column out of view', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const mark = `m${randomUUID().slice(0, 8)}`
  const username = `${mark}${'w'.repeat(51)}`
  const email = `${mark}${'m'.repeat(55)}@${'x'.repeat(60)}.example`
  expect((await request.post('/api/register', { data: { ...stranger(), username, email } })).status()).toBe(201)
  const names = { firstName: 'F'.repeat(100), lastName: 'L'.repeat(100) }
  expect((await request.patch('/api/user', { data: names })).status()).toBe(200)
  await page.goto(`/admin/users?search=${mark}`)
  await expect(rows(page)).toHaveCount(1)
  const table = page.getByRole('region', { name: 'Registered users' })
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await expect(page.getByRole('button', { name: `Remove ${username}` })).toBeInViewport()
})

test('The five pages lead to each other, and fit 320 and 390 pixels', async ({ page }) => {
  await page.goto('/admin/users')
  for (const [name, heading] of [
    ['Messages', 'Messages'],
    ['Subscribers', 'Subscribers'],
    ['Activity Log', 'Activity Log'],
    ['Articles', 'Article Management'],
    ['Users', 'User Management'],
  ] as const)
    await test.step(heading, async () => {
      const link = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name, exact: true })
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(link).toHaveAttribute('aria-current', 'page')
      // Looked at in both its ways to write by a test of its own.
      if (name === 'Articles') return
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await expectAccessible(page)
      }
      await page.setViewportSize({ width: 1280, height: 720 })
    })
})

test('The activity log shortens the fingerprints of pictures', async ({ page }) => {
  await page.goto('/admin/articles')
  await page.getByLabel('Upload a picture').setInputFiles(PICTURE)
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/uploads\//)
  const [, fingerprint = ''] =
    /^\/uploads\/([0-9a-f]{64})\./.exec(await page.getByLabel('Image URL').inputValue()) ?? []
  expect(fingerprint).not.toBe('')
  await page.goto('/admin/log')
  const entry = rows(page).filter({ hasText: 'Uploaded picture' }).first()
  await expect(entry).toContainText(`/uploads/${fingerprint.slice(0, 8)}….`)
  await expect(entry).not.toContainText(fingerprint)
  await expect(entry.getByTitle(fingerprint).first()).toBeVisible()
})
