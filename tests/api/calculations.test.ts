import { describe, expect, test } from 'vitest'
import { catalogue } from '#shared/calculators/catalogue.ts'
import solar from '#shared/calculators/definitions/solar.ts'
import { runInLanguage } from '../../server/http/request-language.ts'
import { examples } from '../support/examples.ts'
import { type Agent, openWebsite } from '../support/website.ts'

const site = await openWebsite()
const calculation =
  runInLanguage('en', () => solar().calculate({ monthlyBill: '150', sunHours: '5' })) ?? expect.fail('no calculation')

const save = (agent: Agent, body: object = calculation, key?: string) =>
  agent
    .post('/api/calculations')
    .set(key ? { 'Idempotency-Key': key } : {})
    .send(body)
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
    const inputs = { ...calculation.inputs, currency: 'EUR' }
    const { body } = await save(agent, { ...calculation, inputs, notes: null }).expect(201)
    expect(body).toMatchObject({ inputs, results: calculation.results, notes: 'Monthly bill: €150' })
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
        const calculation = { calculatorType, inputs, results, notes }
        await save(agent, calculation).expect(201)
        expect((await list(agent))[0]).toMatchObject(calculation)
      }
    },
  )

  test('keeps the user’s own notes', async () => {
    const { agent } = await site.user()
    expect((await save(agent, { ...calculation, notes: ' Cabin ' }).expect(201)).body.notes).toBe('Cabin')
  })

  const MISFIT = 'These inputs and results do not belong to that calculator'
  test.each<[string, object, string]>([
    ['an unknown type', { calculatorType: 'Moon Calculator' }, 'That calculator does not exist'],
    ['a missing type', { calculatorType: undefined }, 'That calculator does not exist'],
    ['a result that is no number', { results: { ...calculation.results, estimatedSavings: '1620' } }, MISFIT],
    ['results of another calculator', { calculatorType: 'Energy Usage' }, MISFIT],
    ['missing results', { results: {} }, MISFIT],
    ['no results', { results: null }, 'The results are missing'],
    ['an extra result', { results: { ...calculation.results, more: 1 } }, MISFIT],
    ['an extra input', { inputs: { ...calculation.inputs, more: '1' } }, MISFIT],
    ['a missing input', { inputs: { monthlyBill: '150' } }, MISFIT],
    ['inputs that are no text', { inputs: { monthlyBill: 150, sunHours: 5 } }, MISFIT],
    ['inputs without meaning', { inputs: { monthlyBill: '150', sunHours: '0' } }, MISFIT],
    ['a currency that is none', { inputs: { ...calculation.inputs, currency: 'XYZ' } }, 'That currency does not exist'],
    ['a currency that is no code', { inputs: { ...calculation.inputs, currency: 'euro' } }, MISFIT],
    ['dollars, which go without saying', { inputs: { ...calculation.inputs, currency: 'USD' } }, MISFIT],
    ['a list of inputs', { inputs: [] }, 'The inputs are missing'],
    ['notes that are no text', { notes: 7 }, 'A value in the request is missing or has the wrong form'],
    ['endless notes', { notes: 'x'.repeat(1001) }, 'Notes must be at most 1,000 characters'],
  ])('refuses %s', async (_what, changes, sentence) => {
    const { agent } = await site.user()
    const answer = await save(agent, { ...calculation, ...changes })
    expect(answer.status).toBe(400)
    expect(answer.text).toBe(sentence)
    expect(await list(agent)).toEqual([])
  })

  test('refuses keys of Object.prototype', async () => {
    const { agent } = await site.user()
    const withKey = (key: string) => JSON.parse(`{"monthlyBill":"150","sunHours":"5","${key}":"1"}`)
    for (const key of ['constructor', 'toString', 'hasOwnProperty'])
      await save(agent, { ...calculation, inputs: withKey(key) }).expect(400, MISFIT)
    await save(agent, { ...calculation, inputs: withKey('__proto__') })
    for (const { inputs } of await list(agent)) expect(Object.keys(inputs).sort()).toEqual(['monthlyBill', 'sunHours'])
  })

  test('takes three statements, also when repeated', async () => {
    const { agent } = await site.user()
    expect(await site.statements(() => save(agent, calculation, 'key-number-one').expect(201))).toBe(3)
    expect(await site.statements(() => save(agent, calculation, 'key-number-one').expect(201))).toBe(3)
  })

  test('replaces differing results of older or newer pages by the server’s', async () => {
    const { agent } = await site.user()
    const { methodVersion, ...older } = { ...calculation, results: { ...calculation.results, estimatedSavings: 9999 } }
    const { body } = await save(agent, older).expect(201)
    expect(body).toMatchObject({ results: calculation.results, methodVersion: 1 })
    expect(await list(agent)).toEqual([body])
  })

  test('accepts calculations without a newer optional field', async () => {
    const { agent } = await site.user()
    const [{ inputs, results }] = examples['payback-period']
    const { rateIncrease, ...older } = inputs
    const { body } = await save(agent, { calculatorType: 'Payback Period Calculator', inputs: older, results }).expect(
      201,
    )
    expect(body.inputs).toEqual({ ...older, rateIncrease: '' })
  })

  test('a row without a method version has the first one', async () => {
    const { agent, id } = await site.user()
    await site.sql.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results) values ($1, 'Solar Calculator', $2, $3)`,
      [id, calculation.inputs, calculation.results],
    )
    expect((await list(agent))[0]).toMatchObject({ methodVersion: 1, inputs: calculation.inputs })
  })
})

test('A save by a user who is being removed gets 401', async () => {
  const { agent, id } = await site.user()
  const holder = await site.sql.connect()
  await holder.query('begin')
  await holder.query('delete from users where id = $1', [id])
  const saving = save(agent).then(({ status, text }) => [status, text])
  // The save has loaded its session and waits for the lock on the user's row.
  await expect
    .poll(async () => (await site.sql.query(`select from pg_locks where not granted`)).rowCount, { timeout: 900 })
    .toBeGreaterThan(0)
  await holder.query('commit')
  holder.release()
  expect(await saving).toEqual([401, 'Sign in to continue'])
})

describe('The idempotency key', () => {
  test('returns the first row', async () => {
    const { agent } = await site.user()
    const first = await save(agent, calculation, 'one-press-of-save').expect(201)
    const again = await save(agent, calculation, 'one-press-of-save').expect(201)
    expect(again.body).toEqual(first.body)
    expect(await list(agent)).toHaveLength(1)
    await save(agent, calculation, 'another-press').expect(201)
    expect(await list(agent)).toHaveLength(2)
  })

  test('is separate for each user', async () => {
    const [one, two] = [await site.user(), await site.user()]
    const first = await save(one.agent, calculation, 'the-same-key').expect(201)
    const second = await save(two.agent, calculation, 'the-same-key').expect(201)
    expect(second.body.id).not.toBe(first.body.id)
    expect(second.body.userId).toBe(two.id)
  })

  test('makes one row of 100 concurrent requests', async () => {
    const { agent } = await site.user()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => save(agent, calculation, 'pressed-a-hundred-times')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await list(agent)).toHaveLength(1)
  })

  test('must have a valid form', async () => {
    const { agent } = await site.user()
    await save(agent, calculation, 'short').expect(400, 'The Idempotency-Key is not valid')
  })
})

describe('The list', () => {
  test('continues below any id', async () => {
    const { agent, id } = await site.user()
    await site.sql.query(
      `insert into saved_calculations (id, user_id, calculator_type, inputs, results)
       select 1999999900 + n, $1, 'Energy Usage', '{}', '{}' from generate_series(1, 30) n`,
      [id],
    )
    const rest = await list(agent, '?before=1999999911')
    expect(rest.map((row: { id: number }) => row.id)).toEqual(Array.from({ length: 10 }, (_, n) => 1999999910 - n))
  })

  test('shows the newest 20 first, and the next below an id', async () => {
    const { agent, id } = await site.user()
    await site.sql.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results) select $1, 'Energy Usage', '{}', '{}' from generate_series(1, 45)`,
      [id],
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
    const answer = await agent.get(`/api/calculations?before=${before}`)
    expect(answer.status).toBe(400)
  })
})

describe('Two users', () => {
  test('neither see nor change nor delete each other’s calculations', async () => {
    const [one, two] = [await site.user(), await site.user()]
    const { body } = await save(one.agent).expect(201)
    expect(await list(two.agent)).toEqual([])
    expect(await list(two.agent, '?before=2147483647')).toEqual([])
    await two.agent
      .patch(`/api/calculations/${body.id}`)
      .send({ notes: 'Mine now' })
      .expect(404, 'We could not find that calculation')
    await two.agent.delete(`/api/calculations/${body.id}`).expect(404, 'We could not find that calculation')
    await two.agent.delete('/api/calculations').expect(204)
    expect((await two.agent.get('/api/calculations/export?format=json').expect(200)).text).toBe('[]')
    expect(await list(one.agent)).toEqual([body])
  })
})

describe('A user’s own calculations', () => {
  test('can be given other notes or none', async () => {
    const { agent } = await site.user()
    const { body } = await save(agent).expect(201)
    const path = `/api/calculations/${body.id}`
    expect((await agent.patch(path).send({ notes: ' Summer house ' }).expect(200)).body).toEqual({
      ...body,
      notes: 'Summer house',
    })
    expect((await agent.patch(path).send({ notes: '' }).expect(200)).body.notes).toBeNull()
    await agent.patch(path).send({}).expect(400)
    const changed = { notes: 'x', inputs: {}, results: {}, userId: 1, id: 1 }
    expect((await agent.patch(path).send(changed).expect(200)).body).toEqual({ ...body, notes: 'x' })
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
    expect(JSON.parse(answer.text)).toMatchObject([calculation])
  })

  test('are exported as CSV without formulas', async () => {
    const { agent } = await site.user()
    await save(agent, { ...calculation, notes: '=HYPERLINK("https://example.com";"x")' }).expect(201)
    await save(agent, { ...calculation, notes: '-2+3' }).expect(201)
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
    const fill = (userId: number, rows: number) =>
      site.sql.query(
        `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
         select $1, $2, $3, $4, 'Number ' || n from generate_series(1, $5::integer) n`,
        [userId, calculation.calculatorType, calculation.inputs, calculation.results, rows],
      )
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

  test('are not exported to other sites', async () => {
    const { agent } = await site.user()
    const path = '/api/calculations/export?format=csv'
    await agent.get(path).set('Sec-Fetch-Site', 'cross-site').expect(403)
    await agent.get(path).set('Sec-Fetch-Site', 'same-origin').expect(200)
  })

  test('have no other export format', async () => {
    const { agent } = await site.user()
    await agent.get('/api/calculations/export').expect(400, 'Choose csv or json')
    await agent.get('/api/calculations/export?format=xls').expect(400, 'Choose csv or json')
  })
})
