import { sumOf } from '../calendar.ts'
import type { Battery } from '../energy/battery.ts'
import type { SiteLocation } from '../energy/load-profiles.ts'
import { type PeakHours, rankByPrice, rankForSelfConsumption } from '../energy/peak-hours.ts'
import { hourlyBuyPrices, hourlySellPrices, type PricedMeter, pricedMeterOf } from '../finance/meter.ts'
import type { IsoDate } from '../home/field-schemas.ts'
import type { Home } from '../home/home.ts'
import { t } from '../language/t.ts'
import { AssumptionLog, type ResolvedFigure } from './basis/assumption-log.ts'
import { DEFAULTS, defaultInflation } from './basis/defaults.ts'
import type { Memo } from './basis/memo.ts'
import { memoFor, memoForUse, type SiteData } from './basis/site-data.ts'
import { type GridTariff, resolveGridTariff } from './resolve-grid-tariff.ts'
import { gridPresence, resolveOutages } from './resolve-outages.ts'
import { computeAcOutput, type ResolvedBattery, type ResolvedSystem, resolveSystem } from './resolve-system.ts'
import { type ResolvedUse, resolveUse, selectUseInputs } from './use/resolve-use.ts'

/** Everything a plan is computed from, defaults filled in. */
export interface PlanInputs {
  readonly home: Home
  readonly siteData: SiteData
  readonly memo: Memo<SiteData>
  readonly assumptions: AssumptionLog
  readonly start: IsoDate
  readonly system: ResolvedSystem
  /** AC output before inverter and export limits [kWh per hour]. */
  readonly solar: Float64Array
  /** The same while the grid is there, which is all that changes a bill. */
  readonly gridSolar: Float64Array
  readonly use: ResolvedUse
  readonly gridTariff: GridTariff
  readonly peakHours: PeakHours | null
  readonly degradation: ResolvedFigure
  readonly years: ResolvedFigure
  readonly inflation: ResolvedFigure
  readonly priceRise: ResolvedFigure
  /** Nominal discount rate. */
  readonly discount: ResolvedFigure
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
  const { arrays, inverterKw } = system
  const solar = memo.getOrCompute(computeSolar, { arrays, inverterKw })
  const { outages, kind } = home
  const { daylightSaving } = siteData.location
  const gridSolar =
    kind === 'outages' ? memo.getOrCompute(withoutOutages, { solar, outages, location: { daylightSaving } }) : solar
  // Its assumptions belong in the log of every plan, also when its hours come from the memo.
  const resolvedUse = memoForUse(siteData).getOrCompute(resolveUse, selectUseInputs(home, siteData.location, meter))
  assumptions.merge(resolvedUse.assumptions)
  const { battery } = system
  const peakHours = battery && memo.getOrCompute(resolvePeakHours, dispatchInputsOf(battery, gridTariff))
  const { inflation, years, discount } = resolveFinancialTerms(home, assumptions)
  const degradation = assumptions.resolve('system.ageing', home.system.ageing, DEFAULTS.degradation)
  assumptions.resolve('system.losses', home.system.losses, DEFAULTS.losses)
  return {
    home,
    siteData,
    memo,
    assumptions,
    start,
    system,
    solar,
    gridSolar,
    use: resolvedUse.use,
    gridTariff,
    peakHours,
    degradation,
    years,
    inflation,
    priceRise: assumptions.resolve('money.priceRise', money.priceRise, {
      ...defaultInflation(home.region.currency),
      value: inflation.value,
      source: () => t('Electricity prices rise like all other prices'),
      // The date of the inflation target is not that of a price.
      asOf: null,
    }),
    discount,
  }
}

/** Analysis period, inflation and nominal discount rate. */
export function resolveFinancialTerms({ money, region }: Pick<Home, 'money' | 'region'>, assumptions: AssumptionLog) {
  const inflation = assumptions.resolve('money.inflation', money.inflation, defaultInflation(region.currency))
  return {
    inflation,
    years: assumptions.resolve('money.years', money.years, DEFAULTS.years),
    discount: assumptions.resolve('money.discount', money.discount, {
      ...DEFAULTS.realDiscount,
      value: (1 + inflation.value) * (1 + DEFAULTS.realDiscount.value) - 1,
    }),
  }
}

const computeSolar = (system: Pick<ResolvedSystem, 'arrays' | 'inverterKw'>, { solar }: SiteData) =>
  computeAcOutput(system, solar)

interface OutageLoss {
  readonly solar: Float64Array
  readonly outages: Home['outages'] | undefined
  readonly location: Pick<SiteLocation, 'daylightSaving'>
}

/** An inverter stops with the grid, and what a battery takes over then was not on the bill. */
function withoutOutages({ solar, outages, location }: OutageLoss) {
  const years = resolveOutages(outages, location)
  if (!years) return solar
  const presence = gridPresence(years)
  return solar.map((kwh, hour) => kwh * (presence[hour] as number))
}

/** What the order of the hours depends on. */
interface DispatchInputs extends Pick<ResolvedBattery, 'dischargesInPeakHours' | 'chargesFromGrid'> {
  readonly efficiencies: Pick<Battery, 'chargeEfficiency' | 'dischargeEfficiency'>
  readonly meter: PricedMeter
  /** Deduction from each credited kWh, in the month with the smallest one [money/kWh]. */
  readonly deductionPerKwh: number
}

const dispatchInputsOf = (
  { battery, dischargesInPeakHours, chargesFromGrid }: ResolvedBattery,
  { meter, exportCharges: { deduction } }: GridTariff,
): DispatchInputs => ({
  dischargesInPeakHours,
  chargesFromGrid,
  efficiencies: { chargeEfficiency: battery.chargeEfficiency, dischargeEfficiency: battery.dischargeEfficiency },
  meter: pricedMeterOf(meter),
  deductionPerKwh: deduction ? deduction.perKwh * Math.min(...deduction.shares.flat()) : 0,
})

/** Price ranks that dispatch the battery; `null` for plain self-consumption without payment for export. */
function resolvePeakHours(inputs: DispatchInputs): PeakHours | null {
  const { dischargesInPeakHours, chargesFromGrid, efficiencies, meter, deductionPerKwh } = inputs
  const prices = hourlyBuyPrices(meter)
  const sellPrices = hourlySellPrices(meter).map((price) => Math.max(0, price - deductionPerKwh))
  // Net metering pays the price of the hour: only the order of prices says which hours gain.
  if (dischargesInPeakHours || meter.isNetted) return rankByPrice(prices, chargesFromGrid, sellPrices)
  return sellPrices.some((price) => price > 0) ? rankForSelfConsumption(prices, sellPrices, efficiencies) : null
}

/** [kWh/year] */
export const yearlyUse = ({ use }: PlanInputs) => sumOf(use.total)
