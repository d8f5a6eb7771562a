import { monthlySums, sumOf } from '../../calendar.ts'
import { computeYearBill } from '../../finance/bill.ts'
import { readImports } from '../../finance/reading.ts'
import type { FigurePath, Home } from '../home.ts'
import { AssumptionLog, type ResolvedFigure } from './assumption-log.ts'
import type { FormulaTerm } from './figure.ts'
import { meanDay } from './plan-energy.ts'
import { resolveGridTariff } from './resolve-grid-tariff.ts'
import { type PartName, resolveUse, selectUseInputs } from './resolve-use.ts'
import type { SiteData } from './site-data.ts'

/** Without a system. */
export interface StatedUse {
  /** [kWh] */
  readonly year: number
  readonly months: readonly number[]
  readonly terms: readonly FormulaTerm[]
  /** Mean day of January and of July by kind of use, 24 hours [kWh per hour]. */
  readonly days: readonly {
    readonly month: number
    readonly parts: readonly { readonly name: PartName; readonly use: readonly number[] }[]
  }[]
  /** First year's bill [money]; `null` without a price. */
  readonly bill: number | null
  readonly assumed: readonly ResolvedFigure[]
  readonly missing: readonly FigurePath[]
}

const JANUARY_AND_JULY = [0, 6] as const
const NO_PRICE: NonNullable<Home['tariff']['buying']> = { periods: [{ blocks: [{ upTo: null, price: 0 }] }] }

/** @throws MissingFigures, InputError with the path of a figure */
export function resolveStatedUse(home: Home, siteData: SiteData): StatedUse {
  const isPriced = home.tariff.buying !== undefined || home.use.amount?.kind === 'bill'
  const priced = isPriced ? home : { ...home, tariff: { ...home.tariff, buying: NO_PRICE } }
  const start = home.system.start ?? siteData.today
  // A log of its own: the export rate is not required yet.
  const { meter } = resolveGridTariff(priced, 0, start, siteData.location.daylightSaving, new AssumptionLog(home))
  const { use, assumptions } = resolveUse(selectUseInputs(priced, siteData.location, meter), siteData)
  return {
    year: sumOf(use.total),
    months: monthlySums(use.total),
    terms: use.terms,
    days: JANUARY_AND_JULY.map((month) => ({
      month,
      parts: use.parts.map(({ name, hours }) => ({ name, use: meanDay(hours, month) })),
    })),
    bill: isPriced ? computeYearBill(meter, readImports({ meter, use: use.total })).total : null,
    assumed: [...assumptions.assumed.values()],
    missing: [...assumptions.missing],
  }
}
