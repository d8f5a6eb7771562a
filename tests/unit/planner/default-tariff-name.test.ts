import { describe, expect, test } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { loadPreset } from '#shared/home/presets/load.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import { presetName } from '#shared/home/presets/preset-name.ts'
import { createTypicalHome } from '#shared/home/presets/typical-home.ts'
import { getDefaultTariffName } from '../../../client/src/features/planner/default-tariff-name.ts'
import { translationOf } from '../../../server/translation/catalogs.ts'
import { translatePreset } from '../../../server/translation/data-messages.ts'

const germany = await loadPreset('DE')
const unitedStates = await loadPreset('US')

const start = '2026-12-01'

describe('The name of the default tariff', () => {
  test('is that of the provider where the region has several', () => {
    const home = createTypicalHome(unitedStates, { start, subdivision: 'US-CA' })
    expect(getDefaultTariffName(home, unitedStates)).toBe('PG&E E-TOU-C')
  })
  test('is the country’s typical price where no tariff is known', () => {
    expect(getDefaultTariffName(createTypicalHome(germany, { start }), germany)).toBe('typical prices (Germany)')
  })
  test('names a country without the article that English puts before it', () => {
    expect(getDefaultTariffName(createTypicalHome(unitedStates, { start }), unitedStates)).toBe(
      'typical prices (United States)',
    )
  })
  test('is in the page’s language, while the home keeps that of the file', async () => {
    const switzerland = translatePreset(
      await loadPreset('CH'),
      (text) => translationOf('de').messages?.get(text) ?? text,
    )
    const home = createTypicalHome(await loadPreset('CH'), { start })
    expect(home.tariff.name).toBe('Swiss median price 2026 (ElCom, H4)')
    expect(getDefaultTariffName(home, switzerland as Preset)).toBe('Schweizer Medianpreis 2026 (ElCom, H4)')
    expect(presetName('One-off payment for small systems (KLEIV)', switzerland)).toBe(
      'Einmalvergütung für kleine Anlagen (KLEIV)',
    )
    expect(presetName('Incentive of my town', switzerland)).toBe('Incentive of my town')
  })
  test.each([
    ['tariff.buying', { periods: [{ blocks: [{ upTo: null, price: 0.4 }] }] }],
    ['tariff.buying.periods.0.blocks.0.price', 0.4],
  ])('is absent once the user has set %s', (path, value) => {
    const home = withFigure(createTypicalHome(unitedStates, { start, subdivision: 'US-CA' }), path, value) as Home
    expect(getDefaultTariffName(home, unitedStates)).toBeUndefined()
  })
})
