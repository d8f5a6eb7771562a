import { waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { fail, Refusal } from '../../support/fake-server.ts'
import { expectToast, field, openPage } from '../../support/open-page.tsx'

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
    const { actor } = await openPage('/', { server: { ...articles, subscribe: fail(failure) } })
    await actor.fill(email(), 'reader@example.org')
    await actor.press('Subscribe')
    await expectToast('Subscription failed', description)
    expect(email()).toHaveValue('reader@example.org')
  })
})
