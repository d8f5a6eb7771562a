import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadPreset } from '#shared/presets/load.ts'
import { computeFigures } from '../../server/tools/generate/article-figures.ts'
import { createPlanner } from '../../server/tools/generate/article-planner.ts'
import { expectBetween } from '../support/expectations.ts'

const figures = JSON.parse(readFileSync(new URL('../../server/articles/first/figures.json', import.meta.url), 'utf8'))

test('The figures of the articles are the model’s', async () => {
  expect(figures).toEqual(await computeFigures())
}, 300_000)

test('The articles in Hindi and Portuguese price the use of their home as the planner does', () => {
  // Months that use more than a block end cost a little more or less than twelve equal ones.
  const { sizes, energyCharge } = figures.hi
  expect(Math.abs(sizes[5].home.billBefore / (12 * energyCharge[300]) - 1)).toBeLessThan(0.002)
  expect(figures['pt-BR'].sizes[5].home.billBefore).toBeCloseTo(figures['pt-BR'].use * figures['pt-BR'].price, -1)
})

describe('The articles in German', async () => {
  const planOf = await createPlanner('de')

  test('sell at the country’s feed-in tariff', async () => {
    const selling = (await loadPreset('DE')).selling?.selling
    const prices = selling?.kind === 'feed-in' && selling.steps[0]?.bands.map(({ price }) => price).slice(0, 2)
    expect([figures.de.exportPrice, figures.de.exportPriceAbove10Kw]).toEqual(prices)
  })

  test.each([
    [5, 3_400, {}],
    [10, 6_100, { car: { inAmount: false, charging: 'evening' } as const }],
  ])('name the highest price at which a battery of %d kWh pays: %d €', (batteryKwh, limit, use) => {
    const gainAt = (batteryPrice: number) =>
      planOf({ panels: 18, use, batteryKwh, batteryPrice }).npv - planOf({ panels: 18, use }).npv
    expect(gainAt(limit - 100)).toBeGreaterThan(0)
    expect(gainAt(limit + 100)).toBeLessThan(0)
  })

  test('call the loss at the export limit a little less than 4 %', () => {
    const [limited, free] = [planOf({ panels: 18 }), planOf({ panels: 18, exportLimit: 1 })]
    const loss = (limited.energy.totals.clipped - free.energy.totals.clipped) / limited.energy.totals.solar
    expectBetween(loss, 0.035, 0.04)
  })
})
