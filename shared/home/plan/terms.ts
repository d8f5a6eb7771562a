import { sumOf } from '../../calendar.ts'
import type { DearHours } from '../../energy/dear-hours.ts'
import { dearHours, everyShortfall } from '../../energy/dear-hours.ts'
import { FIRST_YEAR, yearBill } from '../../finance/bill.ts'
import { hourlyBuyPrices, hourlySellPrices, isNetted } from '../../finance/meter.ts'
import { readMeter } from '../../finance/reading.ts'
import type { Home } from '../home.ts'
import type { IsoDate } from '../kinds.ts'
import { isWithin } from '../provenance.ts'
import type { Kept } from './kept.ts'
import { keptFor, keptForUse, type Surroundings } from './surroundings.ts'
import { type BatteryOfHome, type SystemOfHome, solarHours, systemOfHome } from './system-of-home.ts'
import { type Trade, tradeOf } from './tariff-of-home.ts'
import { hoursOfUse, type UseOfHome } from './use-of-home.ts'
import { Notes, type Settled, USUAL, usualInflation } from './usual.ts'

/** A home in the terms of energy and money, everything filled in: what any plan of it is reckoned from. */
export interface Terms {
  readonly home: Home
  readonly around: Surroundings
  readonly kept: Kept
  readonly notes: Notes
  readonly start: IsoDate
  readonly system: SystemOfHome
  /** AC before all limits [kWh per hour]. */
  readonly solar: Float64Array
  readonly use: UseOfHome
  readonly trade: Trade
  readonly dear: DearHours | null
  readonly ageing: Settled
  readonly years: Settled
  readonly inflation: Settled
  /** Of electricity, inflation included. */
  readonly priceRise: Settled
  /** Nominal. */
  readonly discount: Settled
  /** Name all that the use, and what a meter reads, depend on. */
  readonly useKey: string
  readonly meterKey: string
  /** Names all that the hours of the years depend on, but for what a plan varies. */
  readonly hoursKey: string
}

/** The terms with the battery run by its tariff's prices. @throws MissingFigures, InputError naming a figure of the home */
export function pricedTerms(home: Home, around: Surroundings): Terms {
  const notes = new Notes(home)
  const kept = keptFor(around)
  const start = home.system.start ?? around.today
  const { money } = home
  const system = systemOfHome(home, notes)
  const trade = tradeOf(home, system.kwp, start, around.where.forward, notes)
  const { meter } = trade
  const solarKey = JSON.stringify([system.arrays, system.inverterKw.value])
  const solar = kept.once(`solar ${solarKey}`, () => solarHours(system, around.sun))
  const isBill = home.use.amount?.kind === 'bill'
  const { metering, periods, weekday, weekend, blockUnit } = meter.tariff
  const { selling: _, ...buyingSide } = home.tariff
  const useKey = JSON.stringify([
    home.use,
    // Terms say where they come from.
    Object.entries(home.provenance).filter(([path]) => isWithin(path, 'use')),
    home.place?.country ?? home.region.country,
    // What a bill buys does not depend on what is sold.
    isBill && [buyingSide, metering.kind],
    around.where,
  ])
  const meterKey = JSON.stringify([
    [weekday, weekend, blockUnit, isNetted(meter.tariff), metering.kind],
    periods.map(({ blocks }) => blocks.map(({ upTo }) => upTo)),
  ])
  // What the use asks for and assumes is said each time, its hours are worked out once.
  const used = keptForUse(around).once(`use ${useKey}`, () => {
    const own = new Notes(home)
    const none = new Float64Array(solar.length)
    const billOf = (hours: Float64Array) =>
      yearBill(meter, readMeter(meter, { import: hours, export: none }), FIRST_YEAR).total
    return { use: hoursOfUse(home, around, billOf, own), notes: own }
  })
  notes.join(used.notes)
  const { battery } = system
  const dear = battery && dispatchOf(battery, trade, kept)
  const inflation = notes.settle('money.inflation', money.inflation, usualInflation(home.region.currency))
  const ageing = notes.settle('system.ageing', home.system.ageing, USUAL.ageing)
  const years = notes.settle('money.years', money.years, USUAL.years)
  notes.settle('system.losses', home.system.losses, USUAL.losses)
  return {
    home,
    around,
    kept,
    notes,
    start,
    system,
    solar,
    use: used.use,
    trade,
    dear,
    ageing,
    years,
    inflation,
    priceRise: notes.settle('money.priceRise', money.priceRise, {
      ...usualInflation(home.region.currency),
      value: inflation.value,
      source: 'Electricity is taken to rise as all prices do',
    }),
    discount: notes.settle('money.discount', money.discount, {
      ...USUAL.realDiscount,
      value: (1 + inflation.value) * (1 + USUAL.realDiscount.value) - 1,
    }),
    useKey,
    meterKey,
    hoursKey: JSON.stringify([
      solarKey,
      useKey,
      system.battery,
      Number.isFinite(system.exportLimitKw) && system.exportLimitKw,
      ageing.value,
      years.value,
      money.batteryRenewal?.year,
      meterKey,
      // Which hours are dear is a matter of prices.
      dear && [home.tariff.buying, dear.price, dear.sellPrice],
    ]),
  }
}

/** Prices by which the battery is run; `null` where it only serves every shortfall and nothing is paid for export. */
function dispatchOf({ battery, keepsForDearHours, chargesFromGrid }: BatteryOfHome, trade: Trade, kept: Kept) {
  const { meter, deduction } = trade
  const { periods, weekday, weekend, metering, feedIn } = meter.tariff
  // Of net metering that gives less than a whole kWh for a kWh, the most it gives in any year.
  const taken = deduction ? deduction.perKwh * Math.min(...deduction.shares) : 0
  const efficiencies = [battery.chargeEfficiency, battery.dischargeEfficiency]
  const tariff = [periods, weekday, weekend, metering.kind, feedIn, taken]
  return kept.once(`dear ${JSON.stringify([keepsForDearHours, chargesFromGrid, efficiencies, tariff])}`, () => {
    const prices = hourlyBuyPrices(meter)
    const sellPrices = hourlySellPrices(meter).map((price) => Math.max(0, price - taken))
    if (keepsForDearHours) return dearHours(prices, chargesFromGrid, sellPrices)
    return sellPrices.some((price) => price > 0) ? everyShortfall(prices, sellPrices, battery) : null
  })
}

/** What a home uses in a year [kWh]. */
export const yearlyUse = ({ use }: Terms) => sumOf(use.total)
