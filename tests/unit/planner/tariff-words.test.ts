import { describe, expect, test } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { preset as germany } from '#shared/home/presets/de.ts'
import { preset as unitedStates } from '#shared/home/presets/us.ts'
import { homeFor } from '#shared/home/typical.ts'
import { filledInTariff } from '../../../client/src/features/planner/tariff-words.ts'

const start = '2026-12-01'

describe('The tariff that was filled in', () => {
  test('is named by its provider wherever the region has several', () => {
    const home = homeFor(unitedStates, { start, subdivision: 'US-CA' })
    expect(filledInTariff(home)).toBe('PG&E, California: E-TOU-C')
  })
  test('is the typical price of a country where no tariff is known', () => {
    expect(filledInTariff(homeFor(germany, { start }))).toBe('typical electricity prices in Germany')
  })
  test('names a country as English does', () => {
    expect(filledInTariff(homeFor(unitedStates, { start }))).toBe('typical electricity prices in the United States')
  })
  test.each([
    ['tariff.buying', { periods: [{ blocks: [{ upTo: null, price: 0.4 }] }] }],
    ['tariff.buying.periods.0.blocks.0.price', 0.4],
  ])('is not named once the user gave %s', (path, value) => {
    const home = withFigure(homeFor(unitedStates, { start, subdivision: 'US-CA' }), path, value) as Home
    expect(filledInTariff(home)).toBeUndefined()
  })
})
