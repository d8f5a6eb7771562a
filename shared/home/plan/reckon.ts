import { HOURS_OF_YEAR } from '../../calendar.ts'
import type { BalanceInput } from '../../energy/balance-input.ts'
import { WARRANTED_FADE } from '../../energy/battery-life.ts'
import { type HomeYear, runYears } from '../../energy/years.ts'
import { type BillYear, type YearBill, yearBill } from '../../finance/bill.ts'
import { type Meter, sellsAll } from '../../finance/meter.ts'
import { type Assessment, assess, cumulative } from '../../finance/metrics.ts'
import { priceFactor } from '../../finance/price-rise.ts'
import type { Position } from '../../finance/range.ts'
import { readingOf, readMeter } from '../../finance/reading.ts'
import type { Support } from '../incentives.ts'
import { atFigure } from './answer.ts'
import { type ProjectOfHome, projectOf } from './project-of-home.ts'
import { deducted } from './tariff-of-home.ts'
import type { Terms } from './terms.ts'
import { USUAL } from './usual.ts'

/** What a plan turns on; each stands at its middle unless given. */
export interface Knobs {
  /** Factor on the yield. */
  readonly yield?: number
  /** Where the shape of the day stands between least and most use in the sun, −1…1. */
  readonly shape?: Position
  /** Added to the yearly rise of the price of electricity [share/year]. */
  readonly rise?: number
  /** Factors on the price of a bought kWh, of a sold one, and on what the system costs. */
  readonly price?: number
  readonly exportPrice?: number
  readonly cost?: number
  /** Years between two whose hours are run; see `Ageing`. */
  readonly step?: number
}

/** The money and the energy of a plan, year by year. */
export interface Reckoning {
  readonly years: readonly HomeYear[]
  /** With the system, and without it. */
  readonly bills: readonly YearBill[]
  readonly billsWithout: readonly YearBill[]
  /** What the bills do not hold: charges for having or selling [money], by year. */
  readonly besides: readonly number[]
  readonly support: readonly Support[]
  readonly project: ProjectOfHome
  readonly assessment: Assessment
  /** All that has been spent on electricity, the system's cost with it, from year 0 [money]; and without the system. */
  readonly spent: readonly number[]
  readonly spentWithout: readonly number[]
}

/**
 * A home through its years, as energy and as money.
 * @throws MissingFigures, InputError naming a figure of the home
 */
export function reckon(terms: Terms, knobs: Knobs = {}): Reckoning {
  const { years, bills, billsWithout, besides, savings } = metered(terms, knobs)
  const project = projectOf(terms, years[0] as HomeYear, knobs.cost ?? 1)
  const assessment = atFigure('money', () =>
    assess({
      ...project.fixed,
      energy: years.map(({ totals }) => totals.solar - totals.clipped),
      savings,
    }),
  )
  const spentWithout = cumulative([0, ...billsWithout.map(({ total }) => total)])
  const flow = cumulative(assessment.cashFlow.flow)
  return {
    years,
    bills,
    billsWithout,
    besides,
    support: project.support,
    project,
    assessment,
    spent: spentWithout.map((money, year) => money - (flow[year] as number)),
    spentWithout,
  }
}

/** What the meter says through the years, as energy and as money; no price of the system is needed. */
export function metered(terms: Terms, knobs: Knobs = {}) {
  const { rise = 0, price = 1, exportPrice = 1 } = knobs
  const { trade, inflation, priceRise } = terms
  const years = yearsOf(terms, knobs)
  const meter = scaled(trade.meter, price, exportPrice)
  const without = readingWithout(terms, knobs.shape ?? 0)
  const when = (year: number): BillYear => ({
    year,
    priceFactor: priceFactor(
      { inflation: inflation.value, escalation: priceRise.value + rise - inflation.value },
      year,
    ),
  })
  const bills = inTurn(years, ({ year, measured }, account) =>
    yearBill(meter, readingOf(meter, measured), { ...when(year), ...account }),
  )
  const billsWithout = inTurn(years, ({ year }, account) => yearBill(meter, without, { ...when(year), ...account }))
  const besides = years.map(({ year, totals }, i) => {
    const { months } = bills[i] as YearBill
    const { priceFactor: factor } = when(year)
    const charged = MONTHS * trade.chargePerMonth + trade.costPerSoldKwh * totals.export * exportPrice
    const off = trade.deduction ? deducted(trade.deduction, months, year) * price : 0
    return (charged + off) * factor
  })
  const savings = years.map(
    (_, i) => (billsWithout[i] as YearBill).total - (bills[i] as YearBill).total - (besides[i] as number),
  )
  return { years, bills, billsWithout, besides, savings }
}
const MONTHS = 12

/** Bills one after the other: what is carried goes on. */
function inTurn(
  years: readonly HomeYear[],
  bill: (year: HomeYear, account: Pick<BillYear, 'account'>) => YearBill,
): YearBill[] {
  let last: YearBill | undefined
  return years.map((year) => {
    last = bill(year, last ? { account: last.account } : {})
    return last
  })
}

/** The same meter at other prices: what it reads stays. */
function scaled(meter: Meter, price: number, exportPrice: number): Meter {
  if (price === 1 && exportPrice === 1) return meter
  const { tariff } = meter
  // Net metering in money credits at the price of buying.
  const sold = tariff.metering.kind === 'net-money' ? price : exportPrice
  return {
    ...meter,
    tariff: {
      ...tariff,
      periods: tariff.periods.map(({ blocks }) => ({
        blocks: blocks.map(({ upTo, buy, sell }) => ({ upTo, buy: buy * price, sell: sell * sold })),
      })),
      ...(tariff.feedIn && {
        feedIn: tariff.feedIn.map((step) => ({ ...step, price: step.price * exportPrice })),
      }),
      ...(tariff.metering.kind === 'net-kwh' && {
        metering: { ...tariff.metering, yearEndPrice: tariff.metering.yearEndPrice * exportPrice },
      }),
    },
  }
}

/** The use with the shape of the day somewhere between least and most use in the sun. */
export function shapedUse({ use, kept, useKey }: Terms, shape: Position): Float64Array {
  if (!use.range || shape === 0) return use.total
  const edge = shape < 0 ? use.range.low : use.range.high
  const share = Math.abs(shape)
  return kept.once(`use at ${shape} ${useKey}`, () =>
    use.total.map((kwh, i) => Math.max(0, kwh + share * ((edge[i] as number) - kwh))),
  )
}

/** What meets in the home in its first year. */
export function balanceOf(terms: Terms, { yield: sunny = 1, shape = 0 }: Knobs = {}): BalanceInput {
  const { system, solar, trade, dear } = terms
  return {
    solar,
    solarFactor: sunny,
    use: shapedUse(terms, shape),
    inverterKw: system.inverterKw.value,
    exportLimitKw: system.exportLimitKw,
    ...(system.battery && { battery: system.battery.battery }),
    ...(dear && { dearHours: dear }),
    sellsAll: sellsAll(trade.meter.tariff),
  }
}

function yearsOf(terms: Terms, { yield: sunny = 1, shape = 0, step = 1 }: Knobs): readonly HomeYear[] {
  const { home, kept, hoursKey, trade, ageing, years } = terms
  return kept.once(`years ${sunny} ${shape} ${terms.system.battery ? step : 1} ${hoursKey}`, () =>
    atFigure('system', () =>
      runYears(
        balanceOf(terms, { yield: sunny, shape }),
        {
          years: years.value,
          solarLoss: ageing.value,
          useGrowth: 0,
          fade: WARRANTED_FADE,
          replaceBelow: null,
          replacedIn: [home.money.batteryRenewal?.year ?? USUAL.batteryYear.value],
          step,
        },
        (hours) => readMeter(trade.meter, hours).all,
      ),
    ),
  )
}

const readingWithout = (terms: Terms, shape: Position) =>
  terms.kept.once(`without ${shape} ${terms.useKey} ${terms.meterKey}`, () =>
    readMeter(terms.trade.meter, { import: shapedUse(terms, shape), export: new Float64Array(HOURS_OF_YEAR) }),
  )
