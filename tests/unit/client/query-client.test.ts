import { expect, test, vi } from 'vitest'
import { calculations } from '../../../client/src/api/account-queries.ts'
import { allUsers } from '../../../client/src/api/admin-queries.ts'
import { timeZone } from '../../../client/src/api/place-queries.ts'
import { currentUser, newestArticles, sessionEnded } from '../../../client/src/api/queries.ts'
import { createQueryClient } from '../../../client/src/api/query-client.ts'
import { signIn, signOut } from '../../../client/src/api/session.ts'
import { userReply } from '../../support/replies.ts'

const user = (username: string) => userReply({ username, email: `${username}@example.org` })

test('gives each request its own client with its own user', () => {
  const [ada, visitor, unknown] = [user('ada'), null, undefined].map((signedInUser) =>
    createQueryClient(signedInUser === undefined ? {} : { user: signedInUser }),
  )
  expect(ada?.getQueryData(currentUser.queryKey)?.username).toBe('ada')
  expect(visitor?.getQueryData(currentUser.queryKey)).toBeNull()
  expect(unknown?.getQueryData(currentUser.queryKey)).toBeUndefined()
})

test('never waits for a network, goes stale or retries by itself', () => {
  const { queries, mutations } = createQueryClient({}).getDefaultOptions()
  expect(queries).toMatchObject({ networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY })
  expect(queries).toMatchObject({ refetchOnWindowFocus: false, refetchOnReconnect: false })
  expect(mutations).toMatchObject({ networkMode: 'always', retry: false })
})

test('clears the tab and the saved articles on sign-out, and leaves the home on the device', async () => {
  const stores = { sessionStorage: new Map([['savedCalculation', '{}']]), localStorage: new Map([['home', '{}']]) }
  const deleted: string[] = []
  for (const [name, items] of Object.entries(stores))
    vi.stubGlobal(name, {
      clear: () => items.clear(),
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    })
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) })
  try {
    signOut(createQueryClient({ user: user('ada') }))
    await Promise.resolve()
    expect([...stores.sessionStorage.keys()]).toEqual([])
    expect([...stores.localStorage.keys()]).toEqual(['home'])
    expect(deleted).toEqual(['read-articles'])
  } finally {
    vi.unstubAllGlobals()
  }
})

test('drops personal data when the user changes, and keeps public data', async () => {
  const client = createQueryClient({ user: user('ada') })
  const fill = async () => {
    await client.fetchQuery({ ...newestArticles, queryFn: () => [] })
    await client.fetchQuery({ ...timeZone(0, 0), queryFn: () => 'Etc/GMT' })
    await client.fetchInfiniteQuery({ ...calculations, queryFn: () => [] })
    await client.fetchQuery({ queryKey: [...allUsers.queryKey, 1, ''], queryFn: () => ({ users: [], totalPages: 0 }) })
  }
  for (const change of [() => signIn(client, user('grace')), () => signOut(client)]) {
    await fill()
    change()
    const left = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [name] }) => name)
    expect(left.sort()).toEqual(
      [newestArticles, timeZone(0, 0), currentUser, sessionEnded].map(({ queryKey: [name] }) => name).sort(),
    )
  }
  expect(client.getQueryData(currentUser.queryKey)).toBeNull()
  expect(client.getQueryData(sessionEnded.queryKey)).toBe(false)
})
