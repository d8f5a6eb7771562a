import { HOURS_OF_YEAR, monthlySums, sumOf } from '../../calendar.ts'
import { yearBill } from '../../finance/bill.ts'
import { readMeter } from '../../finance/reading.ts'
import type { FigurePath, Home } from '../home.ts'
import { meanDay } from './energy-of-plan.ts'
import type { Term } from './figure.ts'
import type { Surroundings } from './surroundings.ts'
import { tradeOf } from './tariff-of-home.ts'
import { hoursOfUse, type PartName } from './use-of-home.ts'
import { Notes, type Settled } from './usual.ts'

/** What a home uses, before anything is built. */
export interface ToldUse {
  /** [kWh], of the year and of the twelve months. */
  readonly year: number
  readonly months: readonly number[]
  /** What it is added up from. */
  readonly terms: readonly Term[]
  /** The mean day of January and of July by what the use is for [kWh per hour], 24 values each. */
  readonly days: readonly {
    readonly month: number
    readonly parts: readonly { readonly name: PartName; readonly use: readonly number[] }[]
  }[]
  /** Of a year at today's prices [money]; `null` while no price is known. */
  readonly bill: number | null
  readonly assumed: readonly Settled[]
  readonly asked: readonly FigurePath[]
}

const JANUARY_AND_JULY = [0, 6] as const
const NO_PRICE: NonNullable<Home['tariff']['buying']> = { periods: [{ blocks: [{ upTo: null, price: 0 }] }] }

/** @throws MissingFigures, InputError naming a figure of the home */
export function toldUse(home: Home, around: Surroundings): ToldUse {
  const notes = new Notes(home)
  const isPriced = home.tariff.buying !== undefined || home.use.amount?.kind === 'bill'
  const priced = isPriced ? home : { ...home, tariff: { ...home.tariff, buying: NO_PRICE } }
  const start = home.system.start ?? around.today
  // What is sold is not asked yet.
  const { meter } = tradeOf(priced, 0, start, around.where.forward, new Notes(home))
  const none = new Float64Array(HOURS_OF_YEAR)
  const billOf = (hours: Float64Array) => yearBill(meter, readMeter(meter, { import: hours, export: none })).total
  const use = hoursOfUse(home, around, billOf, notes)
  return {
    year: sumOf(use.total),
    months: monthlySums(use.total),
    terms: use.terms,
    days: JANUARY_AND_JULY.map((month) => ({
      month,
      parts: use.parts.map(({ name, hours }) => ({ name, use: meanDay(hours, month) })),
    })),
    bill: isPriced ? billOf(use.total) : null,
    assumed: [...notes.assumed.values()],
    asked: [...notes.asked],
  }
}
