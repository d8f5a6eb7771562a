import { expect, test } from 'vitest'
import { fuzz } from '../fuzz/fuzz.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite({
  // So that what needs mail can be asked for; nothing is sent.
  config: (usual) => ({ ...usual, mail: { ...usual.mail, smtpUrl: 'smtp://127.0.0.1:1' } }),
})
/** `npm run fuzz` sends more, from another seed each time. */
const COUNT = Number(process.env.FUZZ_REQUESTS ?? 1500)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

test(`${COUNT} generated requests over all endpoints and roles (seed ${SEED}): no 5xx, no hang, no insides in an answer`, async () => {
  const { sent, statuses, slowest, faults } = await fuzz(site, COUNT, SEED)
  if (process.env.FUZZ_REQUESTS)
    console.log(`${sent} requests, slowest ${Math.round(slowest)} ms, answers by status ${JSON.stringify(statuses)}`)
  expect(faults).toEqual([])
  expect(sent).toBe(COUNT)
  // The generator reaches what it is meant to test: good answers and every kind of refusal.
  for (const status of [200, 201, 204, 400, 401, 403, 404, 405, 415])
    expect([status, statuses[status] ?? 0]).not.toEqual([status, 0])
}, 1_800_000)
