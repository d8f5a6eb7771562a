import { sumOf } from '../../calendar.ts'
import type { PeakHours } from '../../energy/peak-hours.ts'
import { rankByPrice, rankForSelfConsumption } from '../../energy/peak-hours.ts'
import { computeYearBill, FIRST_YEAR } from '../../finance/bill.ts'
import { hourlyBuyPrices, hourlySellPrices, isNetted } from '../../finance/meter.ts'
import { readMeter } from '../../finance/reading.ts'
import type { IsoDate } from '../field-schemas.ts'
import type { Home } from '../home.ts'
import { isWithin } from '../provenance.ts'
import { AssumptionLog, type ResolvedFigure } from './assumption-log.ts'
import { DEFAULTS, defaultInflation } from './defaults.ts'
import type { Memo } from './memo.ts'
import { type GridTariff, resolveGridTariff } from './resolve-grid-tariff.ts'
import { computeAcOutput, type ResolvedBattery, type ResolvedSystem, resolveSystem } from './resolve-system.ts'
import { type ResolvedUse, resolveUse } from './resolve-use.ts'
import { memoFor, memoForUse, type SiteData } from './site-data.ts'

/** Everything a plan is computed from, defaults filled in. */
export interface PlanInputs {
  readonly home: Home
  readonly siteData: SiteData
  readonly memo: Memo
  readonly assumptions: AssumptionLog
  readonly start: IsoDate
  readonly system: ResolvedSystem
  /** AC output before inverter and export limits [kWh per hour]. */
  readonly solar: Float64Array
  readonly use: ResolvedUse
  readonly gridTariff: GridTariff
  readonly peakHours: PeakHours | null
  readonly degradation: ResolvedFigure
  readonly years: ResolvedFigure
  readonly inflation: ResolvedFigure
  /** Nominal rise of the electricity price. */
  readonly priceRise: ResolvedFigure
  /** Nominal discount rate. */
  readonly discount: ResolvedFigure
  /** Memo keys: name everything that the use, and the meter readings, depend on. */
  readonly useKey: string
  readonly meterKey: string
  /** Memo key of the simulated hours, apart from `SensitivityOverrides`. */
  readonly hoursKey: string
}

/**
 * Battery dispatched by the tariff's prices.
 * @throws MissingFigures, InputError with the path of a figure
 */
export function resolvePriceDrivenInputs(home: Home, siteData: SiteData): PlanInputs {
  const assumptions = new AssumptionLog(home)
  const memo = memoFor(siteData)
  const start = home.system.start ?? siteData.today
  const { money } = home
  const system = resolveSystem(home, assumptions)
  const gridTariff = resolveGridTariff(home, system.kwp, start, siteData.location.daylightSaving, assumptions)
  const { meter } = gridTariff
  const solarKey = JSON.stringify([system.arrays, system.inverterKw.value])
  const solar = memo.getOrCompute(`solar ${solarKey}`, () => computeAcOutput(system, siteData.solar))
  const isBill = home.use.amount?.kind === 'bill'
  const { metering, periods, weekday, weekend, blockUnit } = meter.tariff
  const { selling: _, ...buyingSide } = home.tariff
  const useKey = JSON.stringify([
    home.use,
    // The formula terms of the use carry their provenance.
    Object.entries(home.provenance).filter(([path]) => isWithin(path, 'use')),
    home.place?.country ?? home.region.country,
    // The use derived from a bill does not depend on the export rate.
    isBill && [buyingSide, metering.kind],
    siteData.location,
  ])
  const meterKey = JSON.stringify([
    [weekday, weekend, blockUnit, isNetted(meter.tariff), metering.kind],
    periods.map(({ blocks }) => blocks.map(({ upTo }) => upTo)),
  ])
  // Its assumptions belong in the log of every plan, also when its hours come from the memo.
  const resolvedUse = memoForUse(siteData).getOrCompute(`use ${useKey}`, () => {
    const useAssumptions = new AssumptionLog(home)
    const none = new Float64Array(solar.length)
    const computeBill = (hours: Float64Array) =>
      computeYearBill(meter, readMeter(meter, { import: hours, export: none }), FIRST_YEAR).total
    return { use: resolveUse(home, siteData, computeBill, useAssumptions), assumptions: useAssumptions }
  })
  assumptions.merge(resolvedUse.assumptions)
  const { battery } = system
  const peakHours = battery && resolvePeakHours(battery, gridTariff, memo)
  const inflation = assumptions.resolve('money.inflation', money.inflation, defaultInflation(home.region.currency))
  const degradation = assumptions.resolve('system.ageing', home.system.ageing, DEFAULTS.degradation)
  const years = assumptions.resolve('money.years', money.years, DEFAULTS.years)
  assumptions.resolve('system.losses', home.system.losses, DEFAULTS.losses)
  return {
    home,
    siteData,
    memo,
    assumptions,
    start,
    system,
    solar,
    use: resolvedUse.use,
    gridTariff,
    peakHours,
    degradation,
    years,
    inflation,
    priceRise: assumptions.resolve('money.priceRise', money.priceRise, {
      ...defaultInflation(home.region.currency),
      value: inflation.value,
      source: 'Electricity is taken to rise as all prices do',
    }),
    discount: assumptions.resolve('money.discount', money.discount, {
      ...DEFAULTS.realDiscount,
      value: (1 + inflation.value) * (1 + DEFAULTS.realDiscount.value) - 1,
    }),
    useKey,
    meterKey,
    hoursKey: JSON.stringify([
      solarKey,
      useKey,
      system.battery,
      Number.isFinite(system.exportLimitKw) && system.exportLimitKw,
      degradation.value,
      years.value,
      money.batteryRenewal?.year,
      meterKey,
      peakHours && [home.tariff.buying, peakHours.buyPrices, peakHours.sellPrices],
    ]),
  }
}

/** Price ranks that dispatch the battery; `null` for plain self-consumption without payment for export. */
function resolvePeakHours(
  { battery, dischargesInPeakHours, chargesFromGrid }: ResolvedBattery,
  gridTariff: GridTariff,
  memo: Memo,
) {
  const { meter, deduction } = gridTariff
  const { periods, weekday, weekend, metering, feedIn } = meter.tariff
  // The year with the smallest deduction from credited kWh.
  const deductionPerKwh = deduction ? deduction.perKwh * Math.min(...deduction.shares) : 0
  const efficiencies = [battery.chargeEfficiency, battery.dischargeEfficiency]
  const tariff = [periods, weekday, weekend, metering.kind, feedIn, deductionPerKwh]
  return memo.getOrCompute(
    `peak hours ${JSON.stringify([dischargesInPeakHours, chargesFromGrid, efficiencies, tariff])}`,
    () => {
      const prices = hourlyBuyPrices(meter)
      const sellPrices = hourlySellPrices(meter).map((price) => Math.max(0, price - deductionPerKwh))
      // Net metering pays the price of the hour: only the order of prices says which hours gain.
      if (dischargesInPeakHours || isNetted(meter.tariff)) return rankByPrice(prices, chargesFromGrid, sellPrices)
      return sellPrices.some((price) => price > 0) ? rankForSelfConsumption(prices, sellPrices, battery) : null
    },
  )
}

/** [kWh/year] */
export const yearlyUse = ({ use }: PlanInputs) => sumOf(use.total)
