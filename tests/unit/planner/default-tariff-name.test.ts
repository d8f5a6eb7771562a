import { describe, expect, test } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { loadPreset } from '#shared/home/presets/load.ts'
import { createTypicalHome } from '#shared/home/presets/typical-home.ts'
import { getDefaultTariffName } from '../../../client/src/features/planner/default-tariff-name.ts'

const germany = await loadPreset('DE')
const unitedStates = await loadPreset('US')

const start = '2026-12-01'

describe('The name of the default tariff', () => {
  test('is that of the provider where the region has several', () => {
    const home = createTypicalHome(unitedStates, { start, subdivision: 'US-CA' })
    expect(getDefaultTariffName(home)).toBe('PG&E E-TOU-C')
  })
  test('is the country’s typical price where no tariff is known', () => {
    expect(getDefaultTariffName(createTypicalHome(germany, { start }))).toBe('typical prices (Germany)')
  })
  test('names a country without the article that English puts before it', () => {
    expect(getDefaultTariffName(createTypicalHome(unitedStates, { start }))).toBe('typical prices (United States)')
  })
  test.each([
    ['tariff.buying', { periods: [{ blocks: [{ upTo: null, price: 0.4 }] }] }],
    ['tariff.buying.periods.0.blocks.0.price', 0.4],
  ])('is absent once the user has set %s', (path, value) => {
    const home = withFigure(createTypicalHome(unitedStates, { start, subdivision: 'US-CA' }), path, value) as Home
    expect(getDefaultTariffName(home)).toBeUndefined()
  })
})
