import type { TownMoney } from '#shared/contract/solar-pages.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'

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
