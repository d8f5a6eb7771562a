import { beforeEach, describe, expect, test } from 'vitest'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const root = await site.admin('root')

const log = async () => (await root.agent.get('/api/admin/log').expect(200)).body.entries
const newest = async () => (await log())[0]

beforeEach(() => site.sql.query("delete from users where username <> 'root'; delete from contact_messages"))

describe('The list of users', () => {
  const list = async (query = '') => (await root.agent.get(`/api/admin/users${query}`).expect(200)).body
  const names = async (query: string) => (await list(query)).users.map((user: { username: string }) => user.username)

  async function register(count: number) {
    await site.sql.query(
      `insert into users (username, email, password, country, created_at)
       select 'user' || n, 'user' || n || '@example.com', 'no hash', 'Peru', now() + n * interval '1 second'
       from generate_series(1, $1::integer) n`,
      [count],
    )
  }

  test('shows ten a page, newest first, with the number of pages', async () => {
    await register(20)
    expect(await names('')).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11].map((n) => `user${n}`))
    expect(await names('?page=2')).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `user${n}`))
    expect(await names('?page=3')).toEqual(['root'])
    expect((await list()).totalPages).toBe(3)
  })

  test('returns an empty list and the number of pages beyond the last page', async () => {
    await register(10)
    expect(await list('?page=99')).toEqual({ users: [], totalPages: 2 })
    expect(await list('?page=999999999')).toEqual({ users: [], totalPages: 2 })
  })

  test.each(['0', '-1', '1.5', 'two', '1e3', '9999999999', ''])('answers 400 to page %j', async (page) => {
    await root.agent.get('/api/admin/users').query({ page }).expect(400, 'The page must be a number from 1')
  })
  test('answers 400 to two pages at once', async () => {
    await root.agent.get('/api/admin/users?page=1&page=2').expect(400, 'The page must be a number from 1')
  })

  test('never contains a password hash', async () => {
    await register(1)
    const { text } = await root.agent.get('/api/admin/users')
    expect(text).not.toMatch(/password|no hash|argon2/)
  })

  test('is searched by part of the name or email, ignoring case', async () => {
    await site.sql.query(
      `insert into users (username, email, password, country, first_name, last_name) values
       ('ada', 'countess@example.org', '', 'Peru', 'Ada', 'Lovelace'), ('grace', 'admiral@example.org', '', 'Peru', null, null)`,
    )
    expect(await names('?search=AD')).toEqual(['grace', 'ada'])
    expect(await names('?search=countess')).toEqual(['ada'])
    expect(await names('?search=ada%20love')).toEqual(['ada'])
    expect(await names('?search=%20grace%20')).toEqual(['grace'])
    // One or two letters match the beginning of a word.
    expect(await names('?search=L')).toEqual(['ada'])
    expect(await names('?search=co')).toEqual(['ada'])
    expect(await names('?search=gr')).toEqual(['grace'])
    expect(await names('?search=ce')).toEqual([])
    expect(await list('?search=nobody')).toEqual({ users: [], totalPages: 0 })
  })

  test('takes %, _ and \\ in a search literally', async () => {
    await register(3)
    await site.sql.query(
      `insert into users (username, email, password, country) values ('50%', 'a@example.org', '', 'Peru'),
       ('under_score', 'b@example.org', '', 'Peru'), ('back\\slash', 'c@example.org', '', 'Peru')`,
    )
    expect(await names('?search=%25')).toEqual(['50%'])
    expect(await names('?search=_')).toEqual(['under_score'])
    expect(await names('?search=%5C')).toEqual(['back\\slash'])
    expect(await names(`?search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
  })
})

describe('Concurrent administrators', () => {
  test('save fifty articles at once', async () => {
    const admins = await Promise.all(Array.from({ length: 5 }, () => site.admin()))
    const articles = await Promise.all(Array.from({ length: 50 }, () => site.article(root.id)))
    const answers = await Promise.all(
      articles.map(({ id, slug, content, image, title, category }, index) =>
        admins[index % 5]?.agent
          .patch(`/api/articles/${id}`)
          .send({ slug, content, image, category, title: `${title}!` }),
      ),
    )
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]))
  })

  test('get a 500, not a 401, for an unexpected foreign key on removal', async () => {
    const { id } = await site.person()
    await site.sql.query(
      'create table notes (user_id integer constraint notes_user_id_users_id_fk references users(id))',
    )
    await site.sql.query('insert into notes values ($1)', [id])
    try {
      await root.agent.delete(`/api/admin/users/${id}`).expect(500, 'Something went wrong')
    } finally {
      await site.sql.query('drop table notes')
    }
  })
})

describe('Removing a user', () => {
  const remove = (id: number, agent = root.agent) => agent.delete(`/api/admin/users/${id}`)
  const count = async (table: string, userId: number) =>
    Number((await site.sql.query(`select count(*) from ${table} where user_id = $1`, [userId])).rows[0].count)

  test('ends their sessions and deletes their calculations at once', async () => {
    const ada = await site.user()
    await ada.agent
      .post('/api/calculations')
      .send({
        calculatorType: 'Sun Hours Calculator',
        inputs: { batteryCapacity: '200', panelWattage: '300', systemVoltage: '12' },
        results: { requiredHours: 8, dailyEnergyNeeded: 2400 },
        notes: null,
      })
      .expect(201)
    expect([await count('sessions', ada.id), await count('saved_calculations', ada.id)]).toEqual([1, 1])
    await remove(ada.id).expect(204)
    await ada.agent.get('/api/user').expect(401)
    expect([await count('sessions', ada.id), await count('saved_calculations', ada.id)]).toEqual([0, 0])
    expect(await site.userExists(ada.id)).toBe(false)
    expect(await newest()).toMatchObject({
      adminName: 'root',
      action: 'Removed user',
      subject: ada.username,
      subjectId: String(ada.id),
    })
  })

  test('passes the articles of a removed administrator to the one who removed them', async () => {
    const other = await site.admin()
    const { id } = await site.article(other.id)
    await remove(other.id).expect(204)
    expect((await site.sql.query('select author_id from articles where id = $1', [id])).rows[0].author_id).toBe(root.id)
  })

  test('answers 409 to removing oneself', async () => {
    await site.admin()
    await remove(root.id).expect(409, 'You cannot remove yourself')
    expect(await site.userExists(root.id)).toBe(true)
  })

  test('answers 404 for an unknown user, and 400 for an invalid id', async () => {
    await remove(2147483647).expect(404, 'There is no such user')
    await root.agent.delete('/api/admin/users/0').expect(400, 'That number does not exist')
    await root.agent.delete('/api/admin/users/2147483648').expect(400, 'That number does not exist')
    await root.agent.delete('/api/admin/users/abc').expect(400, 'That number does not exist')
  })

  test('leaves one of two administrators who remove each other concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = await Promise.all([site.admin(), site.admin()])
      await site.article(one.id)
      await site.article(two.id)
      const answers = await Promise.all([remove(two.id, one.agent), remove(one.id, two.agent)])
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)[0]).toBe(204)
      expect([401, 403]).toContain(answers.map(({ status }) => status).sort((a, b) => a - b)[1])
      expect(Number(await site.userExists(one.id)) + Number(await site.userExists(two.id))).toBe(1)
      await site.sql.query(
        "update articles set author_id = $1; delete from users where username <> 'root'".replace('$1', String(root.id)),
      )
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
    const mark = async (change: object) =>
      (await root.agent.patch(`/api/admin/messages/${id}`).send(change).expect(200)).body
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(await mark({ read: true })).toMatchObject({ id, readAt: moment, answeredAt: null })
    expect(await newest()).toMatchObject({ action: 'Marked message as read', subject: 'Ada', subjectId: String(id) })
    expect(await mark({ answered: true })).toMatchObject({ readAt: moment, answeredAt: moment })
    expect(await newest()).toMatchObject({ action: 'Marked message as answered' })
    expect(await mark({ answered: false })).toMatchObject({ readAt: moment, answeredAt: null })
    expect(await newest()).toMatchObject({ action: 'Marked message as not answered' })
    expect(await mark({ read: false })).toMatchObject({ readAt: null })
    expect(await newest()).toMatchObject({ action: 'Marked message as unread' })
    await root.agent.patch(`/api/admin/messages/${id}`).send({}).expect(400, 'Say whether it is read or answered')
  })

  test('are deleted, once', async () => {
    const { id } = await site.message()
    await root.agent.delete(`/api/admin/messages/${id}`).expect(204)
    expect(await newest()).toMatchObject({ action: 'Deleted message', subject: 'Ada', subjectId: String(id) })
    const entries = (await log()).length
    await root.agent.delete(`/api/admin/messages/${id}`).expect(404, 'There is no such message')
    await root.agent.patch(`/api/admin/messages/${id}`).send({ read: true }).expect(404, 'There is no such message')
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
    expect(Object.keys(body.entries[0]).sort()).toEqual([
      'action',
      'adminName',
      'createdAt',
      'id',
      'subject',
      'subjectId',
    ])
    const ids = body.entries.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
  })

  test('has no entry for a failed action', async () => {
    const before = (await site.sql.query('select 1 from admin_log')).rows.length
    await root.agent.delete('/api/admin/users/2147483647').expect(404)
    await root.agent.delete(`/api/admin/users/${root.id}`).expect(409)
    expect((await site.sql.query('select 1 from admin_log')).rows).toHaveLength(before)
  })

  test('is written in the transaction of the action', async () => {
    const { id } = await site.message()
    await site.sql.query("alter table admin_log add constraint closed check (action <> 'Deleted message') not valid")
    try {
      await root.agent.delete(`/api/admin/messages/${id}`).expect(500, 'Something went wrong')
      expect((await site.sql.query('select 1 from contact_messages where id = $1', [id])).rows).toHaveLength(1)
    } finally {
      await site.sql.query('alter table admin_log drop constraint closed')
    }
  })
})
