import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { packReadings } from '#shared/home/meter-readings.ts'
import { parseHome } from '#shared/home/parse.ts'
import { restore } from '../../server/database/backup.ts'
import { emptyDatabase } from '../support/database.ts'
import { root } from '../support/served-site.ts'
import { VERSION_1 } from '../support/stored-homes.ts'
import { type Agent, concurrently, openWebsite, SESSION_SECRET, statusesOf } from '../support/website.ts'

const site = await openWebsite()
/** A minimal home with the given parts. */
const homeWith = (parts: object = {}) =>
  Home.parse({ version: 1, region: { country: 'DE', currency: 'EUR' }, ...parts })
const home = homeWith({ name: 'Our house', use: { amount: { kind: 'year', kwh: 4_100 } } })
const { packed, day } = packReadings(new Float64Array(8760).fill(0.4))
const metered = homeWith({ use: { day } })

const create = (agent: Agent, body: object = { home }) => agent.post('/api/homes', body)
const update = (agent: Agent, id: number, revision: string | undefined, body: object = { home }) =>
  agent.put(`/api/homes/${id}`, body).set(revision === undefined ? {} : { 'If-Match': revision })
const get = async (agent: Agent, id: number) => (await agent.get(`/api/homes/${id}`).expect(200)).body
const list = async (agent: Agent) => (await agent.get('/api/homes').expect(200)).body

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describe('A saved plan', () => {
  test('is stored unchanged with its first revision', async () => {
    const { agent } = await site.user()
    const { body, headers } = await create(agent).expect(201)
    expect(headers.etag).toBe('"1"')
    expect(body).toEqual({
      id: expect.any(Number),
      revision: 1,
      home,
      createdAt: expect.stringMatching(DATE),
      updatedAt: expect.stringMatching(DATE),
    })
    const answer = await agent.get(`/api/homes/${body.id}`).expect(200)
    expect(answer.body).toEqual({ ...body, readings: null })
    expect(answer.headers.etag).toBe('"1"')
    expect(await list(agent)).toEqual([body])
  })

  test('is updated with the current revision', async () => {
    const { agent } = await site.user()
    const { body: first } = await create(agent).expect(201)
    const changed = { ...home, name: 'Our new house' }
    const { body: second, headers } = await update(agent, first.id, '"1"', { home: changed }).expect(200)
    expect(second).toMatchObject({ id: first.id, revision: 2, home: changed, createdAt: first.createdAt })
    expect(headers.etag).toBe('"2"')
    await update(agent, first.id, 'W/"2"').expect(200)
    expect(await get(agent, first.id)).toMatchObject({ revision: 3, home })
  })

  test('is not overwritten with an outdated revision', async () => {
    const { agent } = await site.user()
    const { body } = await create(agent).expect(201)
    await update(agent, body.id, '"1"', { home: { ...home, name: 'Telephone' } }).expect(200)
    const { text, headers } = await update(agent, body.id, '"1"', { home: { ...home, name: 'Computer' } }).expect(412)
    expect(text).toBe('The plan was changed on another device. Compare the two before you save again')
    expect(headers).toMatchObject({ etag: '"2"', 'content-type': 'text/plain; charset=utf-8' })
    expect((await get(agent, body.id)).home.name).toBe('Telephone')
  })

  test('is updated once by concurrent requests with one revision', async () => {
    const { agent } = await site.user()
    const { body } = await create(agent).expect(201)
    const answers = await concurrently(10, () => update(agent, body.id, '"1"'))
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(412)])
    expect((await get(agent, body.id)).revision).toBe(2)
  })

  test.each([undefined, '', '*', '1', '"1", "2"', '"-1"', '"x"', '"9999999999"'])(
    'is not saved without a valid revision: %s',
    async (revision) => {
      const { agent } = await site.user()
      const { body } = await create(agent).expect(201)
      const answer = await update(agent, body.id, revision)
      expect([answer.status, answer.text]).toEqual([
        428,
        'Send the revision of the plan that you changed in the If-Match header',
      ])
      expect((await get(agent, body.id)).revision).toBe(1)
    },
  )

  test('can be deleted', async () => {
    const { agent } = await site.user()
    const { body } = await create(agent).expect(201)
    await agent.delete(`/api/homes/${body.id}`, {}).expect(204)
    await agent.get(`/api/homes/${body.id}`).expect(404, 'We could not find that plan')
    await update(agent, body.id, '"1"').expect(404, 'We could not find that plan')
    await agent.delete(`/api/homes/${body.id}`, {}).expect(404, 'We could not find that plan')
    expect(await list(agent)).toEqual([])
  })

  test('is inaccessible to others', async () => {
    const [owner, other, admin] = [await site.user(), await site.user(), await site.admin()]
    const { body } = await create(owner.agent).expect(201)
    for (const { agent } of [other, admin]) {
      await agent.get(`/api/homes/${body.id}`).expect(404)
      await update(agent, body.id, '"1"').expect(404)
      await agent.delete(`/api/homes/${body.id}`, {}).expect(404)
      expect(await list(agent)).toEqual([])
    }
    expect(await get(owner.agent, body.id)).toMatchObject({ revision: 1, home })
  })

  test('is deleted with the account', async () => {
    const { agent, id } = await site.user()
    await create(agent).expect(201)
    await agent.delete('/api/user', { password: 'a good long sentence' }).expect(204)
    expect(await site.query('select from homes where user_id = $1', id)).toEqual([])
  })

  test('takes one statement to read or list, in addition to those of the session', async () => {
    const { agent } = await site.user()
    const { body } = await create(agent).expect(201)
    const session = await site.statements(() => agent.get('/api/user').expect(200))
    expect(await site.statements(() => list(agent))).toBe(session + 1)
    expect(await site.statements(() => get(agent, body.id))).toBe(session + 1)
  })
})

describe('The stored plan', () => {
  test('is the home as parsed: unknown keys and invalid figures are left out', async () => {
    const { agent } = await site.user()
    const sent = {
      ...home,
      moon: 'full',
      use: { ...home.use, people: 'many' },
      provenance: { 'use.x': { kind: 'heard' } },
    }
    const { body } = await create(agent, { home: sent, userId: 1, revision: 7 }).expect(201)
    expect(body).toMatchObject({ revision: 1, home })
    expect((await get(agent, body.id)).home).toEqual(home)
  })

  test.each<[string, object, string]>([
    ['no plan', {}, 'The plan is missing'],
    ['a list', { home: [] }, 'The plan is missing'],
    ['another thing', { home: { a: 1 } }, 'This is not a Helioplan plan.'],
    ['a plan without a region', { home: { version: 1 } }, 'This plan is damaged. We cannot open it.'],
    [
      'a plan of a newer version',
      { home: { ...home, version: 2 } },
      'This plan was made with a newer version of Helioplan. Reload the page and open it again.',
    ],
    ['a text that cannot be stored', { home: { ...home, name: 'a\u0000b' } }, 'We cannot save that text'],
    ['readings that are none', { home: metered, readings: '?' }, 'We cannot read these meter readings'],
    ['endless readings', { home: metered, readings: 'A'.repeat(24_001) }, 'There are too many meter readings'],
    [
      'readings of another home',
      { home: metered, readings: 'A'.repeat(23_360) },
      'These readings do not belong to that plan',
    ],
  ])('is not %s', async (_what, body, sentence) => {
    const { agent } = await site.user()
    await create(agent, body).expect(400, sentence)
    const { body: createdHome } = await create(agent).expect(201)
    expect((await update(agent, createdHome.id, '"1"', body)).status).toBe(400)
    expect(await list(agent)).toEqual([createdHome])
  })

  test('is at most 64 kB', async () => {
    const { agent } = await site.user()
    await create(agent, { home: { ...home, more: 'x'.repeat(70_000) } }).expect(413, 'That is too large to send')
  })

  test('is one of at most 20, also for concurrent requests', async () => {
    const { agent } = await site.user()
    const answers = await concurrently(24, () => create(agent))
    expect(statusesOf(answers)).toEqual([...Array(20).fill(201), ...Array(4).fill(409)])
    const plans = await list(agent)
    expect(plans).toHaveLength(20)
    const refused = await create(agent)
    expect([refused.status, refused.text]).toEqual([
      409,
      'Your account has 20 plans, the most it can have. Delete one to save another',
    ])
    await update(agent, plans[0].id, '"1"').expect(200)
    await agent.delete(`/api/homes/${plans[0].id}`, {}).expect(204)
    await create(agent).expect(201)
  })

  test('is listed newest first', async () => {
    const { agent } = await site.user()
    for (const name of ['one', 'two', 'three']) await create(agent, { home: homeWith({ name }) }).expect(201)
    expect((await list(agent)).map((each: { home: Home }) => each.home.name)).toEqual(['three', 'two', 'one'])
  })
})

test('A plan of an earlier version is read, listed and saved unchanged', async () => {
  const { agent, id: userId } = await site.user()
  const { row } = VERSION_1
  const rows = await site.query(
    'insert into homes (user_id, revision, home, readings) values ($1, 3, $2, $3) returning id',
    userId,
    row.home,
    row.readings,
  )
  const { id } = rows[0]
  expect(await get(agent, id)).toMatchObject({ id, revision: 3, home: row.home, readings: row.readings })
  expect(await list(agent)).toMatchObject([{ id, home: row.home }])
  await update(agent, id, '"3"', { home: row.home }).expect(200)
  expect(await get(agent, id)).toMatchObject({ revision: 4, home: row.home, readings: row.readings })
})

describe('Meter readings', () => {
  test('are stored with the plan but not listed', async () => {
    const { agent } = await site.user()
    const { body } = await create(agent, { home: metered, readings: packed }).expect(201)
    expect(body).not.toHaveProperty('readings')
    expect((await list(agent))[0]).not.toHaveProperty('readings')
    expect((await get(agent, body.id)).readings).toBe(packed)
  })

  test('stay if an update omits them, and are removed with null or a plan without readings', async () => {
    const { agent } = await site.user()
    const { body } = await create(agent, { home: metered, readings: packed }).expect(201)
    await update(agent, body.id, '"1"', { home: { ...metered, name: 'Named' } }).expect(200)
    expect(await get(agent, body.id)).toMatchObject({ home: { name: 'Named' }, readings: packed })
    await update(agent, body.id, '"2"', { home: metered, readings: null }).expect(200)
    expect((await get(agent, body.id)).readings).toBeNull()
    await update(agent, body.id, '"3"', { home: metered, readings: packed }).expect(200)
    await update(agent, body.id, '"4"', { home }).expect(200)
    expect((await get(agent, body.id)).readings).toBeNull()
  })

  test('are removed when the plan no longer refers to them', async () => {
    const { agent } = await site.user()
    const { body } = await create(agent, { home: metered, readings: packed }).expect(201)
    const { day: otherDay } = packReadings(new Float64Array(8760).fill(0.7))
    const other = homeWith({ use: { day: otherDay } })
    for (const [revision, home] of [
      ['"1"', other],
      ['"2"', metered],
    ] as const) {
      await update(agent, body.id, revision, { home }).expect(200)
      expect(await get(agent, body.id)).toMatchObject({ home, readings: null })
    }
  })
})

const fixture = (file: string) => fileURLToPath(new URL(`../fixtures/backup-1/${file}`, import.meta.url))

async function restoredDatabase() {
  const { url } = await emptyDatabase()
  expect(await restore(root, { DATABASE_URL: url, SESSION_SECRET }, fixture('site.backup.gz'))).toMatch(
    /^Restored \d+ rows/,
  )
  return url
}

test('A backup of an earlier version restores an account with its calculations and plans', async () => {
  const site = await openWebsite({ databaseUrl: restoredDatabase })
  const agent = site.visitor()
  await agent.post('/api/login', { username: 'ada', password: 'sunlit-roof-42' }).expect(200)
  const calculations = JSON.parse(readFileSync(fixture('calculations.json'), 'utf8'))
  expect(calculations.length).toBeGreaterThanOrEqual(10)
  expect((await agent.get('/api/calculations').expect(200)).body).toEqual(calculations)
  const { body: saved } = await agent.get('/api/homes').expect(200)
  expect(saved).toHaveLength(2)
  const homes = await Promise.all(
    saved.map(async ({ id }: { id: number }) => (await agent.get(`/api/homes/${id}`).expect(200)).body.home),
  )
  for (const { record } of VERSION_1.homes.slice(0, 2)) expect(homes).toContainEqual(record)
  for (const home of homes) expect(parseHome(home)).toEqual({ home, notes: [] })
})
