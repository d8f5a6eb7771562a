import { describe, expect, test } from 'vitest'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { examples } from '../support/examples.ts'
import { type Agent, CALCULATION, concurrently, openWebsite } from '../support/website.ts'

const site = await openWebsite()
const save = (agent: Agent, body: object = CALCULATION, key?: string) =>
  agent.post('/api/calculations', body).set(key ? { 'Idempotency-Key': key } : {})
const list = async (agent: Agent, query = '') => (await agent.get(`/api/calculations${query}`).expect(200)).body

describe('Saving a calculation', () => {
  test('returns the row and lists it unchanged', async () => {
    const { agent, id } = await site.user()
    const { body } = await save(agent).expect(201)
    expect(body).toEqual({
      id: expect.any(Number),
      userId: id,
      calculatorType: 'Solar Calculator',
      inputs: { monthlyBill: '150', sunHours: '5' },
      results: { recommendedSize: 11.1, estimatedSavings: 1620, paybackPeriod: 20.6 },
      methodVersion: 1,
      notes: 'Monthly bill: $150',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    expect(await list(agent)).toEqual([body])
  })

  test('stores other currencies than dollars and formats the notes in them', async () => {
    const { agent } = await site.user()
    const inputs = { ...CALCULATION.inputs, currency: 'EUR' }
    const { body } = await save(agent, { ...CALCULATION, inputs, notes: null }).expect(201)
    expect(body).toMatchObject({ inputs, results: CALCULATION.results, notes: 'Monthly bill: €150' })
    expect(await list(agent)).toEqual([body])
    const answer = await agent.get('/api/calculations/export?format=csv').expect(200)
    for (const text of ['Currency: EUR', 'Average Monthly Electricity Bill (€): 150'])
      expect(answer.text).toContain(text)
    expect(answer.text).toContain('Annual Savings: €1,620')
  })

  test.each(catalogue.map(({ slug, type }) => [slug, type] as const))(
    'reproduces the examples of %s exactly',
    async (slug, calculatorType) => {
      const { agent } = await site.user()
      for (const { inputs, results, notes } of examples[slug]) {
        const example = { calculatorType, inputs, results, notes }
        await save(agent, example).expect(201)
        expect((await list(agent))[0]).toMatchObject(example)
      }
    },
  )

  test('keeps the user’s own notes', async () => {
    const { agent } = await site.user()
    expect((await save(agent, { ...CALCULATION, notes: ' Cabin ' }).expect(201)).body.notes).toBe('Cabin')
  })

  const MISFIT = 'These inputs and results do not belong to that calculator'
  test.each<[string, object, string]>([
    ['an unknown type', { calculatorType: 'Moon Calculator' }, 'That calculator does not exist'],
    ['a missing type', { calculatorType: undefined }, 'That calculator does not exist'],
    ['a result that is no number', { results: { ...CALCULATION.results, estimatedSavings: '1620' } }, MISFIT],
    ['results of another calculator', { calculatorType: 'Energy Usage' }, MISFIT],
    ['missing results', { results: {} }, MISFIT],
    ['no results', { results: null }, 'The results are missing'],
    ['an extra result', { results: { ...CALCULATION.results, more: 1 } }, MISFIT],
    ['an extra input', { inputs: { ...CALCULATION.inputs, more: '1' } }, MISFIT],
    ['a missing input', { inputs: { monthlyBill: '150' } }, MISFIT],
    ['inputs that are no text', { inputs: { monthlyBill: 150, sunHours: 5 } }, MISFIT],
    ['inputs without meaning', { inputs: { monthlyBill: '150', sunHours: '0' } }, MISFIT],
    ['a currency that is none', { inputs: { ...CALCULATION.inputs, currency: 'XYZ' } }, 'That currency does not exist'],
    ['a currency that is no code', { inputs: { ...CALCULATION.inputs, currency: 'euro' } }, MISFIT],
    ['dollars, which go without saying', { inputs: { ...CALCULATION.inputs, currency: 'USD' } }, MISFIT],
    ['a list of inputs', { inputs: [] }, 'The inputs are missing'],
    ['notes that are no text', { notes: 7 }, 'A value in the request is missing or has the wrong form'],
    ['endless notes', { notes: 'x'.repeat(1001) }, 'Notes must be at most 1,000 characters'],
  ])('refuses %s', async (_what, changes, sentence) => {
    const { agent } = await site.user()
    await save(agent, { ...CALCULATION, ...changes }).expect(400, sentence)
    expect(await list(agent)).toEqual([])
  })

  test('refuses keys of Object.prototype', async () => {
    const { agent } = await site.user()
    const withKey = (key: string) => JSON.parse(`{"monthlyBill":"150","sunHours":"5","${key}":"1"}`)
    for (const key of ['constructor', 'toString', 'hasOwnProperty'])
      await save(agent, { ...CALCULATION, inputs: withKey(key) }).expect(400, MISFIT)
    await save(agent, { ...CALCULATION, inputs: withKey('__proto__') })
    for (const { inputs } of await list(agent)) expect(Object.keys(inputs).sort()).toEqual(['monthlyBill', 'sunHours'])
  })

  test('takes three statements, also when repeated', async () => {
    const { agent } = await site.user()
    expect(await site.statements(() => save(agent, CALCULATION, 'key-number-one').expect(201))).toBe(3)
    expect(await site.statements(() => save(agent, CALCULATION, 'key-number-one').expect(201))).toBe(3)
  })

  test('replaces differing results of older or newer pages by the server’s', async () => {
    const { agent } = await site.user()
    const { methodVersion, ...older } = { ...CALCULATION, results: { ...CALCULATION.results, estimatedSavings: 9999 } }
    const { body } = await save(agent, older).expect(201)
    expect(body).toMatchObject({ results: CALCULATION.results, methodVersion: 1 })
    expect(await list(agent)).toEqual([body])
  })

  test('accepts calculations without a newer optional field', async () => {
    const { agent } = await site.user()
    const [{ inputs, results }] = examples['payback-period']
    const { rateIncrease, ...older } = inputs
    const payback = { calculatorType: 'Payback Period Calculator', inputs: older, results }
    const { body } = await save(agent, payback).expect(201)
    expect(body.inputs).toEqual({ ...older, rateIncrease: '' })
  })

  test('a row without a method version has the first one', async () => {
    const { agent, id } = await site.user()
    await site.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results) values ($1, 'Solar Calculator', $2, $3)`,
      id,
      CALCULATION.inputs,
      CALCULATION.results,
    )
    expect((await list(agent))[0]).toMatchObject({ methodVersion: 1, inputs: CALCULATION.inputs })
  })
})

const HOME = { home: { version: 1, region: { country: 'DE', currency: 'EUR' } } }
test.each<[string, (agent: Agent) => PromiseLike<{ status: number; text: string }>]>([
  ['calculation', (agent) => save(agent)],
  ['plan', (agent) => agent.post('/api/homes', HOME)],
])('A save of a %s by a user who is being removed gets 401', async (_what, save) => {
  const { agent, id } = await site.user()
  const holder = await site.sql.connect()
  await holder.query('begin')
  await holder.query('delete from users where id = $1', [id])
  const saving = save(agent).then(({ status, text }) => [status, text])
  // The save has loaded its session and waits for the lock on the user's row.
  const isWaiting = async () => (await site.query('select from pg_locks where not granted')).length > 0
  await expect.poll(isWaiting, { timeout: 900 }).toBe(true)
  await holder.query('commit')
  holder.release()
  expect(await saving).toEqual([401, 'Sign in to continue'])
})

describe('The idempotency key', () => {
  test('returns the first row', async () => {
    const { agent } = await site.user()
    const first = await save(agent, CALCULATION, 'one-press-of-save').expect(201)
    const again = await save(agent, CALCULATION, 'one-press-of-save').expect(201)
    expect(again.body).toEqual(first.body)
    expect(await list(agent)).toHaveLength(1)
    await save(agent, CALCULATION, 'another-press').expect(201)
    expect(await list(agent)).toHaveLength(2)
  })

  test('is separate for each user', async () => {
    const [one, two] = [await site.user(), await site.user()]
    const first = await save(one.agent, CALCULATION, 'the-same-key').expect(201)
    const second = await save(two.agent, CALCULATION, 'the-same-key').expect(201)
    expect(second.body.id).not.toBe(first.body.id)
    expect(second.body.userId).toBe(two.id)
  })

  test('makes one row of 100 concurrent requests', async () => {
    const { agent } = await site.user()
    const answers = await concurrently(100, () => save(agent, CALCULATION, 'pressed-a-hundred-times'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await list(agent)).toHaveLength(1)
  })

  test('must have a valid form', async () => {
    const { agent } = await site.user()
    await save(agent, CALCULATION, 'short').expect(400, 'The Idempotency-Key is not valid')
  })
})

describe('The list', () => {
  test('continues below any id', async () => {
    const { agent, id } = await site.user()
    await site.query(
      `insert into saved_calculations (id, user_id, calculator_type, inputs, results)
       select 1999999900 + n, $1, 'Energy Usage', '{}', '{}' from generate_series(1, 30) n`,
      id,
    )
    const rest = await list(agent, '?before=1999999911')
    expect(rest.map((row: { id: number }) => row.id)).toEqual(Array.from({ length: 10 }, (_, n) => 1999999910 - n))
  })

  test('shows the newest 20 first, and the next below an id', async () => {
    const { agent, id } = await site.user()
    await site.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results) select $1, 'Energy Usage', '{}', '{}' from generate_series(1, 45)`,
      id,
    )
    const first = await list(agent)
    const second = await list(agent, `?before=${first.at(-1).id}`)
    const third = await list(agent, `?before=${second.at(-1).id}`)
    expect([first.length, second.length, third.length]).toEqual([20, 20, 5])
    const ids = [...first, ...second, ...third].map((row: { id: number }) => row.id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(await list(agent, `?before=${third.at(-1).id}`)).toEqual([])
  })

  test.each(['0', '-1', 'x', '2147483648', '1&before=2', '%00', '1.5'])('refuses ?before=%s', async (before) => {
    const { agent } = await site.user()
    await agent.get(`/api/calculations?before=${before}`).expect(400)
  })
})

test('Two users neither see nor change nor delete each other’s calculations', async () => {
  const [one, two] = [await site.user(), await site.user()]
  const { body } = await save(one.agent).expect(201)
  expect(await list(two.agent)).toEqual([])
  expect(await list(two.agent, '?before=2147483647')).toEqual([])
  const path = `/api/calculations/${body.id}`
  for (const call of [two.agent.patch(path, { notes: 'Mine now' }), two.agent.delete(path)])
    await call.expect(404, 'We could not find that calculation')
  await two.agent.delete('/api/calculations').expect(204)
  expect((await two.agent.get('/api/calculations/export?format=json').expect(200)).text).toBe('[]')
  expect(await list(one.agent)).toEqual([body])
})

describe('A user’s own calculations', () => {
  test('can be given other notes or none', async () => {
    const { agent } = await site.user()
    const { body } = await save(agent).expect(201)
    const path = `/api/calculations/${body.id}`
    for (const [change, notes] of [
      [{ notes: ' Summer house ' }, 'Summer house'],
      [{ notes: '' }, null],
      [{ notes: 'x', inputs: {}, results: {}, userId: 1, id: 1 }, 'x'],
    ] as const)
      expect((await agent.patch(path, change).expect(200)).body).toEqual({ ...body, notes })
    await agent.patch(path, {}).expect(400)
  })

  test('are deleted individually or all together', async () => {
    const { agent } = await site.user()
    const [first] = [await save(agent), await save(agent), await save(agent)]
    await agent.delete(`/api/calculations/${first.body.id}`).expect(204)
    await agent.delete(`/api/calculations/${first.body.id}`).expect(404)
    expect(await list(agent)).toHaveLength(2)
    await agent.delete('/api/calculations').expect(204)
    expect(await list(agent)).toEqual([])
  })

  test('are exported as JSON', async () => {
    const { agent } = await site.user()
    await save(agent).expect(201)
    const answer = await agent.get('/api/calculations/export?format=json').expect(200)
    expect(answer.headers['content-disposition']).toBe('attachment; filename=calculations.json')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(answer.text)).toMatchObject([CALCULATION])
  })

  test('are exported as CSV without formulas', async () => {
    const { agent } = await site.user()
    await save(agent, { ...CALCULATION, notes: '=HYPERLINK("https://example.com";"x")' }).expect(201)
    await save(agent, { ...CALCULATION, notes: '-2+3' }).expect(201)
    const answer = await agent.get('/api/calculations/export?format=csv').expect(200)
    expect(answer.headers['content-disposition']).toBe('attachment; filename=calculations.csv')
    expect(answer.headers['content-type']).toMatch(/^text\/csv/)
    const lines = answer.text.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines[0]).toBe('Calculator,Saved,Notes,Inputs,Results')
    expect(lines[1]).toContain(`,"'-2+3",`)
    expect(lines[2]).toContain(`,"'=HYPERLINK(""https://example.com"";""x"")",`)
    expect(lines[2]).toContain('Average Monthly Electricity Bill ($): 150')
    expect(lines[2]).toContain('System Size: 11.1 kW')
  })

  test('are exported completely in batches', async () => {
    const [{ agent, id }, few] = [await site.user(), await site.user()]
    const { calculatorType, inputs, results } = CALCULATION
    const insert = `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
       select $1, $2, $3, $4, 'Number ' || n from generate_series(1, $5::integer) n`
    const fill = (userId: number, rows: number) => site.query(insert, userId, calculatorType, inputs, results, rows)
    await fill(id, 450)
    await fill(few.id, 1)
    let text = ''
    const forMany = await site.statements(async () => {
      text = (await agent.get('/api/calculations/export?format=csv').expect(200)).text
    })
    const forOne = await site.statements(() => few.agent.get('/api/calculations/export?format=csv').expect(200))
    expect(forMany).toBeGreaterThan(forOne)
    const numbers = [...text.matchAll(/,Number (\d+),/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(Array.from({ length: 450 }, (_, i) => 450 - i))
    const { body } = await agent.get('/api/calculations/export?format=json').expect(200)
    expect(body.map(({ notes }: { notes: string }) => notes)).toEqual(numbers.map((number) => `Number ${number}`))
  })

  test('have no other export format', async () => {
    const { agent } = await site.user()
    await agent.get('/api/calculations/export').expect(400, 'Choose csv or json')
    await agent.get('/api/calculations/export?format=xls').expect(400, 'Choose csv or json')
  })
})
