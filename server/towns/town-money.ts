import type { CountryMoney, SourceLink, TownMoney } from '#shared/contract/solar-pages.ts'
import { findSubdivision, loadPreset, PRESET_COUNTRIES } from '#shared/home/presets/load.ts'
import type { SourcedEntry } from '#shared/home/presets/preset.ts'
import { createTypicalHome, findIncentiveRules, findPresetEntry } from '#shared/home/presets/typical-home.ts'
import { regionOf } from '#shared/region.ts'
import type { TownFigures } from '#shared/solar/town-figures.ts'
import { interpolateMoney, type MoneyFile } from './money-file.ts'
import type { TownRow } from './town-table.ts'

let file: Promise<MoneyFile> | undefined

export function loadMoneyFile(): Promise<MoneyFile> {
  file ??= import('./money.json').then((module) => module.default as MoneyFile)
  return file
}

/** `undefined` in countries without typical figures. */
export async function loadTownMoney(
  { country }: TownRow,
  region: string,
  { yield: { p50 } }: TownFigures,
): Promise<TownMoney | undefined> {
  const [{ regions, asOf }, subdivision] = await Promise.all([loadMoneyFile(), findSubdivision(country, region)])
  const money = regions.find(({ code }) => code === subdivision) ?? regions.find(({ code }) => code === country)
  const point = money && interpolateMoney(money, p50)
  if (!point) return undefined
  const { currency, use, batteryKwh, missing } = money
  const { usedAtHome, usedWithBattery, cost } = point
  return {
    ...{ currency, use, kwp: use / p50, usedAtHome, usedWithBattery, batteryKwh, missing, asOf },
    ...(cost && { cost }),
  }
}

const toSource = ({ source, asOf }: SourcedEntry): SourceLink => ({
  title: source.title,
  ...(source.url !== undefined && { url: source.url }),
  ...(asOf !== null && { asOf }),
})

/** What holds for the whole country. `undefined` in countries without typical figures. */
export async function loadCountryMoney(country: string): Promise<CountryMoney | undefined> {
  if (!PRESET_COUNTRIES.includes(country)) return undefined
  const [preset, { asOf: start }] = await Promise.all([loadPreset(country), loadMoneyFile()])
  const { use, pvPrice } = preset
  const home = createTypicalHome(preset, { start })
  const price = home.tariff.buying?.periods[0]?.blocks
  const from = home.provenance['tariff.buying']
  const priceEntry = from?.kind === 'typical' ? findPresetEntry(preset, from.figure) : undefined
  // A tariff by hours or blocks has no single price.
  const isFlat = home.tariff.buying?.periods.length === 1 && price?.length === 1
  return {
    currency: regionOf(country).currency,
    ...(use && { use: { kwh: use.value, source: toSource(use) } }),
    ...(isFlat && price?.[0] && priceEntry && { price: { perKwh: price[0].price, source: toSource(priceEntry) } }),
    ...(pvPrice && { pvPrice: { fixed: pvPrice.fixed, perKwp: pvPrice.each, source: toSource(pvPrice) } }),
    incentives: findIncentiveRules(preset, { start })
      .filter(({ rule, applies }) => applies && rule.default !== 'none')
      .map(({ rule }) => ({ name: rule.incentive.name, ...toSource(rule) })),
  }
}
