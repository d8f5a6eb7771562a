import { expect, type Page, test } from 'playwright/test'
import { administrator, newArticle, signInAsAdmin } from './admins.ts'
import { newUser, save, stranger } from './people.ts'
import { expectToast, untilAlive } from './screen.ts'

/*
 * A server, or a proxy in front of it, that fails without a word: what the specification's error catalogue names is said
 * all the same. Where it names "the error message", that is the status and its name.
 */
const STATUS = '500: Internal Server Error'
const UNEXPLAINED = 'Something went wrong. Please try again in a moment.'

/** From now on these calls are answered 500 with nothing in it. */
async function failWithoutAWord(page: Page, method: string, path: string) {
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
}

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

test('A failed login, registration and logout show the error message', async ({ page }) => {
  const { username, email, country, password } = stranger()
  await page.goto('/auth')
  await failWithoutAWord(page, 'POST', '/api/login')
  await main(page).getByLabel('Username').fill(username)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign In')
  await expectToast(page, 'Login failed', STATUS)

  await failWithoutAWord(page, 'POST', '/api/register')
  await page.getByRole('tab', { name: 'Register' }).click()
  await main(page).getByLabel('Username').fill(username)
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Country').selectOption(country)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Sign Up')
  await expectToast(page, 'Registration failed', STATUS)

  const person = await newUser(page)
  await page.goto('/')
  await failWithoutAWord(page, 'POST', '/api/logout')
  await page.getByRole('button', { name: `Welcome, ${person.username}` }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expectToast(page, 'Logout failed', STATUS)
})

test('A failed save of a calculation shows the error message', async ({ page }) => {
  await newUser(page)
  await page.goto('/calculators/solar')
  await page.getByLabel('Average Monthly Electricity Bill ($)').fill('150')
  await page.getByLabel('Average Daily Sun Hours').fill('5')
  await press(page, 'Calculate')
  await failWithoutAWord(page, 'POST', '/api/calculations')
  await press(page, 'Save Calculation')
  await expectToast(page, 'Save failed', STATUS)
})

test('What fails on the profile is said in a sentence', async ({ page }) => {
  await newUser(page)
  await save(page, 'solar')
  await page.goto('/profile')
  await failWithoutAWord(page, 'PATCH', '/api/user')
  await press(page, 'Edit Profile')
  await press(page, 'Save Changes')
  await expectToast(page, 'Update failed', UNEXPLAINED)

  await failWithoutAWord(page, 'DELETE', '/api/calculations')
  await press(page, 'Clear History')
  await confirm(page, 'Clear History')
  await expectToast(page, 'Clear failed', 'An error occurred while clearing calculations. Please try again.')
})

test('What fails for an admin bears the specification’s sentences, and blames no credentials', async ({
  page,
  request,
}) => {
  await test.step('a failed admin login says more than nothing', async () => {
    const { username, password } = administrator()
    await page.goto('/admin/login')
    await failWithoutAWord(page, 'POST', '/api/admin/login')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, 'Login')
    await expectToast(page, 'Authentication Failed', UNEXPLAINED)
  })

  await signInAsAdmin(page)
  await test.step('a check of the sign-in that fails is no refusal: it can be tried again', async () => {
    await failWithoutAWord(page, 'GET', '/api/admin/check')
    await page.goto('/admin/users')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not check your sign-in')
    await page.unroute('/api/admin/check')
    await press(page, 'Try again')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management')
  })

  await test.step('a failed change of an article', async () => {
    const { title, id } = await newArticle(page)
    await page.goto('/admin/articles')
    await failWithoutAWord(page, 'POST', '/api/articles')
    for (const [label, value] of Object.entries({
      Title: 'Never stored',
      Category: 'Basics',
      'Image URL': '/images/bill.jpg',
      'URL Slug': 'never-stored',
      'Content (HTML)': '<p>Never stored</p>',
    }))
      await page.getByLabel(label).fill(value)
    await press(page, 'Create Article')
    await expectToast(page, 'Error', 'Failed to create article')

    await failWithoutAWord(page, 'PATCH', `/api/articles/${id}`)
    page.once('dialog', (question) => question.accept())
    await press(page, `Edit ${title}`)
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await press(page, 'Update Article')
    await expectToast(page, 'Error', 'Failed to update article')

    await failWithoutAWord(page, 'DELETE', `/api/articles/${id}`)
    await press(page, `Delete ${title}`)
    await confirm(page, 'Delete')
    await expectToast(page, 'Error', 'Failed to delete article')
  })

  await test.step('a failed list of users and a failed removal', async () => {
    const { username } = await newUser({ request })
    await page.goto(`/admin/users?search=${username}`)
    await failWithoutAWord(page, 'DELETE', '/api/admin/users/*')
    page.once('dialog', (question) => question.accept())
    await press(page, `Remove ${username}`)
    await expectToast(page, 'Error', 'Failed to remove user')

    await failWithoutAWord(page, 'GET', '/api/admin/users?*')
    await page.reload()
    await expect(main(page).getByRole('alert')).toContainText('Failed to fetch users')
  })
})

test('A failed message and a failed subscription say so', async ({ page }) => {
  await page.goto('/contact')
  await failWithoutAWord(page, 'POST', '/api/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Message').fill('A message that is long enough.')
  const sum = (await page.getByText(/^What is \d/).textContent()) ?? ''
  const [a, b] = sum.match(/\d/g) ?? []
  await page.getByLabel(/What is/).fill(String(Number(a) + Number(b)))
  await press(page, 'Send Message')
  await expectToast(page, 'Error sending message', 'Please try again later.')

  await page.goto('/')
  await failWithoutAWord(page, 'POST', '/api/newsletter')
  await page.getByLabel('Email address').fill('ada@example.org')
  await press(page, 'Subscribe')
  await expectToast(page, 'Subscription failed', STATUS)
})

test('An article that fails to load is not called missing, and a missing one is', async ({ page }) => {
  await page.route('/api/articles/*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/tips')
  await untilAlive(page)
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The article could not be loaded')
  await page.unroute('/api/articles/*')
  await page.goto('/tips/there-is-no-such-article')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found')
})
