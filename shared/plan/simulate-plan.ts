import type { BalanceInput } from '../energy/balance-input.ts'
import { WARRANTED_DEGRADATION } from '../energy/battery.ts'
import { type Degradation, type HomeYear, simulateYears } from '../energy/simulate-years.ts'
import { type BillYear, computeYearBill, type YearBill } from '../finance/bill.ts'
import { layoutOf, type MeterLayout, type TariffMeter } from '../finance/meter.ts'
import { isBuyAllSellAll, scaleYearEndPrice } from '../finance/metering.ts'
import { type Assessment, accumulate, assessProject, discountFlows } from '../finance/metrics.ts'
import { priceFactor } from '../finance/price-rise.ts'
import type { RangePosition } from '../finance/range.ts'
import { readImports, readMeter, viewReading } from '../finance/reading.ts'
import { addExportCharges, addSolarCharges } from '../home/bill-charges.ts'
import type { Home } from '../home/home.ts'
import type { Support } from '../home/incentives.ts'
import { DEFAULTS } from './basis/defaults.ts'
import { reportErrorsAt } from './basis/plan-result.ts'
import type { PlanInputs } from './plan-inputs.ts'
import type { GridTariff } from './resolve-grid-tariff.ts'
import { isBatteryReservedForOutages } from './resolve-outages.ts'
import { type ResolvedProject, resolveProject } from './resolve-project.ts'

/** Inputs of sensitivity runs; a missing one leaves the input unchanged. */
export interface SensitivityOverrides {
  readonly yield?: number
  /** Load shape, from −1 (least use in sunshine) to 1 (most). */
  readonly shape?: RangePosition
  /** Added to the yearly rise of the electricity price [share/year]. */
  readonly rise?: number
  /** Factors on the import price, the export rate and the system's cost. */
  readonly price?: number
  readonly exportPrice?: number
  readonly cost?: number
  /** Years between two whose hours are run; see `Degradation`. */
  readonly step?: number
}

export interface PlanSimulation {
  readonly years: readonly HomeYear[]
  readonly bills: readonly YearBill[]
  readonly billsWithout: readonly YearBill[]
  /** Fuel that solar heat replaces [money], by year; its price follows inflation. */
  readonly fuelSavings: readonly number[]
  readonly support: readonly Support[]
  readonly project: ResolvedProject
  readonly assessment: Assessment
  /**
   * Cumulative spending on electricity and the system, from year 0, and without the system, in today's money: they differ by
   * the net present value in the end [money].
   */
  readonly spent: readonly number[]
  readonly spentWithout: readonly number[]
}

/** @throws MissingFigures, InputError with the path of a figure */
export function simulatePlan(inputs: PlanInputs, overrides: SensitivityOverrides = {}): PlanSimulation {
  const { years, bills, billsWithout, fuelSavings, savings } = simulateBills(inputs, overrides)
  const project = resolveProject(inputs, years[0] as HomeYear, overrides.cost ?? 1)
  const assessment = reportErrorsAt('money', () =>
    assessProject({
      ...project.fixed,
      energy: years.map(({ totals }) => totals.solar - totals.clipped),
      savings,
    }),
  )
  const { flow, discountRate } = assessment.cashFlow
  const inTodaysMoney = (flows: readonly number[]) => accumulate(discountFlows(flows, discountRate))
  const spentWithout = inTodaysMoney([0, ...billsWithout.map(({ total }) => total)])
  const gained = inTodaysMoney(flow)
  return {
    years,
    bills,
    billsWithout,
    fuelSavings,
    support: project.support,
    project,
    assessment,
    spent: spentWithout.map((money, year) => money - (gained[year] as number)),
    spentWithout,
  }
}

/** Simulates energy and bills of all years; needs no price of the system. */
export function simulateBills(inputs: PlanInputs, overrides: SensitivityOverrides = {}) {
  const { rise = 0, price = 1, exportPrice = 1 } = overrides
  const { gridTariff, gridSolar, inflation, priceRise } = inputs
  const years = simulatePlanYears(inputs, overrides)
  const meter = scaleMeterPrices(gridTariff, price, exportPrice)
  const without = readMeterWithoutSystem(inputs, overrides.shape ?? 0)
  const { exportRise } = inputs.home.money
  const risesAlone = exportRise !== undefined && !gridTariff.exportFollowsImportPrice
  const billYearOf = (year: number): BillYear => ({
    year,
    priceFactor: priceFactor(
      { inflation: inflation.value, escalation: priceRise.value + rise - inflation.value },
      year,
    ),
    ...(risesAlone && { exportFactor: priceFactor({ inflation: 0, escalation: exportRise }, year) }),
  })
  const { perKwh, deduction } = gridTariff.exportCharges
  const exportCharges = {
    perKwh: perKwh * exportPrice,
    deduction: deduction && { ...deduction, perKwh: deduction.perKwh * price },
  }
  const withSolar = { ...meter, tariff: { ...meter.tariff, minimumPerMonth: gridTariff.minimumWithSolar } }
  const bills = chainBills(years, ({ year, measured, totals }, account) => {
    const billYear = billYearOf(year)
    const metered = computeYearBill(withSolar, viewReading(meter, measured), { ...billYear, ...account })
    const bill = addExportCharges(metered, exportCharges, year, billYear.priceFactor)
    const { solarCharges } = gridTariff
    if (solarCharges.perMonth === 0 && solarCharges.perKwh === 0) return bill
    return addSolarCharges(bill, solarCharges, gridSolar, totals.solar - totals.clipped, billYear.priceFactor)
  })
  const billsWithout = chainBills(years, ({ year }, account) =>
    computeYearBill(meter, without, { ...billYearOf(year), ...account }),
  )
  const fuelSavings = years.map(
    ({ year, totals }) =>
      totals.heat * inputs.use.fuelCostPerHeat * priceFactor({ inflation: inflation.value, escalation: 0 }, year),
  )
  const savings = years.map(
    (_, i) => (billsWithout[i] as YearBill).total - (bills[i] as YearBill).total + (fuelSavings[i] as number),
  )
  return { years, bills, billsWithout, fuelSavings, savings }
}

/** Each year starts with the credit carried from the year before. */
function chainBills(
  years: readonly HomeYear[],
  bill: (year: HomeYear, account: Pick<BillYear, 'account'>) => YearBill,
): YearBill[] {
  let last: YearBill | undefined
  return years.map((year) => {
    last = bill(year, last ? { account: last.account } : {})
    return last
  })
}

function scaleMeterPrices(
  { meter, exportFollowsImportPrice }: GridTariff,
  price: number,
  exportPrice: number,
): TariffMeter {
  if (price === 1 && exportPrice === 1) return meter
  const { tariff } = meter
  const sellFactor = exportFollowsImportPrice ? price : exportPrice
  return {
    ...meter,
    tariff: {
      ...tariff,
      periods: tariff.periods.map(({ blocks }) => ({
        blocks: blocks.map(({ upTo, buy, sell }) => ({ upTo, buy: buy * price, sell: sell * sellFactor })),
      })),
      ...(tariff.feedIn && {
        feedIn: tariff.feedIn.map((step) => ({ ...step, price: step.price * exportPrice })),
      }),
      metering: scaleYearEndPrice(tariff.metering, exportPrice),
    },
  }
}

/** Hourly use at a load shape between −1 and 1 [kWh per hour]. */
function interpolateUse({ use, memo }: PlanInputs, shape: RangePosition): Float64Array {
  if (!use.range || shape === 0) return use.total
  const towards = shape < 0 ? use.range.low : use.range.high
  return memo.getOrCompute(interpolateHours, { from: use.total, towards, share: Math.abs(shape) })
}

interface Interpolation {
  readonly from: Float64Array
  readonly towards: Float64Array
  readonly share: number
}

const interpolateHours = ({ from, towards, share }: Interpolation) =>
  from.map((kwh, i) => Math.max(0, kwh + share * ((towards[i] as number) - kwh)))

const subtractHours = ({ from, part }: { readonly from: Float64Array; readonly part: Float64Array }) =>
  from.map((kwh, i) => Math.max(0, kwh - (part[i] as number)))

/** Input of the first year. */
export function balanceInputOf(
  inputs: PlanInputs,
  { yield: yieldFactor = 1, shape = 0 }: SensitivityOverrides = {},
): BalanceInput {
  const { home, system, gridSolar, gridTariff, peakHours, memo } = inputs
  const { surplusLoads, steadyShare } = inputs.use
  const isDispatched = !isBatteryReservedForOutages(home)
  const use = surplusLoads
    .filter(({ replacesFuel }) => !replacesFuel)
    .reduce((from, { hours: part }) => memo.getOrCompute(subtractHours, { from, part }), interpolateUse(inputs, shape))
  return {
    solar: gridSolar,
    solarFactor: yieldFactor,
    use,
    surplusLoads,
    steadyShare: isNettedHourly(home) ? 1 : steadyShare,
    inverterKw: system.inverterKw.value,
    exportLimitKw: system.exportLimitKw,
    ...(isDispatched && system.battery && { battery: system.battery.battery }),
    ...(isDispatched && peakHours && { peakHours: peakHours }),
    sellsAll: isBuyAllSellAll(gridTariff.meter.tariff),
  }
}

function simulatePlanYears(
  inputs: PlanInputs,
  { yield: yieldFactor = 1, shape = 0, step = 1 }: SensitivityOverrides,
): readonly HomeYear[] {
  const { home, memo, gridTariff, degradation, years } = inputs
  return reportErrorsAt('system', () =>
    memo.getOrCompute(simulateMeteredYears, {
      input: balanceInputOf(inputs, { yield: yieldFactor, shape }),
      degradation: {
        years: years.value,
        solarLoss: degradation.value,
        useGrowth: 0,
        batteryDegradation: WARRANTED_DEGRADATION,
        replacedIn: [home.money.batteryRenewal?.year ?? DEFAULTS.batteryRenewalYear.value],
        step,
      },
      meter: layoutOf(gridTariff.meter),
    }),
  )
}

interface MeteredYears {
  readonly input: BalanceInput
  readonly degradation: Degradation
  readonly meter: MeterLayout
}

const simulateMeteredYears = ({ input, degradation, meter }: MeteredYears) =>
  simulateYears(input, degradation, (hours) => readMeter(meter, hours).values)

const readMeterWithoutSystem = (inputs: PlanInputs, shape: RangePosition) =>
  inputs.memo.getOrCompute(readImports, {
    meter: layoutOf(inputs.gridTariff.meter),
    use: interpolateUse(inputs, shape),
  })

/** Spain: the grid operator nets what a home with an export contract imports and exports in an hour (Royal Decree 244/2019, article 3). */
const HOURLY_NETTING_COUNTRIES: readonly string[] = ['ES']

/** Whether the meter's hours have only the mean use of each: how use jumps within the hour then changes no bill. */
const isNettedHourly = ({ place, region, tariff }: Pick<Home, 'place' | 'region' | 'tariff'>): boolean =>
  HOURLY_NETTING_COUNTRIES.includes(place?.country ?? region.country) && tariff.selling?.kind !== 'nothing'
