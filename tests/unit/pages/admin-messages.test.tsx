import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { refuse } from '../../support/fake-server.ts'
import { type Actor, expectAccessible, expectToast, openPage } from '../../support/open-page.tsx'
import { adminReply, asAdmin, messageReply } from '../../support/replies.ts'

const NOW = '2026-03-02T12:00:00.000Z'
const busy = refuse(503, 'The service is busy')

/** Opens the messages page with one message. */
async function openMessages(more: Parameters<typeof messageReply>[0] = {}) {
  let stored: ReturnType<typeof messageReply> | undefined = messageReply(more)
  return openPage('/admin/messages', {
    data: { user: adminReply() },
    server: {
      ...asAdmin,
      listMessages: () => ({ messages: stored ? [stored] : [], totalPages: stored ? 1 : 0 }),
      updateMessage({ read, answered }) {
        stored = messageReply({
          ...stored,
          ...(read && { readAt: NOW }),
          ...(answered !== undefined && { answeredAt: answered ? NOW : null }),
        })
        return stored
      },
      deleteMessage() {
        stored = undefined
      },
    },
  })
}
/** Opens the only item of the list. */
async function openMessage(actor: Actor) {
  const list = await screen.findByRole('list', { name: 'Messages, newest first' })
  const item = within(list).getByRole('listitem')
  await actor.click(within(item).getByText('Ada'))
  return within(item)
}

test('A message is marked as read when opened, and as answered and unanswered by a press', async () => {
  const { actor, server } = await openMessages()
  expect(await screen.findByText('New')).toBeInTheDocument()
  const item = await openMessage(actor)
  expect(item.getByText(/^How large a battery do I need\?/)).toBeVisible()
  await waitFor(() => expect(item.queryByText('New')).toBeNull())
  expect(item.getByRole('link', { name: 'Reply to Ada' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ada%40example\.org\?subject=.*&body=.*How%20large/),
  )
  await expectAccessible()
  await actor.press('Mark as answered')
  expect(await item.findByText('Answered')).toBeInTheDocument()
  await actor.press('Mark as not answered')
  await waitFor(() => expect(item.queryByText('Answered')).toBeNull())
  expect(server.calls('updateMessage')).toMatchObject([{ read: true }, { answered: true }, { answered: false }])
})

test('A message is deleted after a confirmation', async () => {
  const { actor, server } = await openMessages({ readAt: NOW })
  const item = await openMessage(actor)
  await actor.click(item.getByRole('button', { name: 'Delete the message from Ada' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Message' })
  await expectAccessible()
  await actor.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await expectToast('Success', 'Message has been deleted')
  expect(await screen.findByText('No messages yet.')).toBeInTheDocument()
  expect(server.calls('deleteMessage')).toMatchObject([{ id: '1' }])
})

test('A message is shown as plain text', async () => {
  const { actor } = await openMessages({ message: '<img src=x onerror=alert(1)> <b>bold</b>' })
  const item = await openMessage(actor)
  expect(item.getByText('<img src=x onerror=alert(1)> <b>bold</b>')).toBeVisible()
})

test('Loading messages can be retried', async () => {
  const { actor, server } = await openPage('/admin/messages', {
    data: { user: adminReply() },
    server: { ...asAdmin, listMessages: busy },
  })
  expect(await screen.findByText('The messages could not be loaded.')).toBeInTheDocument()
  await expectAccessible()
  server.answer('listMessages', () => ({ messages: [messageReply()], totalPages: 1 }))
  await actor.press('Try again')
  expect(await screen.findByText('Ada')).toBeInTheDocument()
})

test('A failed change of a message is reported', async () => {
  const { actor, server } = await openMessages({ readAt: NOW })
  await openMessage(actor)
  server.answer('updateMessage', busy)
  await actor.press('Mark as answered')
  await expectToast('Error', 'The service is busy')
})

test('lists the typical figures that are due to be checked', async () => {
  const source = { title: 'Energy Office', url: 'https://energy.example/rates' }
  const { actor } = await openPage('/admin/messages', {
    data: { user: adminReply() },
    server: {
      ...asAdmin,
      listMessages: () => ({ messages: [], totalPages: 0 }),
      listDueFacts: () => ({
        facts: [
          { country: 'DE', path: 'price', checkAfter: '2026-12-15', source },
          { country: 'FR', path: 'vat', checkAfter: '2026-12-20' },
        ],
      }),
    },
  })
  await actor.click(await screen.findByText('2 typical figures are due to be checked'))
  expect(screen.getByText(/^Germany: price, due after 2026-12-15/)).toBeVisible()
  expect(screen.getByText('France: vat, due after 2026-12-20')).toBeVisible()
  expect(screen.getByRole('link', { name: /Energy Office/ })).toHaveAttribute('href', source.url)
  await expectAccessible()
})
