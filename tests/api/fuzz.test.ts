import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importLoad } from '#shared/energy/import-load.ts'
import { generateBatches, sendBatches } from '../fuzz/fuzz.ts'
import { meterFile } from '../fuzz/meter-files.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite({
  // Enables requests that need email; nothing is sent.
  config: (defaults) => ({ ...defaults, mail: { ...defaults.mail, smtpUrl: 'smtp://127.0.0.1:1' } }),
})
/** `npm run fuzz` sends more, with a random seed. */
const COUNT = Number(process.env.FUZZ_REQUESTS ?? 1500)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

test(`${COUNT} generated requests over all endpoints and roles (seed ${SEED}): no 5xx, no hanging, no blocked event loop, no leaked internals`, async () => {
  const { sent, statuses, slowest, longestBlock, faults } = await sendBatches(site, generateBatches(COUNT, SEED))
  if (process.env.FUZZ_REQUESTS)
    console.log(
      `${sent} requests, slowest ${Math.round(slowest)} ms, event loop held at most ${Math.round(longestBlock)} ms, answers by status ${JSON.stringify(statuses)}`,
    )
  expect(faults).toEqual([])
  expect(sent).toBe(COUNT)
  // The generator covers successes and every kind of rejection.
  for (const status of [200, 201, 204, 400, 401, 403, 404, 405, 415])
    expect([status, statuses[status] ?? 0]).not.toEqual([status, 0])
}, 1_800_000)

test('meter files of any kind are parsed or rejected without blocking', () => {
  const longest: { ms: number; file: string } = { ms: 0, file: '' }
  for (const file of fc.sample(meterFile(1_000_000), { numRuns: Math.ceil(COUNT / 100), seed: SEED })) {
    const start = performance.now()
    const read = importLoad(file)
    const ms = performance.now() - start
    if (ms > longest.ms) Object.assign(longest, { ms, file: file.slice(0, 100) })
    expect('problem' in read ? read.problem : read.hourly).toSatisfy((value) =>
      typeof value === 'string' ? /^[A-Z].*\.$/.test(value) : value.length === 8_760,
    )
  }
  if (process.env.FUZZ_REQUESTS)
    console.log(`Meter files: the longest took ${Math.round(longest.ms)} ms: ${longest.file}`)
}, 1_800_000)
