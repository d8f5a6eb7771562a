import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { catalogueEntry } from '#shared/calculators/catalogue.ts'
import { IDENTITY_CONFIRMATION_REQUIRED } from '#shared/contract/endpoints.ts'
import type { PageData } from '#shared/contract/page.ts'
import { examples } from '../../support/examples.ts'
import { type Handlers, Refusal, refuse } from '../../support/fake-server.ts'
import { type Actor, expectAccessible, expectToast, field, heading, openPage } from '../../support/open-page.tsx'
import { asUser, calculationReply, userReply } from '../../support/replies.ts'

const ada = userReply()
const EMPTY = 'No calculations saved yet. Use any calculator and click "Save" to store your results.'
const solar = calculationReply({ id: 1 })
const battery = calculationReply({ id: 2, calculatorType: catalogueEntry('battery').type, notes: 'The second' })

/** Opens the profile; by default nothing is saved. */
async function openProfile(server: Handlers = {}, user = ada, data: Partial<PageData> = {}) {
  const opened = await openPage('/profile', { data: { user, ...data }, server: { ...asUser, ...server } })
  await screen.findByRole('region', { name: 'Profile Information' })
  return opened
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const information = () => region('Profile Information')
const facts = () =>
  information()
    .queryAllByRole('definition')
    .map(({ textContent }) => textContent)
const saved = () => region('Saved Calculations')
const rows = () => saved().queryAllByRole('listitem')
const rowOf = (type: string) => {
  const row = rows().find((item) => within(item).queryByRole('heading', { name: type }))
  if (!row) throw new Error(`${type} is not listed`)
  return within(row)
}

describe('Profile information', () => {
  test('says “Not set” for what is not there', async () => {
    await openProfile()
    expect(document.title).toBe('Your Profile · Helioplan')
    expect(facts()).toEqual(['ada', 'ada@example.org', 'Not set', 'Portugal'])
  })

  test('stays as it was after Cancel', async () => {
    const { actor, server } = await openProfile()
    await actor.press('Edit Profile')
    await actor.fill(field('Username'), 'somebody-else')
    await actor.press('Cancel')
    expect(facts()[0]).toBe('ada')
    await actor.press('Edit Profile')
    expect(field('Username')).toHaveFocus()
    expect(field('Username')).toHaveValue('ada')
    expect(server.calls('updateProfile')).toEqual([])
  })

  test('names at each field what is wrong with it', async () => {
    const { actor } = await openProfile()
    await actor.press('Edit Profile')
    await actor.fill(field('Username'), ' ')
    await actor.fill(field('Email'), 'nowhere')
    await actor.press('Save Changes')
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/Username is required/))
    expect(field('Email')).toHaveAccessibleDescription('Invalid email address')
    await expectAccessible()
  })

  test('is changed, greets by the new name, and gives the focus back', async () => {
    const { actor, server } = await openProfile({
      updateProfile: ({ username = ada.username, firstName = null, lastName = null }) =>
        userReply({ username, firstName, lastName }),
    })
    await actor.press('Edit Profile')
    await actor.fill(field('Username'), 'lovelace')
    await actor.fill(field(/^First Name/), 'Ada')
    await actor.fill(field(/^Last Name/), 'Lovelace')
    await actor.press('Save Changes')
    await expectToast('Profile updated', 'Your profile has been successfully updated.')
    expect(facts()).toEqual(['lovelace', 'ada@example.org', 'Ada Lovelace', 'Portugal'])
    expect(screen.getByText('Welcome, lovelace')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus())
    await actor.press('Edit Profile')
    await actor.fill(field(/^First Name/), '')
    await actor.fill(field(/^Last Name/), '')
    await actor.press('Save Changes')
    await waitFor(() => expect(facts()[2]).toBe('Not set'))
    expect(server.calls('updateProfile').at(-1)).toMatchObject({ firstName: null, lastName: null })
  })

  test('offers the language of emails where there are several', async () => {
    const languages = { languages: ['en', 'de'] } as const
    const { actor, server } = await openProfile(
      { updateProfile: ({ language = 'en' }) => userReply({ language }) },
      ada,
      languages,
    )
    expect(facts().at(-1)).toBe('English')
    await actor.press('Edit Profile')
    expect(field('Language of emails')).toHaveValue('en')
    await actor.selectOptions(field('Language of emails'), 'Deutsch')
    await expectAccessible()
    await actor.press('Save Changes')
    await waitFor(() => expect(facts().at(-1)).toBe('Deutsch'))
    expect(server.calls('updateProfile')).toEqual([expect.objectContaining({ language: 'de' })])
  })

  test('offers English instead of a language that the site no longer has', async () => {
    const { actor } = await openProfile({}, userReply({ language: 'xx' }), { languages: ['en', 'de'] })
    expect(facts().at(-1)).toBe('English')
    await actor.press('Edit Profile')
    expect(field('Language of emails')).toHaveValue('en')
  })

  test('keeps the stored language of emails where there is no choice', async () => {
    const german = userReply({ language: 'de' })
    const { actor, server } = await openProfile({ updateProfile: () => german }, german)
    await actor.press('Edit Profile')
    expect(screen.queryByLabelText('Language of emails')).toBeNull()
    await actor.press('Save Changes')
    await expectToast('Profile updated')
    expect(server.calls('updateProfile')).toEqual([expect.not.objectContaining({ language: expect.anything() })])
  })

  test.each([
    [409, 'That username is already taken', 'That username is already taken'],
    [500, '', 'Something went wrong. Try again in a moment.'],
  ])('that the server refuses (%i) keeps what was typed', async (status, text, description) => {
    const { actor } = await openProfile({ updateProfile: refuse(status, text) })
    await actor.press('Edit Profile')
    await actor.fill(field('Username'), 'taken')
    await actor.press('Save Changes')
    await expectToast('Update failed', description)
    expect(field('Username')).toHaveValue('taken')
  })
})

describe('A change long after the sign-in', () => {
  const dialog = () => screen.findByRole('dialog', { name: IDENTITY_CONFIRMATION_REQUIRED })

  /** The profile, where a change of the username asks for the password first. */
  async function changeName() {
    let isReauthenticated = false
    const opened = await openProfile({
      updateProfile: ({ username = '' }) =>
        isReauthenticated ? userReply({ username }) : refuse(403, IDENTITY_CONFIRMATION_REQUIRED)(),
      proveIdentity({ password }) {
        if (password !== 'sunlit-roof-42') throw new Refusal(400, 'The password is not correct')
        isReauthenticated = true
      },
    })
    const { actor } = opened
    await actor.press('Edit Profile')
    await actor.fill(field('Username'), 'lovelace')
    await actor.press('Save Changes')
    await dialog()
    return opened
  }

  test('asks who is there, names a wrong password at its field, and goes on with the right one', async () => {
    const { actor } = await changeName()
    await expectAccessible()
    const password = within(await dialog()).getByLabelText('Password')
    await actor.fill(password, 'not the password')
    await actor.press('Continue')
    await waitFor(() => expect(password).toHaveAccessibleDescription('The password is not correct'))
    await actor.fill(password, 'sunlit-roof-42')
    await actor.keyboard('{Enter}')
    await expectToast('Profile updated')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(facts()[0]).toBe('lovelace')
  })

  test('changes nothing where the question is given up, and keeps what was typed', async () => {
    const { actor } = await changeName()
    await actor.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    await expectToast('Update failed', 'You did not confirm it is you, so nothing has changed.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveFocus())
    expect(field('Username')).toHaveValue('lovelace')
  })
})

describe('An address that waits for its confirmation', () => {
  test('is said, and its change is cancelled', async () => {
    const { actor } = await openProfile(
      { cancelEmailChange: () => ada },
      userReply({ pendingEmail: 'new@example.org' }),
    )
    expect(await screen.findByText('Waiting for confirmation')).toBeInTheDocument()
    expect(facts()[1]).toBe('ada@example.org')
    await actor.press('Cancel change')
    await expectToast('Change canceled', 'Your email address is still ada@example.org.')
    expect(screen.queryByText('Waiting for confirmation')).toBeNull()
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus()
  })

  test('is sent another link, after the password where the sign-in is long ago', async () => {
    let isReauthenticated = false
    const waiting = userReply({ pendingEmail: 'new@example.org' })
    const { actor } = await openProfile(
      {
        updateProfile: () => (isReauthenticated ? waiting : refuse(403, IDENTITY_CONFIRMATION_REQUIRED)()),
        proveIdentity() {
          isReauthenticated = true
        },
      },
      waiting,
    )
    await actor.press('Send again')
    await actor.fill(await screen.findByLabelText('Password'), 'sunlit-roof-42')
    await actor.keyboard('{Enter}')
    await expectToast('Email sent', 'We sent another link to new@example.org.')
  })
})

describe('Saved calculations', () => {
  test('are none at first', async () => {
    await openProfile()
    expect(await screen.findByText(EMPTY)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Clear History' })).toBeNull()
  })

  test('show their type, date and time, and notes, and can be taken home', async () => {
    await openProfile({ listCalculations: () => [battery, solar] })
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(rows()[0]).toHaveTextContent('Battery Storage Calculator')
    expect(rows()[0]).toHaveTextContent('The second')
    const time = rows()[1]?.querySelector('time')
    expect(time).toHaveAttribute('datetime', solar.createdAt)
    const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
    expect(time).toHaveTextContent(shown.format(new Date(solar.createdAt)))
    for (const format of ['csv', 'json'])
      expect(screen.getByRole('link', { name: `Download ${format.toUpperCase()}` })).toHaveAttribute(
        'href',
        `/api/calculations/export?format=${format}`,
      )
    await expectAccessible()
  })

  test('are deleted one by one, after a question', async () => {
    let stored = [battery, solar]
    const { actor, server } = await openProfile({
      listCalculations: () => stored,
      deleteCalculation({ id }) {
        stored = stored.filter((item) => item.id !== Number(id))
      },
    })
    await waitFor(() => expect(rows()).toHaveLength(2))
    const opener = rowOf(battery.calculatorType).getByRole('button', { name: 'Delete' })
    await actor.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete calculation' })
    await expectAccessible()
    await actor.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(opener).toHaveFocus())
    expect(rows()).toHaveLength(2)
    await actor.click(opener)
    await actor.click(await screen.findByRole('button', { name: 'Delete calculation' }))
    await expectToast('Calculation deleted')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(server.calls('deleteCalculation')).toMatchObject([{ id: '2' }])
  })

  test('have notes that can be changed, left and removed', async () => {
    const { actor, server } = await openProfile({
      listCalculations: () => [solar],
      updateCalculation: ({ notes }) => calculationReply({ notes: notes ?? null }),
    })
    const notes = () => screen.getByRole('textbox', { name: /^Notes/ })
    await actor.click(await screen.findByRole('button', { name: 'Edit notes' }))
    expect(notes()).toHaveFocus()
    expect(notes()).toHaveValue(solar.notes)
    await actor.fill(notes(), 'The house by the sea')
    await actor.press('Save notes')
    expect(await screen.findByText('The house by the sea')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit notes' })).toHaveFocus())
    await actor.press('Edit notes')
    await actor.fill(notes(), 'Forget this')
    await actor.keyboard('{Escape}')
    expect(screen.getByText('The house by the sea')).toBeInTheDocument()
    await actor.press('Edit notes')
    await actor.fill(notes(), '')
    await actor.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Add notes' })).toBeInTheDocument()
    expect(server.calls('updateCalculation').map((call) => call.notes)).toEqual(['The house by the sea', null])
  })

  test('that do not load can be tried again', async () => {
    const { actor, server } = await openProfile({ listCalculations: refuse(503, 'The service is busy') })
    expect(await screen.findByText('We could not load your saved calculations.')).toBeInTheDocument()
    await expectAccessible()
    server.answer('listCalculations', () => [solar])
    await actor.press('Try again')
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('are all cleared after a question, and stay when that fails', async () => {
    const { actor, server } = await openProfile({
      listCalculations: () => [solar],
      clearCalculations: refuse(500),
    })
    const confirm = async () => {
      await actor.click(await screen.findByRole('button', { name: 'Clear History' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Clear Calculation History' })
      expect(dialog).toHaveAccessibleDescription(
        'This will permanently delete all your saved calculations. This action cannot be undone.',
      )
      await actor.click(within(dialog).getByRole('button', { name: 'Clear History' }))
    }
    await confirm()
    await expectToast('Clear failed', 'An error occurred while clearing calculations. Please try again.')
    expect(rows()).toHaveLength(1)
    server.answer('clearCalculations', () => undefined)
    await confirm()
    await expectToast('Calculations cleared', 'Your calculation history has been cleared.')
    expect(await screen.findByText(EMPTY)).toBeInTheDocument()
  })

  test('of a type that no calculator has only log an error', async () => {
    const { actor } = await openProfile({
      listCalculations: () => [calculationReply({ calculatorType: 'Wind Calculator' })],
    })
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    await actor.click(await screen.findByRole('button', { name: 'View Details' }))
    expect(error).toHaveBeenCalledWith(expect.stringContaining('Wind Calculator'))
    expect(location.pathname).toBe('/profile')
    expect(sessionStorage.getItem('savedCalculation')).toBeNull()
    error.mockRestore()
  })

  test('open by View Details as they were saved, assumptions that were changed too', async () => {
    const [, example] = examples.solar
    if (!example?.typed['Electricity rate ($/kWh)']) throw new Error('The example changes no assumption')
    const { inputs, results } = example
    const { actor } = await openProfile({ listCalculations: () => [calculationReply({ inputs, results })] })
    await actor.click(await screen.findByRole('button', { name: 'View Details' }))
    expect(await screen.findByRole('heading', { level: 1, name: catalogueEntry('solar').title() })).toBeInTheDocument()
    for (const [label, value] of Object.entries(example.typed)) expect(field(label)).toHaveValue(value)
    for (const [label, value] of Object.entries(example.cards)) {
      const card = region('Results').getByText(label).closest('div')
      expect(card?.querySelector('dd')).toHaveTextContent(value)
    }
  })

  test('come twenty at a time, and all are reached when one of the newest is deleted first', async () => {
    let all = Array.from({ length: 25 }, (_, index) =>
      calculationReply({ id: 25 - index, notes: `Number ${25 - index}.` }),
    )
    const { actor } = await openProfile({
      listCalculations: ({ before = 26 }) => all.filter(({ id }) => id < Number(before)).slice(0, 20),
      deleteCalculation({ id }) {
        all = all.filter((item) => item.id !== Number(id))
      },
    })
    await waitFor(() => expect(rows()).toHaveLength(20))
    const row = rows().find((item) => item.textContent?.includes('Number 20.'))
    await actor.click(within(row as HTMLElement).getByRole('button', { name: 'Delete' }))
    await actor.click(await screen.findByRole('button', { name: 'Delete calculation' }))
    await waitFor(() => expect(screen.queryByText('Number 20.')).toBeNull())
    await actor.press('Load more')
    await waitFor(() => expect(rows()).toHaveLength(24))
    expect(rows().at(-1)).toHaveTextContent('Number 1.')
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })
})

describe('The password', () => {
  async function change(actor: Actor, current: string, next: string) {
    await actor.fill(field('Current password'), current)
    await actor.fill(field('New password'), next)
    await actor.press('Change password')
  }

  test('is asked for before it is changed', async () => {
    const { actor } = await openProfile({ changePassword: refuse(400, 'The password is not correct') })
    await change(actor, 'not the password', 'brighter-roof-43')
    await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription('The password is not correct'))
    expect(field('Current password')).toHaveFocus()
    expect(field('New password')).toHaveValue('brighter-roof-43')
  })

  test.each([
    ['short', 'Password must be at least 6 characters'],
    ['password', 'This password is too common'],
  ])('may not be %j', async (next, message) => {
    const { actor, server } = await openProfile()
    await change(actor, 'sunlit-roof-42', next)
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(server.calls('changePassword')).toEqual([])
  })

  test('is changed, and the form is empty afterwards', async () => {
    const { actor } = await openProfile({ changePassword: () => undefined })
    await change(actor, 'sunlit-roof-42', 'brighter-roof-43')
    await expectToast('Password changed', 'We signed you out on all other devices.')
    expect(field('Current password')).toHaveValue('')
    expect(field('New password')).toHaveValue('')
  })
})

test('An account is closed after its password is asked, and the question gives the focus back', async () => {
  const { actor } = await openProfile({
    closeAccount({ password }) {
      if (password !== 'sunlit-roof-42') throw new Refusal(400, 'The password is not correct')
    },
    listArticles: () => [],
  })
  const opener = screen.getByRole('button', { name: 'Close account' })
  // A press that does not move the focus, as in Safari.
  opener.click()
  await screen.findByRole('dialog', { name: 'Close account' })
  await actor.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())

  await actor.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Close account' }))
  const close = () => actor.click(dialog.getByRole('button', { name: 'Close account' }))
  const password = dialog.getByLabelText('Password')
  await close()
  await waitFor(() => expect(password).toHaveAccessibleDescription('Password is required'))
  await actor.fill(password, 'not the password')
  await close()
  await waitFor(() => expect(password).toHaveAccessibleDescription('The password is not correct'))
  await expectAccessible()
  await actor.fill(password, 'sunlit-roof-42')
  await close()
  await waitFor(() => expect(location.pathname).toBe('/'))
  await expectToast('Account closed')
  expect(screen.queryByText(/^Welcome, /)).toBeNull()
})

test('Other devices are listed and signed out, one and all', async () => {
  const session = { lastSeenAt: solar.createdAt, signedInAt: solar.createdAt, isThis: false }
  let sessions = [
    { ...session, id: 1, device: 'Chrome on Linux', isThis: true },
    { ...session, id: 2, device: 'Safari on an iPhone' },
    { ...session, id: 3, device: 'Chrome on Android' },
  ]
  const { actor, server } = await openProfile({
    listSessions: () => sessions,
    endSession({ id }) {
      sessions = sessions.filter((item) => item.id !== Number(id))
    },
    endOtherSessions() {
      sessions = sessions.filter(({ isThis }) => isThis)
    },
  })
  const devices = () =>
    within(screen.getByRole('list', { name: 'Devices where you are signed in' })).queryAllByRole('listitem')
  await waitFor(() => expect(devices()).toHaveLength(3))
  expect(devices()[0]).toHaveTextContent('This device')
  expect(within(devices()[0] as HTMLElement).queryByRole('button')).toBeNull()
  const signOut = within(devices()[1] as HTMLElement).getByRole('button', { name: 'Sign out' })
  const release = server.hold('endSession')
  await actor.click(signOut)
  await waitFor(() => expect(signOut).toBeDisabled())
  release()
  await expectToast('Signed out', 'Safari on an iPhone is signed out.')
  await waitFor(() => expect(devices()).toHaveLength(2))
  expect(await heading()).toHaveFocus()
  await actor.press('Sign out on all other devices')
  await waitFor(() => expect(devices()).toHaveLength(1))
  await expectAccessible()
})

test('A removed passkey leaves the focus on the heading', async () => {
  const passkey = { id: 5, name: 'My phone', createdAt: '2026-03-01T12:00:00.000Z', lastUsedAt: null }
  let passkeys = [passkey]
  const { actor, server } = await openProfile({
    secondFactors: () => ({ passkeys, hasAuthenticator: false, recoveryCodesLeft: 8 }),
    removePasskey() {
      passkeys = []
    },
  })
  const list = () => screen.queryByRole('list', { name: 'Your passkeys' })
  await waitFor(() => expect(list()).toBeInTheDocument())
  const removeButton = within(list() as HTMLElement).getByRole('button', { name: 'Remove' })
  await actor.click(removeButton)
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove passkey' }))
  await actor.fill(dialog.getByLabelText('Password'), 'sunlit-roof-42')
  const release = server.hold('secondFactors')
  await actor.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removeButton).toHaveFocus())
  release()
  await waitFor(() => expect(list()).toBeNull())
  await waitFor(async () => expect(await heading()).toHaveFocus())
})

test('A profile that is saved late signs nobody in again', async () => {
  const { actor, server, client } = await openProfile({
    updateProfile: () => userReply({ username: 'lovelace' }),
    logout: () => undefined,
    listArticles: () => [],
  })
  await actor.press('Edit Profile')
  const release = server.hold('updateProfile')
  await actor.fill(field('Username'), 'lovelace')
  await actor.press('Save Changes')
  await actor.press(/^Welcome/)
  await actor.click(await screen.findByRole('button', { name: 'Sign Out' }))
  const signedInUser = () => client.getQueryData(['/api/user'])
  await waitFor(() => expect(signedInUser()).toBeNull())
  release()
  await expectToast('Profile updated')
  expect(signedInUser()).toBeNull()
})
