import type { SourceLink, TownMoney, TypicalFigures } from '#shared/contract/solar-pages.ts'
import { formatMoney } from '#shared/format/money.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { describeSelling } from '#shared/home/describe-selling.ts'
import type { FigurePath } from '#shared/home/home.ts'
import type { Tariff } from '#shared/home/tariff.ts'
import { t, tData } from '#shared/language/t.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { findSubdivision, loadPreset, PRESET_COUNTRIES } from '#shared/presets/load.ts'
import type { SourcedEntry } from '#shared/presets/preset.ts'
import {
  createTypicalHome,
  findIncentiveRules,
  findPresetEntry,
  findSellingRule,
} from '#shared/presets/typical-home.ts'
import { type Region, regionOf } from '#shared/region.ts'
import type { TownFigures } from '#shared/solar/town-figures.ts'
import { loadOnce } from '../load-once.ts'
import type { TownRow } from './town-table.ts'

type Cost = NonNullable<TownMoney['cost']>

/** Plan of the typical home of a region at a town, with panels that make as much in a year as it uses. */
export interface MoneyPoint {
  /** [kWh/kWp] */
  readonly output: number
  readonly usedAtHome: number
  readonly usedWithBattery: number
  /** Absent while a price is missing. */
  readonly cost?: Cost
}

/** A region with its own prices or rules, or a country. */
export interface RegionMoney {
  /** ISO 3166-1, or ISO 3166-2 */
  readonly code: string
  /** ISO 4217 */
  readonly currency: string
  /** [kWh/year] */
  readonly use: number
  /** Usable capacity of the battery [kWh]. */
  readonly batteryKwh: number
  readonly missing: TownMoney['missing']
  /** Results at the towns with the lowest yield, in the middle, and with the highest; ascending. */
  readonly points: readonly MoneyPoint[]
}

/** The content of money.json, which `npm run towns` writes. */
export interface MoneyFile {
  /** `MODEL_VERSION` */
  readonly version: string
  /** Day for which the typical figures hold. */
  readonly asOf: string
  readonly regions: readonly RegionMoney[]
}

/**
 * Figures at a yield, between those of the towns around it.
 * @param output [kWh/kWp]
 */
export function interpolateMoney({ points }: RegionMoney, output: number): MoneyPoint | undefined {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return undefined
  const above = points.find((point) => point.output >= output) ?? last
  const below = points.findLast((point) => point.output <= output) ?? first
  const share = above.output > below.output ? (output - below.output) / (above.output - below.output) : 0
  const between = (of: (point: MoneyPoint) => number) => of(below) + share * (of(above) - of(below))
  const price = between(({ cost }) => cost?.price ?? 0)
  const afterIncentives = between(({ cost }) => cost?.afterIncentives ?? 0)
  const saving = between(({ cost }) => cost?.saving ?? 0)
  const years = (of: (cost: Cost) => number | null): number | null => {
    const [low, high] = [below, above].map(({ cost }) => (cost ? of(cost) : null))
    if (typeof low === 'number' && typeof high === 'number') return low + share * (high - low)
    // If only one of the two towns pays back, its cost per saving tells from where on it does.
    const known = typeof low === 'number' ? below.cost : above.cost
    const payback = low ?? high
    if (!known || typeof payback !== 'number') return null
    const scaled = (payback * (afterIncentives / saving)) / (known.afterIncentives / known.saving)
    return scaled > 0 && scaled <= DEFAULTS.years.value ? scaled : null
  }
  return {
    output,
    usedAtHome: between(({ usedAtHome }) => usedAtHome),
    usedWithBattery: between(({ usedWithBattery }) => usedWithBattery),
    ...(below.cost &&
      above.cost && {
        cost: {
          price,
          afterIncentives,
          saving,
          payback: {
            bad: years(({ payback }) => payback.bad),
            likely: years(({ payback }) => payback.likely),
            good: years(({ payback }) => payback.good),
          },
        },
      }),
  }
}

export const loadMoneyFile = loadOnce(async () => (await import('./money.json')).default as MoneyFile)

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
  title: tData(source.title),
  ...(source.url !== undefined && { url: source.url }),
  ...(asOf !== null && { asOf }),
})

/**
 * `undefined` in countries without typical figures.
 * @param region name, as in the files of towns; absent for the country
 */
export async function loadTypicalFigures(country: string, region?: string): Promise<TypicalFigures | undefined> {
  if (!PRESET_COUNTRIES.includes(country)) return undefined
  const [{ asOf: start }, subdivision] = await Promise.all([
    loadMoneyFile(),
    region === undefined ? undefined : findSubdivision(country, region),
  ])
  const preset = await loadPreset(country, subdivision)
  const options = { start, ...(subdivision !== undefined && { subdivision }) }
  const home = createTypicalHome(preset, options)
  const place = regionOf(country)
  const { use, pvPrice } = preset
  const { buying, selling } = home.tariff
  const sourceOf = (path: FigurePath) => {
    const from = home.provenance[path]
    const entry = from?.kind === 'typical' ? findPresetEntry(preset, from.figure) : undefined
    return entry && { source: toSource(entry) }
  }
  const sellingRule = findSellingRule(preset, options)?.rule
  const exportRate = describeSelling(selling, place)
  return {
    figures: [
      use
        ? { name: t('Electricity use'), value: formatFigure(use.value, 'kWh/year', place), source: toSource(use) }
        : { name: t('Electricity use'), value: t('Your bill shows how much you use in a year.') },
      buying
        ? { name: t('Electricity price'), value: describePrice(buying, place), ...sourceOf('tariff.buying') }
        : { name: t('Electricity price'), value: t('Your bill shows your price per kWh.') },
      {
        name: t('Export rate'),
        value: exportRate ?? t('Ask your electricity provider what it pays for exported solar.'),
        ...(exportRate !== undefined && sellingRule && { source: toSource(sellingRule) }),
      },
      pvPrice
        ? {
            name: t('Solar price'),
            value: t('{fixed} plus {each} per kWp', {
              fixed: formatMoney(pvPrice.fixed, place),
              each: formatMoney(pvPrice.each, place),
            }),
            source: toSource(pvPrice),
          }
        : { name: t('Solar price'), value: t('Ask an installer for a quote.') },
    ],
    incentives: findIncentiveRules(preset, options)
      .filter(({ rule, applies }) => applies && rule.default !== 'none')
      .map(({ rule }) => ({ name: tData(rule.incentive.name), ...toSource(rule) })),
  }
}

/** A tariff by hours or blocks has no single price. */
function describePrice({ periods }: NonNullable<Tariff['buying']>, region: Region): string {
  const [block, ...others] = periods.flatMap(({ blocks }) => blocks)
  return block && others.length === 0 ? formatFigure(block.price, 'money/kWh', region) : t('Changes by time or use')
}
