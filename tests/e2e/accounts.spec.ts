import { expect, type Page, test } from 'playwright/test'
import { countries } from '#shared/countries.ts'
import { newUser, save, stranger } from './people.ts'
import { expectAccessible, expectToast } from './screen.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const form = (page: Page) => page.getByRole('tabpanel')
const signIn = (page: Page) => form(page).getByRole('button', { name: 'Sign In' })
const signUp = (page: Page) => form(page).getByRole('button', { name: 'Sign Up' })

test('The sign-in page welcomes, is walked by keyboard and serves password managers', async ({ page }) => {
  await page.goto('/auth')

  await test.step('it says what the product is, and offers Login and Register', async () => {
    await expect(page).toHaveTitle('Welcome to Helioplan · Helioplan')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Helioplan')
    await expect(page.getByRole('heading', { name: 'Professional Solar Planning Tools', level: 2 })).toBeVisible()
    await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await tab(page, 'Register').click()
    await expect(tab(page, 'Register')).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
  })

  await test.step('the tabs are walked by arrow keys, Home and End', async () => {
    await tab(page, 'Login').click()
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

  await test.step('its fields bear the names that password managers and autofill know', async () => {
    await tab(page, 'Login').click()
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

  await test.step('it shows a password when asked to', async () => {
    await tab(page, 'Login').click()
    const password = page.getByLabel('Password')
    await password.fill('sunlit-roof-42')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })
})

test('The sign-in page sends a user who is signed in home, never to another site', async ({ page }) => {
  await newUser(page)
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    '/auth',
  ]) {
    await page.goto(`/auth?next=${encodeURIComponent(elsewhere)}`)
    await expect(page, elsewhere).toHaveURL('/')
  }
})

test('Registration names what is wrong at each field, keeps what was typed, and signs the new user in', async ({
  page,
  request,
}) => {
  const tooCommon = page.getByText('This password is too common', { exact: true })
  await page.goto('/auth')
  await tab(page, 'Register').click()

  await test.step('what is missing or wrong is named at each field', async () => {
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

  await test.step('every country is offered, and found by typing its first letters', async () => {
    const country = form(page).getByLabel('Country')
    await expect(country.locator('option')).toHaveText(['Select your country', ...countries])
    await country.focus()
    await page.keyboard.type('New Z')
    await expect(country).toHaveValue('New Zealand')
  })

  await test.step('how strong a password is is said while it is typed', async () => {
    await fillRegistration(page, { ...stranger(), password: 'sunny' })
    await expect(page.getByText(/^Strength: weak/)).toBeVisible()
    await form(page).getByLabel('Password').fill('correct horse battery staple')
    await expect(page.getByText(/^Strength: strong/)).toBeVisible()
  })

  await test.step('a password that only the server knows to be common is refused at its field too', async () => {
    await form(page).getByLabel('Password').fill('sunlit-roof-42')
    await expect(tooCommon).toHaveCount(0)
    await form(page).getByLabel('Password').fill('Chocolate7')
    await signUp(page).click()
    await expect(tooCommon).toBeVisible()
    await expect(form(page).getByLabel('Password')).toBeFocused()
  })

  await test.step('one of the most common passwords is refused at its field', async () => {
    await form(page).getByLabel('Password').fill('sunlit-roof-42')
    await expect(tooCommon).toHaveCount(0)
    await form(page).getByLabel('Password').fill('password')
    await signUp(page).click()
    await expect(tooCommon).toBeVisible()
    await expect(form(page).getByLabel('Password')).toBeFocused()
  })

  await test.step('what the server refuses is "Registration failed" with its message, and all that was typed is kept', async () => {
    const taken = await newUser({ request })
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

  await test.step('the new user is signed in and welcomed by name', async () => {
    const person = stranger()
    await fillRegistration(page, person)
    await signUp(page).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(`Welcome, ${person.username}`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Welcome, ${person.username}`)).toBeVisible()
  })
})

async function fillRegistration(page: Page, person: ReturnType<typeof stranger>) {
  await form(page).getByLabel('Username').fill(person.username)
  await form(page).getByLabel('Email').fill(person.email)
  await form(page).getByLabel('Country').selectOption(person.country)
  await form(page).getByLabel('Password').fill(person.password)
}

test('Signing in says what is wrong, whether of the server or of the password, and lets the right one in', async ({
  page,
  request,
}) => {
  const person = await newUser({ request })
  await page.goto('/auth')

  await test.step('it asks for both fields', async () => {
    await signIn(page).click()
    await expect(page.getByText('Username is required', { exact: true })).toBeVisible()
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it shows a spinner and cannot be pressed twice while it is pending', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('/api/login', async (route) => {
      await asked
      await route.fulfill({ status: 503, contentType: 'text/plain', body: 'The service is busy' })
    })
    await page.getByLabel('Username').fill('ada')
    await page.getByLabel('Password').fill('sunlit-roof-42')
    await signIn(page).click()
    await expect(signIn(page)).toBeDisabled()
    await expect(signIn(page)).toHaveAttribute('aria-busy', 'true')
    answer()
    await expectToast(page, 'Login failed', '503: The service is busy')
    await expect(signIn(page)).toBeEnabled()
    await page.unroute('/api/login')
  })

  await test.step('it says so in plain words when the server cannot be reached', async () => {
    await page.route('/api/login', (route) => route.abort())
    await signIn(page).click()
    await expectToast(page, 'Login failed', 'The server could not be reached. Check your connection and try again.')
    await page.unroute('/api/login')
  })

  await test.step('it says "Login failed" with the error message, then lets the right password in', async () => {
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
})

async function login(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await signIn(page).click()
}

test('Signing in leads back to the page that asked for it, at first and after a session that ended', async ({
  page,
}) => {
  const person = await newUser(page)
  await page.context().clearCookies()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/)
  await login(page, person)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile')

  // What the page still asks for would be told of the end before the press is.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expectAccessible(page)
  await login(page, person)
  await expect(page).toHaveURL('/profile')
})

test('A session shows nothing of one user to the next', async ({ page, request }) => {
  const other = await newUser({ request })
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

test('The admin sign-in refuses whoever is not an admin, and reads "Authenticating..." while it is pending', async ({
  page,
}) => {
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

  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/admin/login', async (route) => {
    await asked
    await route.fulfill({ status: 401, contentType: 'text/plain', body: 'Invalid admin credentials' })
  })
  await page.getByLabel('Username').fill('ada')
  await page.getByLabel('Password').fill('sunlit-roof-42')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
})
