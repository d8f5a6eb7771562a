import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../support/fake-server.ts'
import { expectAccessible, expectToast, field, heading, openPage } from '../../support/open-page.tsx'

const email = () => field('Email address')
const articles = { listArticles: () => [] }

describe('The newsletter form', () => {
  test('subscribes an address and is empty afterwards', async () => {
    const { actor, server } = await openPage('/', { server: { ...articles, subscribe: () => ({}) } })
    expect(email()).toHaveAttribute('type', 'email')
    await actor.fill(email(), 'reader@example.org')
    await actor.press('Subscribe')
    await expectToast('Subscribed', 'Thank you for subscribing to our newsletter.')
    expect(email()).toHaveValue('')
    expect(server.calls('subscribe')).toEqual([{ email: 'reader@example.org' }])
  })

  test.each(['', 'reader', 'reader@', 'reader@example'])('rejects %j at its field', async (typed) => {
    const { actor, server } = await openPage('/', { server: articles })
    await actor.fill(email(), typed)
    await actor.press('Subscribe')
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid email address'))
    expect(email()).toHaveFocus()
    expect(server.calls('subscribe')).toEqual([])
  })

  test.each([
    // The catalog of the specification asks for no status here.
    [new Refusal(500, 'Something went wrong'), 'Something went wrong'],
    [new Refusal(500), 'Something went wrong. Try again in a moment.'],
  ])('keeps the address after the failure %s', async (failure, description) => {
    const { actor } = await openPage('/', {
      server: {
        ...articles,
        subscribe() {
          throw failure
        },
      },
    })
    await actor.fill(email(), 'reader@example.org')
    await actor.press('Subscribe')
    await expectToast('Subscription failed', description)
    expect(email()).toHaveValue('reader@example.org')
  })
})

describe.each([
  ['/newsletter/confirm', 'Confirm', 'confirmSubscription', 'Your subscription is confirmed.'],
  [
    '/newsletter/unsubscribe',
    'Unsubscribe',
    'unsubscribe',
    'You are unsubscribed. We will not send you any more newsletters.',
  ],
] as const)('%s', (path, name, endpoint, done) => {
  test('sends the token of its link and reports the result', async () => {
    const { actor, server } = await openPage(`${path}?token=abc`, { server: { [endpoint]: () => undefined } })
    expect(await heading()).toBeInTheDocument()
    await expectAccessible()
    await actor.press(name)
    expect(await screen.findByText(done)).toBeInTheDocument()
    expect(server.calls(endpoint)).toEqual([{ token: 'abc' }])
    expect(await heading()).toHaveFocus()
    await expectAccessible()
  })

  test('reports an invalid link', async () => {
    const { actor } = await openPage(path, {
      server: {
        [endpoint]() {
          throw new Refusal(400, 'This link no longer works')
        },
      },
    })
    await actor.press(name)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This link no longer works'))
  })
})
