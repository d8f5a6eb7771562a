import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { type CalculatorSlug, catalogue, entry } from '#shared/calculators/catalogue.ts'
import { type Example, examples } from '../support/examples.ts'
import { newUser, save, stranger } from './people.ts'
import { expectAccessible, expectToast } from './screen.ts'

const card = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true })
const rows = (page: Page) => card(page, 'Saved Calculations').getByRole('listitem')
const row = (page: Page, type: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name: type, exact: true }) })

const EMPTY = 'No calculations saved yet. Use any calculator and click "Save" to store your results.'

test('Profile information is shown to its user alone, and is edited, refused and kept', async ({ page, request }) => {
  await test.step('a visitor is sent to sign in', async () => {
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/)
  })

  const person = await newUser(page)
  const information = card(page, 'Profile Information')
  const edit = information.getByRole('button', { name: 'Edit Profile' })
  await page.goto('/profile')

  await test.step('it stands on a card, with "Not set" for what is not there', async () => {
    await expect(page).toHaveTitle('Your Profile · Helioplan')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile')
    await expect(information.getByRole('definition')).toHaveText([
      person.username,
      person.email,
      'Not set',
      person.country,
    ])
    await expectAccessible(page)
  })

  await test.step('it stays as it was after Cancel', async () => {
    await edit.click()
    await information.getByLabel('Username').fill('somebody-else')
    await information.getByRole('button', { name: 'Cancel' }).click()
    await expect(information.getByText(person.username, { exact: true })).toBeVisible()
    await edit.click()
    await expect(information.getByLabel('Username')).toBeFocused()
    await expect(information.getByLabel('Username')).toHaveValue(person.username)
    await expectAccessible(page)
  })

  await test.step('what is wrong is named at its field', async () => {
    await information.getByLabel('Username').fill(' ')
    await information.getByLabel('Email').fill('nowhere')
    await information.getByRole('button', { name: 'Save Changes' }).click()
    await expect(information.getByText('Username is required', { exact: true })).toBeVisible()
    await expect(information.getByText('Invalid email address', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  const { username, email } = stranger()
  await test.step('what the server refuses is "Update failed" with its message, and keeps what was typed', async () => {
    const taken = await newUser({ request })
    await information.getByLabel('Username').fill(taken.username)
    await information.getByLabel('Email').fill(email)
    await information.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Update failed', 'That username is already taken')
    await expect(information.getByLabel('Username')).toHaveValue(taken.username)
  })

  await test.step('what is right is kept', async () => {
    await information.getByLabel('Username').fill(username)
    await information.getByLabel('First Name').fill('Ada')
    await information.getByLabel('Last Name').fill('Lovelace')
    await information.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(page, 'Profile updated', 'Your profile has been successfully updated.')
    await expect(information.getByRole('definition')).toHaveText([username, email, 'Ada Lovelace', 'Portugal'])
    await expect(page.getByText(`Welcome, ${username}`)).toBeVisible()
    await expect(edit).toBeFocused()
    await page.reload()
    await expect(information.getByRole('definition')).toHaveText([username, email, 'Ada Lovelace', 'Portugal'])
  })

  await test.step('a name that is emptied is lost', async () => {
    await edit.click()
    await information.getByLabel('First Name').fill('')
    await information.getByLabel('Last Name').fill('')
    await information.getByRole('button', { name: 'Save Changes' }).click()
    await expect(information.getByText('Not set')).toBeVisible()
  })

  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('Saved calculations are listed, taken home, deleted one by one, and bear notes', async ({ page }) => {
  await newUser(page)
  const only = row(page, 'Solar Calculator')
  const deleteBattery = row(page, 'Battery Storage Calculator').getByRole('button', { name: 'Delete' })

  await test.step('there are none at first', async () => {
    await page.goto('/profile')
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear History' })).toHaveCount(0)
  })

  await test.step('they show their type, date and time, and notes, the newest first', async () => {
    await save(page, 'solar')
    await save(page, 'battery', 'The second')
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText('Battery Storage Calculator')
    await expect(rows(page).first()).toContainText('The second')
    const when = await rows(page).last().locator('time').getAttribute('datetime')
    expect(Math.abs(Date.now() - Date.parse(when ?? ''))).toBeLessThan(60_000)
    const shown = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(
      Date.parse(when ?? ''),
    )
    await expect(rows(page).last().locator('time')).toHaveText(shown)
    await expectAccessible(page)
  })

  for (const format of ['CSV', 'JSON'])
    await test.step(`they can be taken home as ${format}`, async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: `Download ${format}` }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`))
      const text = await readFile(await download.path(), 'utf8')
      for (const expected of ['Solar Calculator', 'The second', 'Battery Storage Calculator'])
        expect(text).toContain(expected)
    })

  await test.step('they are deleted one by one, after a question', async () => {
    await deleteBattery.click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete Calculation' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(deleteBattery).toBeFocused()
    await remove(page, row(page, 'Battery Storage Calculator'))
    await expect(row(page, 'Battery Storage Calculator')).toHaveCount(0)
    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expect(only).toBeVisible()
  })

  await test.step('they have notes that can be changed and removed', async () => {
    await only.getByRole('button', { name: 'Edit Notes' }).click()
    const box = only.getByRole('textbox', { name: /^Notes/ })
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('Monthly bill: $150')
    await expectAccessible(page)
    await box.fill('The house by the sea')
    await only.getByRole('button', { name: 'Save Notes' }).click()
    await expect(only.getByText('The house by the sea', { exact: true })).toBeVisible()
    await expect(only.getByRole('button', { name: 'Edit Notes' })).toBeFocused()
    await page.reload()
    await expect(only.getByText('The house by the sea', { exact: true })).toBeVisible()
    await only.getByRole('button', { name: 'Edit Notes' }).click()
    await box.fill('Forget this')
    await page.keyboard.press('Escape')
    await expect(only.getByText('The house by the sea', { exact: true })).toBeVisible()
    await only.getByRole('button', { name: 'Edit Notes' }).click()
    await box.fill('')
    await box.press('Enter')
    await expect(only.getByRole('button', { name: 'Add Notes' })).toBeVisible()
  })
})

test('What is below the saved plans stays where it is when they have come', async ({ page }) => {
  await newUser(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/homes', async (route) => {
      await asked
      await route.continue()
    })
    await page.goto('/profile')
    const below = page.getByRole('heading', { level: 2, name: 'Saved Calculations' })
    await expect(page.getByText('No calculations saved yet')).toBeVisible()
    const before = await below.boundingBox()
    answer()
    await expect(page.getByText('No plans saved yet.')).toBeVisible()
    expect((await below.boundingBox())?.y, `at ${width} px`).toBeCloseTo(before?.y ?? 0, 0)
    await page.unrouteAll()
  }
})

test('Saved calculations survive what fails, and are all cleared after a question', async ({ page }) => {
  await newUser(page)
  await save(page, 'solar')

  await test.step('when they do not load they can be tried again', async () => {
    await page.route('/api/calculations', (route) => route.fulfill({ status: 503, body: 'The service is busy' }))
    await page.goto('/profile')
    await expect(page.getByText('Your saved calculations could not be loaded.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('/api/calculations')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(1)
  })

  const clear = page.getByRole('button', { name: 'Clear History' })
  const dialog = page.getByRole('alertdialog', { name: 'Clear Calculation History' })

  await test.step('they stay when clearing fails', async () => {
    await page.route('/api/calculations', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, body: 'Something went wrong' })
        : route.continue(),
    )
    await clear.click()
    await dialog.getByRole('button', { name: 'Clear History' }).click()
    await expectToast(page, 'Clear failed', 'An error occurred while clearing calculations. Please try again.')
    await expect(rows(page)).toHaveCount(1)
    await page.unroute('/api/calculations')
  })

  await test.step('one of a type that no calculator has only logs an error', async () => {
    await page.route('/api/calculations', async (route) => {
      const answer = await route.fetch()
      const [saved] = await answer.json()
      await route.fulfill({ json: [{ ...saved, calculatorType: 'Wind Calculator' }] })
    })
    await page.reload()
    // The lists above it have come, and move it no more.
    await page.waitForLoadState('networkidle')
    const logged = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.getByRole('button', { name: 'View Details' }).click()
    expect((await logged).text()).toContain('Wind Calculator')
    await expect(page).toHaveURL('/profile')
    expect(await page.evaluate(() => sessionStorage.getItem('savedCalculation'))).toBeNull()
    await page.unroute('/api/calculations')
  })

  await test.step('they are cleared after a question', async () => {
    await page.reload()
    await clear.click()
    await expect(dialog).toHaveAccessibleDescription(
      'This will permanently delete all your saved calculations. This action cannot be undone.',
    )
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(rows(page)).toHaveCount(1)
    await clear.click()
    await dialog.getByRole('button', { name: 'Clear History' }).click()
    await expectToast(page, 'Calculations cleared', 'Your calculation history has been cleared.')
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible()
  })
})

test('Saved calculations come twenty at a time, and all are reached when one of the newest is deleted first', async ({
  page,
}) => {
  await newUser(page)
  for (let number = 1; number <= 25; number++) await save(page, 'solar', `Number ${number}.`)
  const more = page.getByRole('button', { name: 'Load more' })
  await page.goto('/profile')
  await expect(rows(page)).toHaveCount(20)
  await more.click()
  await expect(rows(page)).toHaveCount(25)
  await expect(rows(page).last()).toContainText('Number 1.')
  await expect(more).toHaveCount(0)

  await page.reload()
  await expect(rows(page)).toHaveCount(20)
  await remove(page, rows(page).filter({ hasText: 'Number 20.' }))
  await more.click()
  await expect(rows(page)).toHaveCount(24)
  await expect(rows(page).last()).toContainText('Number 1.')
})

async function remove(page: Page, from: ReturnType<typeof rows>) {
  await from.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Calculation' }).click()
  await expectToast(page, 'Calculation deleted')
}

for (const some of [catalogue.slice(0, 5), catalogue.slice(5)])
  test(`Calculated, saved and found again in the profile: ${some.map(({ type }) => type).join(', ')}`, async ({
    page,
  }) => {
    await newUser(page)
    for (const { slug, type } of some)
      await test.step(`${type} is calculated and saved`, async () => {
        const [example] = examples[slug]
        await page.goto(`/calculators/${slug}`)
        for (const [label, value] of Object.entries(example.typed))
          await page.getByLabel(label, { exact: true }).fill(value)
        await page.getByRole('button', { name: /^Calculate( Usage| Loan)?$/ }).click()
        await expectResults(page, example)
        await page.getByRole('button', { name: 'Save Calculation' }).click()
        await expectToast(page, 'Calculation saved', 'Your calculation has been saved to your profile.')
      })

    await page.goto('/profile')
    for (const { slug, type } of some)
      await test.step(`${type} opens by View Details as it was saved`, async () => {
        const [example] = examples[slug]
        await expect(row(page, type).getByText(example.notes, { exact: true })).toBeVisible()
        await row(page, type).getByRole('button', { name: 'View Details' }).click()
        await expectRestored(page, slug, example)
        await page.goBack()
      })
  })

test('What was changed about the assumptions comes back from the profile too', async ({ page }) => {
  const [, example] = examples.solar
  if (!example?.typed['Electricity rate ($/kWh)']) throw new Error('The example changes no assumption')
  await newUser(page)
  await save(page, 'solar', example.notes, example)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'View Details' }).click()
  await expectRestored(page, 'solar', example)
})

async function expectResults(page: Page, { cards }: Example) {
  for (const [name, value] of Object.entries(cards)) {
    const figure = page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    await expect(figure.locator('dd').first()).toHaveText(value)
  }
}

async function expectRestored(page: Page, slug: CalculatorSlug, example: Example) {
  await expect(page).toHaveURL(`/calculators/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry(slug).title)
  for (const [label, value] of Object.entries(example.typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  for (const [at, appliance] of (example.rows ?? []).entries())
    for (const [label, value] of Object.entries(appliance))
      await expect(page.getByLabel(label).nth(at)).toHaveValue(value)
  await expectResults(page, example)
  expect(await page.evaluate(() => sessionStorage.getItem('savedCalculation'))).toBeNull()
}

test('The password is asked for before it is changed, is neither short nor common, and a change ends the other sessions', async ({
  page,
  request,
}) => {
  const person = await newUser(page)
  await page.goto('/profile')

  await test.step('it is asked for', async () => {
    await changePassword(page, 'not the password', 'brighter-roof-43')
    await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription('The password is not correct')
    await expect(page.getByLabel('Current Password')).toBeFocused()
    await expect(page.getByLabel('New Password')).toHaveValue('brighter-roof-43')
    await expectAccessible(page)
  })

  await test.step('it may be neither short nor common', async () => {
    await changePassword(page, person.password, 'short')
    await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible()
    await changePassword(page, person.password, 'password')
    await expect(page.getByText('This password is too common', { exact: true })).toBeVisible()
  })

  await test.step('its change ends the other sessions', async () => {
    // A browser elsewhere.
    expect((await request.post('/api/login', { data: person })).status()).toBe(200)
    await changePassword(page, person.password, 'brighter-roof-43')
    await expectToast(page, 'Password changed')
    await expect(page.getByLabel('Current Password')).toHaveValue('')
    expect((await request.get('/api/user')).status()).toBe(401)
    expect((await page.request.get('/api/user')).status()).toBe(200)
    const again = { username: person.username, password: 'brighter-roof-43' }
    expect((await page.request.post('/api/login', { data: again })).status()).toBe(200)
  })
})

async function changePassword(page: Page, current: string, next: string) {
  await page.getByLabel('Current Password').fill(current)
  await page.getByLabel('New Password').fill(next)
  await page.getByRole('button', { name: 'Change Password' }).click()
}

test('An account is closed after its password is asked, and everything of it is gone', async ({ page }) => {
  const person = await newUser(page)
  await save(page, 'solar')
  await page.goto('/profile')
  const opener = page.getByRole('main').getByRole('button', { name: 'Close Account' })
  const dialog = page.getByRole('dialog', { name: 'Close Account' })

  await test.step('the question gives the focus back, also in a browser that does not focus what is pressed', async () => {
    await opener.dispatchEvent('click')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  await opener.click()
  await expect(dialog.getByLabel('Password')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close Account' }).click()
  await expect(dialog.getByText('Password is required', { exact: true })).toBeVisible()
  await dialog.getByLabel('Password').fill('not the password')
  await dialog.getByRole('button', { name: 'Close Account' }).click()
  await expect(dialog.getByText('The password is not correct', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Close Account' }).click()
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Account closed')
  await expect(page.getByText(/^Welcome, /)).toHaveCount(0)
  const { username, password } = person
  expect((await page.request.post('/api/login', { data: { username, password } })).status()).toBe(401)
})

test('The whole journey goes by the keyboard alone', async ({ page }) => {
  const person = stranger()
  const keyboard = page.keyboard
  /** Tab until the focus is on what is looked for, as a person would. */
  async function tabTo(role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
    const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first()
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab never reached the ${role} ${name}`)
  }
  await page.goto('/auth')
  await tabTo('tab', 'Login')
  await keyboard.press('ArrowRight')
  await tabTo('textbox', 'Username')
  await keyboard.type(person.username)
  await keyboard.press('Tab')
  await keyboard.type(person.email)
  await keyboard.press('Tab')
  await keyboard.type('Portu')
  await keyboard.press('Tab')
  await keyboard.type(person.password)
  await keyboard.press('Enter')
  await expect(page.getByText(`Welcome, ${person.username}`)).toBeVisible()

  await tabTo('link', 'View Calculators')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Calculators')
  await tabTo('link', /^Solar Calculator/)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar Panel Calculator')
  const [example] = examples.solar
  for (const [label, value] of Object.entries(example.typed)) {
    await tabTo('textbox', label)
    await keyboard.type(value)
  }
  await keyboard.press('Enter')
  await expectResults(page, example)
  await tabTo('button', 'Save Calculation')
  await keyboard.press('Enter')
  await expectToast(page, 'Calculation saved')

  await tabTo('button', /^Welcome, /)
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  await tabTo('link', 'Profile').catch(() => tabTo('menuitem', 'Profile'))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile')
  await tabTo('button', 'View Details')
  await keyboard.press('Enter')
  await expectRestored(page, 'solar', example)
})
