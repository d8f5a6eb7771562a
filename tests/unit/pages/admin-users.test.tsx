import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { refuse } from '../../support/fake-server.ts'
import { expectAccessible, expectToast, field, heading, openPage } from '../../support/open-page.tsx'
import { adminReply, asAdmin, userReply } from '../../support/replies.ts'

const PAGE = 10
const ADMIN = adminReply({ id: 1000 })

/** Opens the users page with this many users, newest first. */
async function openUsers(count: number, search = '') {
  let users = Array.from({ length: count }, (_, index) => {
    const username = `person-${String(count - index).padStart(2, '0')}`
    return userReply({ id: count - index, username, email: `${username}@example.org` })
  })
  return openPage(`/admin/users${search}`, {
    data: { user: ADMIN },
    server: {
      ...asAdmin,
      listUsers({ page, search: searched = '' }) {
        const found = [...users, ADMIN].filter(({ email }) => email?.includes(String(searched).toLowerCase()))
        const from = PAGE * (Number(page ?? 1) - 1)
        return { users: found.slice(from, from + PAGE), totalPages: Math.ceil(found.length / PAGE) }
      },
      removeUser({ id }) {
        users = users.filter((user) => user.id !== Number(id))
      },
    },
  })
}
const rows = () => screen.queryAllByRole('row').slice(1)
const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const expectFirst = (name: string) => waitFor(() => expect(names()[0]).toBe(name))
const pageLink = (name: string) => within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name })

describe('The list of users', () => {
  test('has a row for each with a long date, and a spinner while it loads', async () => {
    const opening = openUsers(1)
    const { server } = await opening
    expect(await heading()).toHaveTextContent('User Management')
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(document.title).toBe('User Management · Helioplan')
    expect(screen.getByText('View and manage registered users')).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Username',
      'Email',
      'Name',
      'Country',
      'Registered',
      'Actions',
    ])
    const [person] = rows()
    expect([...(person?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'person-01',
      'person-01@example.org',
      'Not set',
      'Portugal',
      'March 1, 2026',
      'Remove',
    ])
    expect(server.calls('listUsers')).toHaveLength(1)
    await expectAccessible()
  })

  test('offers no administrator to remove themselves', async () => {
    await openUsers(1)
    expect(await screen.findByRole('cell', { name: 'grace Admin' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Remove person-01' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Remove grace' })).toBeNull()
  })

  test('reports a failed request and can be retried', async () => {
    const { actor, server } = await openPage('/admin/users', {
      data: { user: ADMIN },
      server: { ...asAdmin, listUsers: refuse(500) },
    })
    expect(await screen.findByText('Failed to fetch users')).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
    await expectAccessible()
    server.answer('listUsers', () => ({ users: [ADMIN], totalPages: 1 }))
    await actor.press('Try again')
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('is searched by name or email, with the search text in the URL', async () => {
    const { actor } = await openUsers(3)
    await waitFor(() => expect(rows()).toHaveLength(4))
    await actor.fill(field('Search by name or email'), 'person-02@EXAMPLE')
    await waitFor(() => expect(names()).toEqual(['person-02']))
    expect(location.search).toBe('?search=person-02%40EXAMPLE')
    await actor.fill(field('Search by name or email'), 'nobody')
    expect(await screen.findByText('No user’s name or email contains “nobody”.'.replace('’', "'"))).toBeInTheDocument()
    await expectAccessible()
    await actor.fill(field('Search by name or email'), '')
    await waitFor(() => expect(rows()).toHaveLength(4))
  })

  test('starts with the search text of the URL', async () => {
    await openUsers(3, '?search=person-02')
    await waitFor(() => expect(names()).toEqual(['person-02']))
    expect(field('Search by name or email')).toHaveValue('person-02')
  })
})

describe('A user', () => {
  test('is removed after a confirmation, and the list refreshes', async () => {
    const { actor, server } = await openUsers(2)
    await waitFor(() => expect(rows()).toHaveLength(3))
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    await actor.press('Remove person-01')
    expect(confirm).toHaveBeenCalledWith('Are you sure you want to remove this user?')
    expect(server.calls('removeUser')).toEqual([])
    confirm.mockReturnValue(true)
    await actor.press('Remove person-01')
    await expectToast('Success', 'User has been removed')
    await waitFor(() => expect(names()).toEqual(['person-02', 'graceAdmin']))
  })

  test('stays when the removal fails', async () => {
    const { actor, server } = await openUsers(1)
    await waitFor(() => expect(rows()).toHaveLength(2))
    vi.stubGlobal('confirm', () => true)
    server.answer('removeUser', refuse(500))
    await actor.press('Remove person-01')
    await expectToast('Error', 'Failed to remove user')
    expect(rows()).toHaveLength(2)
  })

  test('is signed out of every device', async () => {
    const { actor, server } = await openUsers(1)
    await waitFor(() => expect(rows()).toHaveLength(2))
    server.answer('endUserSessions', () => undefined)
    await actor.press('Sign out person-01')
    await expectToast('Success', 'person-01 is signed out everywhere')
    expect(server.calls('endUserSessions')).toMatchObject([{ id: '1' }])
  })
})

describe('The pages of users', () => {
  test('are linked as previous, numbers and next, and keep the focus while loading', async () => {
    const { actor, server } = await openUsers(20)
    await expectFirst('person-20')
    expect(rows()).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    expect(pageLink('Page 1')).toHaveAttribute('aria-current', 'page')
    const release = server.hold('listUsers')
    pageLink('Next').focus()
    await actor.keyboard('{Enter}')
    expect(location.search).toBe('?page=2')
    expect(pageLink('Next')).toHaveFocus()
    expect(names()[0]).toBe('person-20')
    release()
    await expectFirst('person-10')
    expect(pageLink('Next')).toHaveFocus()
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(rows()).toHaveLength(1))
    // The next page no longer exists.
    await waitFor(() => expect(pageLink('Page 3')).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expectAccessible()
  })

  test('lose the last page with its last user', async () => {
    const { actor } = await openUsers(20, '?search=person&page=2')
    await expectFirst('person-10')
    vi.stubGlobal('confirm', () => true)
    for (let number = 1; number <= 10; number++) await actor.press(`Remove person-${String(number).padStart(2, '0')}`)
    await waitFor(() => expect(location.search).toBe('?search=person&page=1'))
    await expectFirst('person-20')
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('beyond the last are empty', async () => {
    await openUsers(20, '?page=9')
    expect(await screen.findByText('There is nothing on this page.')).toBeInTheDocument()
  })
})

describe('The admin area', () => {
  test('links all its pages', async () => {
    const { actor } = await openPage('/admin/users', {
      data: { user: ADMIN },
      server: {
        ...asAdmin,
        listUsers: () => ({ users: [], totalPages: 0 }),
        listMessages: () => ({ messages: [], totalPages: 0 }),
        listSubscribers: () => ({ subscribers: [], totalPages: 0 }),
        listLog: () => ({ entries: [], totalPages: 0 }),
        listArticles: () => [],
      },
    })
    for (const [name, title] of [
      ['Messages', 'Messages'],
      ['Subscribers', 'Subscribers'],
      ['Activity Log', 'Activity Log'],
      ['Articles', 'Article Management'],
      ['Users', 'User Management'],
    ] as const) {
      const link = () => within(screen.getByRole('navigation', { name: 'Administration' })).getByRole('link', { name })
      await screen.findByRole('navigation', { name: 'Administration' })
      await actor.click(link())
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
      expect(link()).toHaveAttribute('aria-current', 'page')
    }
  })

  test.each([500, 503])('reports a failed check of the sign-in (%i), and retries', async (status) => {
    const { actor, server } = await openPage('/admin/log', {
      data: { user: ADMIN },
      server: {
        listLog: () => ({ entries: [], totalPages: 0 }),
        adminCheck: refuse(status),
      },
    })
    expect(await screen.findByText('We could not check your sign-in')).toBeInTheDocument()
    server.answer('adminCheck', () => ({ isAdmin: true }))
    await actor.press('Try again')
    expect(await screen.findByRole('heading', { level: 1, name: 'Activity Log' })).toBeInTheDocument()
  })

  test('requires a second factor first if the operator demands one', async () => {
    await openPage('/admin/log', {
      data: { user: ADMIN },
      server: {
        adminCheck: () => ({ isAdmin: true, lacksSecondFactor: true }),
        secondFactors: () => ({ passkeys: [], hasAuthenticator: false, recoveryCodesLeft: 0 }),
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up a second step' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Add app' })).toBeInTheDocument()
    await expectAccessible()
  })
})

test('The activity log names administrator and action, and shortens picture hashes', async () => {
  const fingerprint = '0123456789abcdef'.repeat(4)
  await openPage('/admin/log', {
    data: { user: ADMIN },
    server: {
      ...asAdmin,
      listLog: () => ({
        entries: [
          {
            id: 1,
            adminName: 'grace',
            action: 'Uploaded picture',
            subject: `/uploads/${fingerprint}.webp`,
            subjectId: fingerprint,
            createdAt: '2026-03-01T12:00:00.000Z',
          },
        ],
        totalPages: 1,
      }),
    },
  })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent('graceUploaded picture/uploads/01234567….webp (01234567…)')
  expect(screen.getByTitle(fingerprint)).toBeInTheDocument()
  expect(rows()[0]).not.toHaveTextContent(fingerprint)
})

test('Subscribers are listed with their confirmation, and a site without email explains why they are unconfirmed', async () => {
  const row = { confirmedAt: null, unsubscribedAt: null, createdAt: '2026-03-01T12:00:00.000Z' }
  await openPage('/admin/subscribers', {
    data: { user: ADMIN, sendsMail: false },
    server: {
      ...asAdmin,
      listSubscribers: () => ({
        subscribers: [
          { ...row, id: 3, email: 'new@example.org' },
          { ...row, id: 2, email: 'sure@example.org', confirmedAt: row.createdAt },
          { ...row, id: 1, email: 'gone@example.org', unsubscribedAt: row.createdAt },
        ],
        totalPages: 1,
      }),
    },
  })
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Not confirmed yet',
    'Confirmed',
    'Unsubscribed',
  ])
  expect(screen.getByText(/^This site sends no mail/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Download confirmed as CSV' })).toHaveAttribute(
    'href',
    '/api/admin/subscribers/export',
  )
  await expectAccessible()
})
