import { expect, type Page, test } from 'playwright/test'
import { countries } from '#shared/countries.ts'
import { newUser, save, stranger } from './people.ts'
import { expectAccessible, expectToast } from './screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const form = (page: Page) => page.getByRole('tabpanel')
const signIn = (page: Page) => form(page).getByRole('button', { name: 'Sign In' })
const signUp = (page: Page) => form(page).getByRole('button', { name: 'Sign Up' })

test.describe('The sign-in page', () => {
  test('welcomes, says what the product is, and offers Login and Register', async ({ page }) => {
    await page.goto('/auth')
    await expect(page).toHaveTitle('Welcome to Helioplan · Helioplan')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Helioplan')
    await expect(page.getByRole('heading', { name: 'Professional Solar Planning Tools', level: 2 })).toBeVisible()
    await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await tab(page, 'Register').click()
    await expect(tab(page, 'Register')).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
  })

  test('moves between the tabs by arrow keys, Home and End', async ({ page }) => {
    await page.goto('/auth')
    await tab(page, 'Login').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Register'],
      ['ArrowRight', 'Login'],
      ['ArrowLeft', 'Register'],
      ['Home', 'Login'],
      ['End', 'Register'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, name)).toBeFocused()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    }
    await page.keyboard.press('Tab')
    await expect(form(page).getByLabel('Username')).toBeFocused()
  })

  test('serves password managers and autofill', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password')
    await tab(page, 'Register').click()
    for (const [label, token] of [
      ['Username', 'username'],
      ['Email', 'email'],
      ['Country', 'country-name'],
      ['Password', 'new-password'],
    ] as const)
      await expect(form(page).getByLabel(label)).toHaveAttribute('autocomplete', token)
  })

  test('shows a password when asked to', async ({ page }) => {
    await page.goto('/auth')
    const password = page.getByLabel('Password')
    await password.fill('sunlit-roof-42')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('sends a user who is signed in home', async ({ page }) => {
    await newUser(page)
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })
})

test.describe('Registration', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/auth')
    await tab(page, 'Register').click()
  })

  test('names what is missing or wrong at each field', async ({ page }) => {
    await signUp(page).click()
    for (const message of [
      'Username is required',
      'Invalid email address',
      'Country is required',
      'Password must be at least 6 characters',
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(form(page).getByLabel('Username')).toBeFocused()
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
    await expectAccessible(page)
  })

  test('says how strong a password is while it is typed', async ({ page }) => {
    await fillRegistration(page, { ...stranger(), password: 'sunny' })
    await expect(page.getByText(/^Strength: weak/)).toBeVisible()
    await form(page).getByLabel('Password').fill('correct horse battery staple')
    await expect(page.getByText(/^Strength: strong/)).toBeVisible()
  })

  test('refuses what only the server knows to be common at its field too', async ({ page }) => {
    const person = stranger()
    await fillRegistration(page, { ...person, password: 'Chocolate7' })
    await signUp(page).click()
    await expect(page.getByText('This password is too common', { exact: true })).toBeVisible()
    await expect(form(page).getByLabel('Password')).toBeFocused()
  })

  test('refuses one of the most common passwords at its field', async ({ page }) => {
    const person = stranger()
    await fillRegistration(page, { ...person, password: 'password' })
    await signUp(page).click()
    await expect(page.getByText('This password is too common', { exact: true })).toBeVisible()
    await expect(form(page).getByLabel('Password')).toBeFocused()
  })

  test('offers every country, found by typing its first letters', async ({ page }) => {
    const country = form(page).getByLabel('Country')
    await expect(country.locator('option')).toHaveText(['Select your country', ...countries])
    await country.focus()
    await page.keyboard.type('New Z')
    await expect(country).toHaveValue('New Zealand')
  })

  test('signs the new user in and welcomes them by name', async ({ page }) => {
    const person = stranger()
    await fillRegistration(page, person)
    await signUp(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(`Welcome, ${person.username}`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Welcome, ${person.username}`)).toBeVisible()
  })

  test('says "Registration failed" with the error message and keeps all that was typed', async ({ page, browser }) => {
    const other = await browser.newContext()
    const taken = await newUser(await other.newPage())
    await other.close()
    await fillRegistration(page, { ...stranger(), username: taken.username.toUpperCase() })
    await signUp(page).click()
    await expectToast(page, 'Registration failed', '409: That username is already taken')
    await expectAccessible(page)
    await tab(page, 'Login').click()
    await tab(page, 'Register').click()
    await expect(form(page).getByLabel('Username')).toHaveValue(taken.username.toUpperCase())
    await expect(form(page).getByLabel('Email')).not.toHaveValue('')
    await expect(form(page).getByLabel('Country')).toHaveValue('Portugal')
    await expect(form(page).getByLabel('Password')).toHaveValue('sunlit-roof-42')
  })
})

async function fillRegistration(page: Page, person: ReturnType<typeof stranger>) {
  await form(page).getByLabel('Username').fill(person.username)
  await form(page).getByLabel('Email').fill(person.email)
  await form(page).getByLabel('Country').selectOption(person.country)
  await form(page).getByLabel('Password').fill(person.password)
}

test.describe('Signing in', () => {
  test('asks for both fields', async ({ page }) => {
    await page.goto('/auth')
    await signIn(page).click()
    await expect(page.getByText('Username is required', { exact: true })).toBeVisible()
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('says "Login failed" with the error message, then lets the right password in', async ({ page }) => {
    const person = await newUser(page)
    await page.context().clearCookies()
    await page.goto('/auth')
    await page.getByLabel('Username').fill(person.username)
    await page.getByLabel('Password').fill('not the password')
    await signIn(page).click()
    await expectToast(page, 'Login failed', '401: Invalid username or password')
    await expect(page.getByLabel('Username')).toHaveValue(person.username)
    await page.getByLabel('Password').fill(person.password)
    await signIn(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(`Welcome, ${person.username}`)).toBeVisible()
  })

  test('shows a spinner and cannot be pressed twice while it is pending', async ({ page }) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('/api/login', async (route) => {
      await asked
      await route.fulfill({ status: 503, contentType: 'text/plain', body: 'The service is busy' })
    })
    await page.goto('/auth')
    await page.getByLabel('Username').fill('ada')
    await page.getByLabel('Password').fill('sunlit-roof-42')
    await signIn(page).click()
    await expect(signIn(page)).toBeDisabled()
    await expect(signIn(page)).toHaveAttribute('aria-busy', 'true')
    answer()
    await expectToast(page, 'Login failed', '503: The service is busy')
    await expect(signIn(page)).toBeEnabled()
  })

  test('says so in plain words when the server cannot be reached', async ({ page }) => {
    await page.route('/api/login', (route) => route.abort())
    await page.goto('/auth')
    await page.getByLabel('Username').fill('ada')
    await page.getByLabel('Password').fill('sunlit-roof-42')
    await signIn(page).click()
    await expectToast(page, 'Login failed', 'The server could not be reached. Check your connection and try again.')
  })

  test('leads back to the page that asked for it', async ({ page }) => {
    const person = await newUser(page)
    await page.context().clearCookies()
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/)
    await login(page, person)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile')
  })

  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    '/auth',
  ])
    test(`never leads to ${JSON.stringify(elsewhere)}`, async ({ page }) => {
      await newUser(page)
      await page.goto(`/auth?next=${encodeURIComponent(elsewhere)}`)
      await expect(page).toHaveURL('/')
    })
})

async function login(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await signIn(page).click()
}

test.describe('A session', () => {
  test('that ended leads to the sign-in page with a sentence, and back', async ({ page }) => {
    const person = await newUser(page)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await expectAccessible(page)
    await login(page, person)
    await expect(page).toHaveURL('/profile')
  })

  test('shows nothing of one user to the next', async ({ page, browser }) => {
    const second = await browser.newContext()
    const other = await newUser(await second.newPage())
    await second.close()
    await newUser(page)
    await save(page, 'solar', 'A roof of my own')
    await page.goto('/profile')
    await expect(page.getByText('A roof of my own')).toBeVisible()
    await signOut(page)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await login(page, other)
    await expect(page.getByText(`Welcome, ${other.username}`)).toBeVisible()
    await openProfile(page)
    await expect(page.getByText('No calculations saved yet.')).toBeVisible()
    await expect(page.getByText('A roof of my own')).toHaveCount(0)
  })
})

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /^Welcome, / }).click()
}
async function signOut(page: Page) {
  await openMenu(page)
  await page
    .getByRole('menuitem', { name: 'Sign Out' })
    .or(page.getByRole('button', { name: 'Sign Out' }))
    .click()
  await expect(page.getByText(/^Welcome, /)).toHaveCount(0)
}
async function openProfile(page: Page) {
  await openMenu(page)
  await page
    .getByRole('menuitem', { name: 'Profile' })
    .or(page.getByRole('link', { name: 'Profile' }))
    .click()
}

test.describe('Admin sign-in', () => {
  test('refuses whoever is not an admin', async ({ page }) => {
    const person = await newUser(page)
    await page.goto('/admin/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
    await expectAccessible(page)
    const button = page.getByRole('button', { name: 'Login' })
    await button.click()
    await expect(page.getByText('Username is required', { exact: true })).toBeVisible()
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
    await page.getByLabel('Username').fill(person.username)
    await page.getByLabel('Password').fill(person.password)
    await button.click()
    await expectToast(page, 'Authentication Failed', 'Invalid admin credentials')
    // A refused admin sign-in says nothing about the sign-in there is.
    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByText(`Welcome, ${person.username}`)).toBeVisible()
  })

  test('reads "Authenticating..." while it is pending', async ({ page }) => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('/api/admin/login', async (route) => {
      await asked
      await route.fulfill({ status: 401, contentType: 'text/plain', body: 'Invalid admin credentials' })
    })
    await page.goto('/admin/login')
    await page.getByLabel('Username').fill('ada')
    await page.getByLabel('Password').fill('sunlit-roof-42')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeDisabled()
    answer()
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  })
})
