import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { refuse } from '../../support/fake-server.ts'
import { expectAccessible, heading, openPage } from '../../support/open-page.tsx'
import { userReply } from '../../support/replies.ts'

const NO_TOKEN = 'This link is incomplete. Open it again from the email.'

describe.each([
  ['/confirm-email#token=abc', 'Confirm', 'confirmEmail', 'Your email address is confirmed.'],
  [
    '/cancel-email-change#token=abc',
    'Cancel change',
    'cancelEmailChangeByLink',
    'The change is canceled. Your account keeps its email address.',
  ],
  [
    '/release-email#token=abc',
    'Release address',
    'releaseEmail',
    'Your email address is released. You can use it for an account of your own.',
  ],
  ['/newsletter/confirm?token=abc', 'Confirm', 'confirmSubscription', 'Your subscription is confirmed.'],
  [
    '/newsletter/unsubscribe?token=abc',
    'Unsubscribe',
    'unsubscribe',
    'You are unsubscribed. We will not send you any more newsletters.',
  ],
] as const)('%s', (address, action, endpoint, done) => {
  const open = () =>
    openPage(address, { data: { user: userReply() }, server: { [endpoint]: () => undefined, currentUser: userReply } })

  test('acts on a press, reports it, and focuses the heading', async () => {
    const { actor, server } = await open()
    await heading()
    await expectAccessible()
    expect(server.calls(endpoint)).toEqual([])
    await actor.press(action)
    expect(await screen.findByText(done)).toHaveAttribute('role', 'status')
    expect(server.calls(endpoint)).toEqual([{ token: 'abc' }])
    expect(screen.queryByRole('button', { name: action })).toBeNull()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(await heading()).toHaveFocus()
    await expectAccessible()
  })

  test('reports a failure and can be pressed again', async () => {
    const { actor, server } = await open()
    server.answer(endpoint, refuse(400, 'This link no longer works.'))
    await actor.press(action)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This link no longer works.'))
    expect(screen.getByRole('button', { name: action })).toBeEnabled()
  })
})

test.each([
  ['/confirm-email', 'Confirm'],
  ['/cancel-email-change', 'Cancel change'],
  ['/release-email', 'Release address'],
])('%s without a token only reports that', async (path, action) => {
  await openPage(path, { data: { user: userReply() } })
  expect(await screen.findByText(NO_TOKEN)).toHaveAttribute('role', 'alert')
  expect(screen.getByRole('button', { name: action })).toBeDisabled()
})

describe('A link in a German email', () => {
  test('stays in German through the sign-in', async () => {
    const { actor, server } = await openPage('/de/confirm-email#token=abc', {
      server: { login: () => userReply({ language: 'de' }), confirmEmail: () => undefined, currentUser: userReply },
    })
    await actor.press('Anmelden')
    await waitFor(() => expect(location.pathname).toBe('/de/auth'))
    await actor.fill(await screen.findByLabelText('Benutzername'), 'ada')
    await actor.fill(screen.getByLabelText('Passwort'), 'a good long sentence')
    await actor.press('Anmelden')
    await waitFor(() => expect(location.pathname).toBe('/de/confirm-email'))
    await actor.press('Bestätigen')
    expect(await screen.findByText('Ihre E-Mail-Adresse ist bestätigt.')).toHaveAttribute('role', 'status')
    expect(server.calls('confirmEmail')).toEqual([{ token: 'abc' }])
    expect(screen.getByRole('link', { name: 'Ihr Profil' })).toHaveAttribute('href', '/de/profile')
  })

  test.each([
    ['confirm', 'Bestätigen', 'confirmSubscription'],
    ['unsubscribe', 'Newsletter abbestellen', 'unsubscribe'],
  ] as const)('leads to the German page %s of the newsletter', async (page, action, endpoint) => {
    const { actor, server } = await openPage(`/de/newsletter/${page}?token=abc`, {
      server: { [endpoint]: () => undefined },
    })
    await actor.press(action)
    await waitFor(() => expect(server.calls(endpoint)).toEqual([{ token: 'abc' }]))
    expect(await screen.findByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de')
  })
})
