import { describe, expect, test } from 'vitest'
import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { loadPreset, loadPresetWithSubdivisions } from '#shared/presets/load.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { presetName } from '#shared/presets/preset-name.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import {
  getDefaultExportTermsName,
  getDefaultTariffName,
} from '../../../client/src/planner/words/default-tariff-name.ts'
import { describeUncertainty } from '../../../client/src/planner/words/describe-origin.ts'
import { translatePreset } from '../../../server/tools/translation/extract.ts'
import { translationOf } from '../../../server/translation/catalogs.ts'

const germany = await loadPreset('DE')
const unitedStates = await loadPresetWithSubdivisions('US')

const start = '2026-12-01'

const inRegion = (subdivision: string, provider?: string) =>
  createTypicalHome(unitedStates, { start, subdivision, ...(provider !== undefined && { provider }) })

describe('The name of the default tariff', () => {
  test('is that of the provider’s tariff', () => {
    expect(getDefaultTariffName(inRegion('US-CA', 'pge'), unitedStates)).toBe('PG&E E-ELEC')
  })
  test('is the provider where only its mean price is known', () => {
    const name = 'LADWP (Los Angeles), tariffs of 2026'
    expect(getDefaultTariffName(inRegion('US-CA', 'ladwp'), unitedStates)).toBe(name)
  })
  test('is the region where no provider was chosen', () => {
    expect(getDefaultTariffName(inRegion('US-OH'), unitedStates)).toBe('typical of Ohio, tariffs of 2026')
  })
  test('is absent where the price is asked', async () => {
    const nigeria = await loadPreset('NG')
    expect(getDefaultTariffName(createTypicalHome(nigeria, { start }), nigeria)).toBeUndefined()
  })
  test('is the country’s typical price where no tariff is known', () => {
    expect(getDefaultTariffName(createTypicalHome(germany, { start }), germany)).toBe('typical prices (Germany)')
  })
  test('names a country without the article that English puts before it', () => {
    const home = createTypicalHome(unitedStates, { start })
    expect(getDefaultTariffName(home, unitedStates)).toBe('typical prices (United States)')
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
    const home = withFigure(inRegion('US-CA', 'pge'), path, value) as Home
    expect(getDefaultTariffName(home, unitedStates)).toBeUndefined()
  })
})

describe('The name of the default export terms', () => {
  const nameIn = (subdivision: string, provider?: string) =>
    getDefaultExportTermsName(inRegion(subdivision, provider), unitedStates)
  test('is that of the region or the provider', () => {
    expect(nameIn('US-OH')).toBe('typical of Ohio, tariffs of 2026')
    expect(nameIn('US-AZ', 'srp')).toBe('SRP (Salt River Project), tariffs of 2026')
  })
  test('is absent where nothing was filled in, and outside such regions', () => {
    expect(nameIn('US-SD')).toBeUndefined()
    expect(getDefaultExportTermsName(createTypicalHome(germany, { start }), germany)).toBeUndefined()
  })
})

describe('A typical price or export rate', () => {
  const about = (subdivision: string, figure: string) =>
    describeUncertainty({ region: { country: 'US', currency: 'USD', subdivision } }, figure, unitedStates, start)
  test('from a weak source is to be checked, with its range where known', () => {
    expect(about('US-AR', 'US-AR.selling')).toBe('Check this: $0.04 to $0.06 per kWh is possible.')
    expect(about('US-LA', 'US-LA.selling')).toBe('Check this: it may be different for your home.')
  })
  test('from a good source is not', () => {
    expect(about('US-CT', 'US-CT.price')).toBeUndefined()
    expect(about('US-OH', 'US-OH.nothing')).toBeUndefined()
  })
})
