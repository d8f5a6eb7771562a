import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeMarket, type Market } from '../markets/compute-market.ts'

/* The answer from a town and a normal bill lies where published figures and hand calculations put it. */

const { markets }: { readonly markets: readonly Market[] } = JSON.parse(
  readFileSync(new URL('../markets/markets.json', import.meta.url), 'utf8'),
)
test.each(markets)('$town, $bill $currency', async (market) => {
  const { outside, problem } = await computeMarket(market, '2026-11-28')
  expect({ outside, problem }).toEqual({ outside: [], problem: undefined })
})

test('Many markets of many countries are compared', () => {
  expect(markets.length).toBeGreaterThanOrEqual(40)
  expect(new Set(markets.map(({ region }) => region.slice(0, 2))).size).toBeGreaterThan(25)
})
