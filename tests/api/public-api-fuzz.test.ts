import { expect, test } from 'vitest'
import { fuzzPublicApi } from '../fuzz/public-api.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
/** `npm run fuzz -- api` sends more, with a random seed. */
const COUNT = Number(process.env.FUZZ_REQUESTS ?? 400)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123)

test(`${COUNT} generated requests to the public API (seed ${SEED}): no 5xx but the designed 503, no wrong number, no leaked internals`, async () => {
  const { faults, statuses } = await fuzzPublicApi(site, COUNT, SEED)
  if (process.env.FUZZ_REQUESTS) console.log(`Answers by status: ${JSON.stringify(statuses)}`)
  expect(faults).toEqual([])
  for (const status of [200, 204, 400, 404, 405, 422]) expect([status, statuses[status] ?? 0]).not.toEqual([status, 0])
}, 7_200_000)
