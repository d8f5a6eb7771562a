import { afterEach, expect, test, vi } from 'vitest'
import { emptyHome } from '#shared/home/empty-home.ts'
import { hashHome } from '#shared/home/home-hash.ts'
import { readOutcome } from '../../../client/src/home/plan-outcome.ts'

afterEach(() => vi.unstubAllGlobals())

const home = emptyHome({ country: 'US', currency: 'USD' })
const OUTCOME = {
  sunHours: 6,
  kwp: 4.8,
  solar: 8_500,
  use: 9_000,
  billBefore: 1_680,
  billAfter: 1_055,
  netCost: 14_000,
}
function read(outcome: object) {
  const items = { 'plan outcome': JSON.stringify({ of: hashHome(home), outcome }) }
  vi.stubGlobal('localStorage', { getItem: (key: keyof typeof items) => items[key] ?? null })
  return readOutcome(home)
}

test('A stored outcome says what the bills save, not an incentive that an earlier version added', () => {
  // 1,680 − 1,055 = 625, to which a tax credit of 1,000 was added.
  expect(read({ ...OUTCOME, saving: 1_625, payback: 17 })?.yearlySaving).toBe(625)
  expect(read({ ...OUTCOME, yearlySaving: 640, payback: null })?.yearlySaving).toBe(640)
})
test('An incomplete outcome is none', () => {
  expect(read({ ...OUTCOME, payback: 'soon' })).toBeUndefined()
  expect(read({ ...OUTCOME, yearlySaving: '640', payback: 17 })).toBeUndefined()
  const { use: _, ...incomplete } = OUTCOME
  expect(read({ ...incomplete, payback: 17 })).toBeUndefined()
})
