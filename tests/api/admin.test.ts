import { beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../server/admin/make-admin.ts'
import { root as projectFolder } from '../support/served-site.ts'
import { CALCULATION, concurrently, newArticle, openWebsite, statusesOf } from '../support/website.ts'

const site = await openWebsite()
const root = await site.admin('root')

const log = async () => (await root.agent.get('/api/admin/log').expect(200)).body.entries
const newest = async () => (await log())[0]

beforeEach(() => site.query("delete from users where username <> 'root'; delete from contact_messages"))

describe('The list of users', () => {
  const list = async (query = '') => (await root.agent.get(`/api/admin/users${query}`).expect(200)).body
  const names = async (query: string) => (await list(query)).users.map((user: { username: string }) => user.username)

  /** Adds users, the newest last. */
  const fill = (count: number) =>
    site.query(
      `insert into users (username, email, password, country, created_at)
       select 'user' || n, 'user' || n || '@example.com', 'no hash', 'Peru', now() + n * interval '1 second'
       from generate_series(1, $1::integer) n`,
      count,
    )
  /** Adds users: names and anything else that SQL takes. */
  const add = (columns: string, ...rows: string[]) =>
    site.query(`insert into users (password, country, ${columns}) values ${rows.map((row) => `('', 'Peru', ${row})`)}`)

  test('shows ten a page, newest first, with the number of pages', async () => {
    await fill(20)
    expect(await names('')).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11].map((n) => `user${n}`))
    expect(await names('?page=2')).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `user${n}`))
    expect(await names('?page=3')).toEqual(['root'])
    expect((await list()).totalPages).toBe(3)
  })

  test('returns an empty list and the number of pages beyond the last page', async () => {
    await fill(10)
    expect(await list('?page=99')).toEqual({ users: [], totalPages: 2 })
    expect(await list('?page=999999999')).toEqual({ users: [], totalPages: 2 })
  })

  test.each(['0', '-1', '1.5', 'two', '1e3', '9999999999', '', '1&page=2'])('answers 400 to page %j', async (page) => {
    await root.agent.get(`/api/admin/users?page=${page}`).expect(400, 'The page must be a number from 1')
  })

  test('never contains a password hash', async () => {
    await fill(1)
    const { text } = await root.agent.get('/api/admin/users')
    expect(text).not.toMatch(/password|no hash|argon2/)
  })

  test('is searched by part of the name or email, ignoring case', async () => {
    await add('username, email, first_name, last_name', `'ada', 'countess@example.org', 'Ada', 'Lovelace'`)
    await add('username, email', `'grace', 'admiral@example.org'`)
    for (const [search, ...found] of [
      ['AD', 'grace', 'ada'],
      ['countess', 'ada'],
      ['ada love', 'ada'],
      [' grace ', 'grace'],
      // One or two letters match the beginning of a word.
      ['L', 'ada'],
      ['co', 'ada'],
      ['gr', 'grace'],
      ['ce'],
    ])
      expect(await names(`?search=${search}`), search).toEqual(found)
    expect(await list('?search=nobody')).toEqual({ users: [], totalPages: 0 })
  })

  test('takes %, _ and \\ in a search literally', async () => {
    await fill(3)
    await add('username, email', `'50%', 'a@x.org'`, `'under_score', 'b@x.org'`, `'back\\slash', 'c@x.org'`)
    for (const [search = '', ...found] of [['%', '50%'], ['_', 'under_score'], ['\\', 'back\\slash'], ["' or 1=1 --"]])
      expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual(found)
  })
})

describe('Concurrent administrators', () => {
  test('save fifty articles at once', async () => {
    const admins = await concurrently(5, () => site.admin())
    const articles = await concurrently(50, () => site.article(root.id))
    const save = ({ id, slug }: (typeof articles)[number], index: number) =>
      admins[index % 5]?.agent.patch(`/api/articles/${id}`, newArticle(slug)).then(({ status }) => status)
    expect(new Set(await Promise.all(articles.map(save)))).toEqual(new Set([200]))
  })

  test('get a 500, not a 401, for an unexpected foreign key on removal', async () => {
    const { id } = await site.person()
    await site.query('create table notes (user_id integer constraint notes_user_id_users_id_fk references users(id))')
    await site.query('insert into notes values ($1)', id)
    try {
      await root.agent.delete(`/api/admin/users/${id}`).expect(500, 'Something went wrong')
    } finally {
      await site.query('drop table notes')
    }
  })
})

describe('Removing a user', () => {
  const remove = (id: number | string, agent = root.agent) => agent.delete(`/api/admin/users/${id}`)
  const count = async (table: string, userId: number) =>
    Number((await site.query(`select count(*) from ${table} where user_id = $1`, userId))[0].count)

  test('ends their sessions and deletes their calculations at once', async () => {
    const ada = await site.user()
    await ada.agent.post('/api/calculations', CALCULATION).expect(201)
    const rows = async () => [await count('sessions', ada.id), await count('saved_calculations', ada.id)]
    expect(await rows()).toEqual([1, 1])
    await remove(ada.id).expect(204)
    await ada.agent.get('/api/user').expect(401)
    expect(await rows()).toEqual([0, 0])
    expect(await site.userExists(ada.id)).toBe(false)
    const subject = { subject: ada.username, subjectId: String(ada.id) }
    expect(await newest()).toMatchObject({ adminName: 'root', action: 'Removed user', ...subject })
  })

  test('passes the articles of a removed administrator to the one who removed them', async () => {
    const other = await site.admin()
    const { id } = await site.article(other.id)
    await remove(other.id).expect(204)
    expect((await site.query('select author_id from articles where id = $1', id))[0].author_id).toBe(root.id)
  })

  test('answers 409 to removing oneself', async () => {
    await site.admin()
    await remove(root.id).expect(409, 'You cannot remove yourself')
    expect(await site.userExists(root.id)).toBe(true)
  })

  test('answers 404 for an unknown user, and 400 for an invalid id', async () => {
    await remove(2147483647).expect(404, 'There is no such user')
    for (const id of [0, 2147483648, 'abc']) await remove(id).expect(400, 'That number does not exist')
  })

  test('leaves one of two administrators who remove each other concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = await Promise.all([site.admin(), site.admin()])
      await site.article(one.id)
      await site.article(two.id)
      const answers = await Promise.all([remove(two.id, one.agent), remove(one.id, two.agent)])
      const [removed, refused] = statusesOf(answers)
      expect(removed).toBe(204)
      expect([401, 403]).toContain(refused)
      expect(Number(await site.userExists(one.id)) + Number(await site.userExists(two.id))).toBe(1)
      await site.query(`update articles set author_id = ${root.id}; delete from users where username <> 'root'`)
    }
  })

  test('keeps the log of a removed administrator', async () => {
    const other = await site.admin('shortlived')
    const person = await site.person()
    await remove(person.id, other.agent).expect(204)
    await remove(other.id).expect(204)
    expect((await log())[1]).toMatchObject({ adminName: 'shortlived', subject: person.username })
  })
})

describe('Messages', () => {
  const list = async (query = '') => (await root.agent.get(`/api/admin/messages${query}`).expect(200)).body

  test('are listed newest first, twenty a page', async () => {
    for (let n = 0; n < 21; n++) await site.message()
    const { messages, totalPages } = await list()
    expect([messages.length, totalPages]).toEqual([20, 2])
    expect(messages[0].id).toBeGreaterThan(messages[19].id)
    expect((await list('?page=2')).messages).toHaveLength(1)
    expect(await list('?page=3')).toEqual({ messages: [], totalPages: 2 })
    await root.agent.get('/api/admin/messages?page=0').expect(400, 'The page must be a number from 1')
  })

  test('are marked as read and as answered, and reset', async () => {
    const { id } = await site.message()
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    for (const [change, changed, action] of [
      [{ read: true }, { id, readAt: moment, answeredAt: null }, 'Marked message as read'],
      [{ answered: true }, { readAt: moment, answeredAt: moment }, 'Marked message as answered'],
      [{ answered: false }, { readAt: moment, answeredAt: null }, 'Marked message as not answered'],
      [{ read: false }, { readAt: null }, 'Marked message as unread'],
    ] as const) {
      const { body } = await root.agent.patch(`/api/admin/messages/${id}`, change).expect(200)
      expect(body).toMatchObject(changed)
      expect(await newest()).toMatchObject({ action, subject: 'Ada', subjectId: String(id) })
    }
    await root.agent.patch(`/api/admin/messages/${id}`, {}).expect(400, 'Say whether it is read or answered')
  })

  test('are deleted, once', async () => {
    const { id } = await site.message()
    await root.agent.delete(`/api/admin/messages/${id}`).expect(204)
    expect(await newest()).toMatchObject({ action: 'Deleted message', subject: 'Ada', subjectId: String(id) })
    const entries = (await log()).length
    await root.agent.delete(`/api/admin/messages/${id}`).expect(404, 'There is no such message')
    await root.agent.patch(`/api/admin/messages/${id}`, { read: true }).expect(404, 'There is no such message')
    expect(await log()).toHaveLength(entries)
  })
})

describe('The activity log', () => {
  test('is listed newest first, twenty a page, with administrator, action, subject and time', async () => {
    for (let n = 0; n < 22; n++) {
      const { id } = await site.message()
      await root.agent.delete(`/api/admin/messages/${id}`).expect(204)
    }
    const { body } = await root.agent.get('/api/admin/log').expect(200)
    expect(body.entries).toHaveLength(20)
    expect(body.totalPages).toBeGreaterThanOrEqual(2)
    const keys = ['action', 'adminName', 'createdAt', 'id', 'subject', 'subjectId']
    expect(Object.keys(body.entries[0]).sort()).toEqual(keys)
    const ids = body.entries.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
  })

  test('has no entry for a failed action', async () => {
    const before = (await site.query('select 1 from admin_log')).length
    await root.agent.delete('/api/admin/users/2147483647').expect(404)
    await root.agent.delete(`/api/admin/users/${root.id}`).expect(409)
    expect(await site.query('select 1 from admin_log')).toHaveLength(before)
  })

  test('is written in the transaction of the action', async () => {
    const { id } = await site.message()
    await site.query("alter table admin_log add constraint closed check (action <> 'Deleted message') not valid")
    try {
      await root.agent.delete(`/api/admin/messages/${id}`).expect(500, 'Something went wrong')
      expect(await site.query('select 1 from contact_messages where id = $1', id)).toHaveLength(1)
    } finally {
      await site.query('alter table admin_log drop constraint closed')
    }
  })
})

test('Signing a user out ends all their sessions and is logged', async () => {
  const { agent, id, username } = await site.user()
  await root.agent.delete(`/api/admin/users/${id}/sessions`, {}).expect(204)
  await agent.get('/api/user').expect(401)
  const entry = { adminName: 'root', action: 'Signed user out', subject: username, subjectId: String(id) }
  expect(await newest()).toMatchObject(entry)
  await root.agent.delete('/api/admin/users/999999/sessions', {}).expect(404, 'There is no such user')
})

describe('npm run make-admin', () => {
  const makeAdminOf = (name?: string) => makeAdmin(projectFolder, site.environment, name)

  test('makes a registered user an administrator, in any spelling of the name', async () => {
    const { agent, username } = await site.user()
    expect(await makeAdminOf(` ${username.toUpperCase()} `)).toBe(`${username} is an administrator now.`)
    expect((await agent.get('/api/admin/check')).body).toEqual({ isAdmin: true })
  })

  test('reports missing arguments', async () => {
    await expect(makeAdminOf()).rejects.toThrow('Say whom: npm run make-admin -- USERNAME')
    await expect(makeAdminOf('nobody')).rejects.toThrow('There is no user named "nobody".')
  })
})
