import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { COUNTRY_NAMES } from '#shared/places/countries.ts'
import { fail, Refusal, refuse, Unreachable } from '../../support/fake-server.ts'
import { type Actor, expectAccessible, expectToast, field, heading, openPage } from '../../support/open-page.tsx'
import { adminReply, asUser, userReply } from '../../support/replies.ts'

const tab = (name: string) => screen.getByRole('tab', { name })
const button = (name: string) => screen.getByRole('button', { name })
const articles = { listArticles: () => [] }
describe('The sign-in page', () => {
  test('has the tabs Login and Register, with arrow keys, Home and End', async () => {
    const { actor } = await openPage('/auth')
    expect(document.title).toBe('Welcome to Helioplan · Helioplan')
    expect(screen.getByRole('heading', { level: 2, name: 'Professional Solar Planning Tools' })).toBeInTheDocument()
    expect(tab('Login')).toHaveAttribute('aria-selected', 'true')
    await actor.click(tab('Login'))
    for (const [key, name] of [
      ['{ArrowRight}', 'Register'],
      ['{ArrowRight}', 'Login'],
      ['{ArrowLeft}', 'Register'],
      ['{Home}', 'Login'],
      ['{End}', 'Register'],
    ] as const) {
      await actor.keyboard(key)
      expect(tab(name)).toHaveFocus()
      expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
    await actor.tab()
    expect(field('Username')).toHaveFocus()
    await expectAccessible()
  })

  test('names its fields for password managers', async () => {
    const { actor } = await openPage('/auth')
    expect(field('Username')).toHaveAttribute('autocomplete', 'username')
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password')
    await actor.click(tab('Register'))
    for (const [label, token] of [
      ['Username', 'username'],
      ['Email', 'email'],
      ['Country', 'country-name'],
      ['Password', 'new-password'],
    ] as const)
      expect(field(label)).toHaveAttribute('autocomplete', token)
  })

  test('shows a password on request', async () => {
    const { actor } = await openPage('/auth')
    expect(field('Password')).toHaveAttribute('type', 'password')
    await actor.press('Show password')
    expect(field('Password')).toHaveAttribute('type', 'text')
    await actor.press('Hide password')
    expect(field('Password')).toHaveAttribute('type', 'password')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    '/auth',
  ])('sends a signed-in user home, not to %j', async (elsewhere) => {
    await openPage(`/auth?next=${encodeURIComponent(elsewhere)}`, { data: { user: userReply() }, server: articles })
    await waitFor(() => expect(location.pathname).toBe('/'))
  })

  test('sends a signed-in user to the page that asked for the sign-in', async () => {
    await openPage('/auth?next=%2Fcontact', { data: { user: userReply() } })
    await waitFor(() => expect(location.pathname).toBe('/contact'))
  })
})

describe('Registration', () => {
  async function openRegistration(register: () => ReturnType<typeof userReply> = userReply) {
    const opened = await openPage('/auth', { server: { register, ...articles } })
    await opened.actor.click(tab('Register'))
    return opened
  }
  async function fillRegistration(actor: Actor, password = 'sunlit-roof-42') {
    await actor.fill(field('Username'), 'ada')
    await actor.fill(field('Email'), 'ada@example.org')
    await actor.selectOptions(field('Country'), 'Portugal')
    await actor.fill(field('Password'), password)
  }

  test('reports missing values at their fields', async () => {
    const { actor, server } = await openRegistration()
    await actor.press('Sign Up')
    for (const [label, message] of [
      ['Username', 'Username is required'],
      ['Email', 'Invalid email address'],
      ['Country', 'Country is required'],
      ['Password', /Password must be at least 6 characters/],
    ] as const)
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
    expect(field('Username')).toHaveFocus()
    expect(server.calls('register')).toEqual([])
    await expectAccessible()
  })

  test('offers every country', async () => {
    await openRegistration()
    const offered = [...field('Country').querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(offered).toEqual(['Select your country', ...Object.values(COUNTRY_NAMES)])
  })

  test('shows the strength of a password while it is typed', async () => {
    const { actor } = await openRegistration()
    await actor.fill(field('Password'), 'sunny')
    expect(screen.getByText(/^Weak\./)).toBeInTheDocument()
    await actor.fill(field('Password'), 'correct horse battery staple')
    expect(screen.getByText(/^Strong, if/)).toBeInTheDocument()
  })

  test('rejects a common password at its field, until it is changed', async () => {
    const { actor, server } = await openRegistration()
    await fillRegistration(actor, 'password')
    await actor.press('Sign Up')
    expect(await screen.findByText('This password is too common')).toBeInTheDocument()
    expect(field('Password')).toHaveFocus()
    expect(server.calls('register')).toEqual([])
    await actor.fill(field('Password'), 'sunlit-roof-42')
    expect(screen.queryByText('This password is too common')).toBeNull()
  })

  test('rejects a password at its field that only the server knows to be common', async () => {
    const { actor } = await openRegistration(refuse(400, 'This password is too common'))
    await fillRegistration(actor, 'Chocolate7')
    await actor.press('Sign Up')
    expect(await screen.findByText('This password is too common')).toBeInTheDocument()
    expect(field('Password')).toHaveFocus()
  })

  test.each([
    ['That username is already taken', 409, '409: That username is already taken'],
    ['', 500, '500: Internal Server Error'],
  ])('reports the server’s rejection (%j), and keeps the input', async (text, status, description) => {
    const { actor } = await openRegistration(refuse(status, text))
    await fillRegistration(actor)
    await actor.press('Sign Up')
    await expectToast('Registration failed', description)
    await actor.click(tab('Login'))
    await actor.click(tab('Register'))
    expect(field('Username')).toHaveValue('ada')
    expect(field('Email')).toHaveValue('ada@example.org')
    expect(field('Country')).toHaveValue('Portugal')
    expect(field('Password')).toHaveValue('sunlit-roof-42')
  })

  test('signs the new user in and welcomes them by name', async () => {
    const { actor, server } = await openRegistration()
    await fillRegistration(actor)
    await actor.press('Sign Up')
    expect(await screen.findByText('Welcome, ada')).toBeInTheDocument()
    expect(location.pathname).toBe('/')
    const registered = { username: 'ada', email: 'ada@example.org', country: 'Portugal', password: 'sunlit-roof-42' }
    expect(server.calls('register')).toEqual([registered])
  })
})

describe('Signing in', () => {
  async function signIn(actor: Actor) {
    await actor.fill(field('Username'), 'ada')
    await actor.fill(field('Password'), 'sunlit-roof-42')
    await actor.press('Sign In')
  }

  test('cannot be submitted twice while pending', async () => {
    const { actor, server } = await openPage('/auth', { server: { login: refuse(503, 'The service is busy') } })
    const release = server.hold('login')
    await signIn(actor)
    expect(button('Sign In')).toBeDisabled()
    expect(button('Sign In')).toHaveAttribute('aria-busy', 'true')
    release()
    await expectToast('Login failed', '503: The service is busy')
    expect(button('Sign In')).toBeEnabled()
  })

  test.each([
    [new Refusal(401, 'Invalid username or password'), '401: Invalid username or password'],
    [new Refusal(500), '500: Internal Server Error'],
    [new Unreachable(), 'We could not reach the server. Check your connection and try again.'],
  ])('reports a failure: %s', async (failure, description) => {
    const { actor } = await openPage('/auth', { server: { login: fail(failure) } })
    await signIn(actor)
    await expectToast('Login failed', description)
    expect(field('Username')).toHaveValue('ada')
  })

  test('returns to the requesting page, also after a session that ended', async () => {
    const { actor, server } = await openPage('/profile', { server: { login: () => userReply(), ...asUser } })
    await waitFor(() => expect(location.pathname + location.search).toBe('/auth?next=%2Fprofile'))
    await screen.findByRole('tab', { name: 'Login' })
    await signIn(actor)
    await waitFor(() => expect(location.pathname).toBe('/profile'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Profile' })).toBeInTheDocument()

    const ended = refuse(401, 'Please sign in')
    server.answer('updateProfile', ended)
    server.answer('currentUser', ended)
    await actor.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await actor.press('Save Changes')
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeInTheDocument()
    expect(location.pathname + location.search).toBe('/auth?next=%2Fprofile')
    await expectAccessible()
    await signIn(actor)
    await waitFor(() => expect(location.pathname).toBe('/profile'))
  })
})

test.each([
  ['/auth', 'Welcome to Helioplan', 'Sign In'],
  ['/admin/login', 'Admin Login', 'Login'],
])('%s requires both fields', async (path, title, button) => {
  const { actor } = await openPage(path)
  expect(await heading()).toHaveTextContent(title)
  await actor.press(button)
  await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('Username is required'))
  expect(field('Password')).toHaveAccessibleDescription('Password is required')
  await expectAccessible()
})

describe('The admin sign-in', () => {
  async function signIn(actor: Actor) {
    await actor.fill(field('Username'), 'grace')
    await actor.fill(field('Password'), 'sunlit-roof-42')
    await actor.press('Login')
  }

  test.each([
    [new Refusal(401, 'Invalid username or password'), 'Invalid admin credentials'],
    [new Refusal(403), 'Invalid admin credentials'],
    [new Refusal(500), 'Something went wrong. Try again in a moment.'],
  ])('reports a failure (%s), and keeps an existing session', async (failure, description) => {
    const { actor } = await openPage('/admin/login', {
      data: { user: userReply() },
      server: {
        adminLogin: fail(failure),
        currentUser: () => userReply(),
      },
    })
    await signIn(actor)
    await expectToast('Authentication Failed', description)
    expect(location.pathname).toBe('/admin/login')
    expect(screen.getByText('Welcome, ada')).toBeInTheDocument()
  })

  test('shows “Authenticating...” while pending, and leads to the articles', async () => {
    const { actor, server } = await openPage('/admin/login', {
      server: { adminLogin: () => adminReply(), adminCheck: () => ({ isAdmin: true }), ...articles },
    })
    const release = server.hold('adminLogin')
    await signIn(actor)
    expect(button('Authenticating...')).toBeDisabled()
    release()
    await waitFor(() => expect(location.pathname).toBe('/admin/articles'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Article Management' })).toBeInTheDocument()
  })
})

describe('Signing out', () => {
  test('reports a failure', async () => {
    const { actor } = await openPage('/contact', {
      data: { user: userReply() },
      server: { logout: refuse(500) },
    })
    await actor.press('Welcome, ada')
    await actor.press('Sign Out')
    await expectToast('Logout failed', '500: Internal Server Error')
  })
})

describe('A forgotten password', () => {
  test.each(['/auth', '/admin/login'])(
    'leads from %s to a page that names whom to ask on a site without email',
    async (path) => {
      const contact = { email: 'hello@helioplan.example', phone: '+49 30 1234567', address: '' }
      const { actor } = await openPage(path, { data: { sendsMail: false, contact } })
      await actor.click(await screen.findByRole('link', { name: 'Forgot password?' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Forgot Your Password?' })).toBeVisible()
      expect(screen.getByText('This site cannot send emails, so we cannot send you a link.')).toBeVisible()
      expect(within(screen.getByRole('main')).getByRole('link', { name: 'hello@helioplan.example' })).toBeVisible()
      await expectAccessible()
    },
  )

  test('asks for the address where the site has email, and answers the same to everyone', async () => {
    const { actor, server } = await openPage('/forgot-password', {
      data: { sendsMail: true },
      server: { forgotPassword: () => ({}) },
    })
    await actor.fill(field('Email'), 'nobody')
    await actor.press('Send link')
    expect(await screen.findByText('Invalid email address')).toBeVisible()
    expect(server.calls('forgotPassword')).toEqual([])
    await actor.fill(field('Email'), 'ada@example.org')
    await actor.press('Send link')
    const sent = await screen.findByText('If an account has this address, we have sent a link to it.')
    expect(sent).toHaveAttribute('role', 'status')
    expect(server.calls('forgotPassword')).toEqual([{ email: 'ada@example.org' }])
    await expectAccessible()
  })
})
