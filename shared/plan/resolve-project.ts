import { MONTHS_OF_YEAR, sumOf } from '../calendar.ts'
import type { HomeYear } from '../energy/simulate-years.ts'
import type { Financing, Project, Replacement } from '../finance/project.ts'
import type { Price } from '../home/costs.ts'
import type { FigurePath, Home } from '../home/home.ts'
import { computeSupport, type IncentiveBasis, type Support } from '../home/incentives.ts'
import { t } from '../language/t.ts'
import type { ResolvedFigure } from './basis/assumption-log.ts'
import { DEFAULTS, type DefaultFigure } from './basis/defaults.ts'
import { reportErrorsAt, requireFigure, requireFigures } from './basis/plan-result.ts'
import type { PlanInputs } from './plan-inputs.ts'

export interface ResolvedProject {
  /** Including taxes, before support [money]. */
  readonly panelCost: number
  readonly batteryCost: number
  readonly support: readonly Support[]
  readonly incentiveBasis: IncentiveBasis
  /** [money] */
  readonly supportAtStart: number
  readonly supportByYear: readonly number[]
  /** Maintenance in prices of year 1 [money/year]. */
  readonly maintenance: ResolvedFigure
  readonly propertyTax: number
  readonly replacements: readonly (Replacement & { readonly of: 'inverter' | 'battery' })[]
  /** The project without simulated energy and savings. */
  readonly fixed: Omit<Project, 'energy' | 'savings'>
}

/** Path at which a user enters the price of the panels. */
export const panelPricePath = ({ kind }: Pick<Home, 'kind'>) => (kind === 'balcony' ? 'balcony.price' : 'money.price')

/**
 * @param firstYear for support by yield
 * @param costFactor on the price of panels and battery
 * @throws MissingFigures, InputError with the path of a figure
 */
export function resolveProject(inputs: PlanInputs, firstYear: HomeYear, costFactor: number): ResolvedProject {
  const { home, assumptions, system, gridTariff, years, inflation, discount } = inputs
  const { money } = home
  const kwh = system.battery?.battery.usableKwh ?? 0
  const isLeased = money.financing?.kind === 'lease'
  const panelPrice = isLeased ? undefined : requireFigure(panelPricePath(home), money.price)
  const batteryPrice = isLeased || kwh === 0 ? undefined : requireFigure('money.batteryPrice', money.batteryPrice)
  const panelCost = costFactor * priceAtSize(panelPrice, system.kwp)
  const batteryCost = costFactor * priceAtSize(batteryPrice, kwh)
  const basis: IncentiveBasis = {
    kw: system.kwp,
    kwh,
    panelCost,
    batteryCost,
    yearlyYield: firstYear.totals.solar - firstYear.totals.inverterClipped,
    hasNetMetering: gridTariff.meter.isNetted,
  }
  const support = isLeased ? [] : computeSupport(money.incentives, basis)
  for (const { incentive, unmetCondition } of support) {
    const index = money.incentives.indexOf(incentive)
    if (unmetCondition === 'amount' || unmetCondition === 'certificate-price')
      assumptions.missing.add(`money.incentives.${index}`)
  }
  const cost = panelCost + batteryCost
  const supportAtStart = Math.min(cost, sumOf(support.map(({ atStart }) => atStart)))
  const supportByYear = Array.from({ length: years.value }, (_, i) =>
    sumOf(support.map(({ byYear }) => byYear[i] ?? 0)),
  )
  const maintenance = resolveMaintenance(inputs, panelCost / costFactor, isLeased, system.kwp)
  const propertyTax = isLeased ? 0 : (money.propertyTax ?? 0) * cost
  const replacements = isLeased ? [] : resolveReplacements(inputs, panelCost, batteryCost, kwh > 0, system.kwp)
  const realDiscount = (1 + discount.value) / (1 + inflation.value) - 1
  return {
    panelCost,
    batteryCost,
    support,
    incentiveBasis: basis,
    supportAtStart,
    supportByYear,
    maintenance,
    propertyTax,
    replacements,
    fixed: {
      years: years.value,
      cost,
      inflation: inflation.value,
      realDiscount,
      maintenance: maintenance.value + propertyTax,
      replacements,
      rebate: supportAtStart,
      yearlySupport: supportByYear,
      financing: resolveFinancing(inputs, cost - supportAtStart),
    },
  }
}

/** A lease payment holds for one size only. */
export function withoutLease(home: Home): Home {
  if (home.money.financing?.kind !== 'lease') return home
  const { financing: _, ...money } = home.money
  return { ...home, money }
}

/** @param size [kWp or kWh] */
export function priceAtSize(price: Price | undefined, size: number): number {
  if (!price) return 0
  if (price.kind === 'total') return price.total
  return size > 0 ? (price.fixed ?? 0) + price.each * size : 0
}

/**
 * @param panelCost before support [money]
 * @param kwp power of the panels, by which a typical amount is counted
 */
export function resolveMaintenance(
  { home, assumptions }: Pick<PlanInputs, 'home' | 'assumptions'>,
  panelCost: number,
  isLeased = false,
  kwp?: number,
): ResolvedFigure {
  const path: FigurePath = 'money.upkeepPerYear'
  const { upkeepPerYear, upkeepPerKw } = home.money
  if (isLeased) return assumptions.fromHome(path, upkeepPerYear ?? 0, 'money/year')
  if (upkeepPerYear === undefined && upkeepPerKw !== undefined && kwp !== undefined)
    return { ...assumptions.fromHome('money.upkeepPerKw', upkeepPerKw * kwp, 'money/year'), path }
  const fallback = {
    ...DEFAULTS.maintenance,
    value: DEFAULTS.maintenance.value * panelCost,
    unit: 'money/year',
  } as const
  return assumptions.resolve(path, upkeepPerYear, fallback)
}

/** The plan has one new inverter and one new battery; their prices follow inflation. */
export function resolveReplacements(
  { home, assumptions, years, inflation }: Pick<PlanInputs, 'home' | 'assumptions' | 'years' | 'inflation'>,
  panelCost: number,
  batteryCost: number,
  hasBattery: boolean,
  kwp = 0,
): ResolvedProject['replacements'] {
  const { inverterPrice } = home.money
  const inverterCost = kwp > 0 && inverterPrice ? priceAtSize(inverterPrice, kwp) : undefined
  const resolveReplacement = (of: 'inverter' | 'battery', defaultYear: DefaultFigure, defaultCost: number) => {
    const path: FigurePath = `money.${of}Renewal`
    const stated = home.money[`${of}Renewal`]
    const year = assumptions.resolve(`${path}.year`, stated?.year, defaultYear)
    if (year.value > years.value) return []
    const source =
      of === 'inverter' ? DEFAULTS.inverterRenewalCost.source : () => t('A new battery costs as much as the first')
    const typicalCost = of === 'inverter' && stated?.cost === undefined ? inverterCost : undefined
    if (typicalCost !== undefined) return [{ of, year: year.value, cost: typicalCost, rise: inflation.value }]
    const cost = assumptions.resolve(`${path}.cost`, stated?.cost, {
      value: defaultCost,
      unit: 'money',
      source,
      asOf: null,
    })
    return [{ of, year: year.value, cost: cost.value, rise: inflation.value }]
  }
  return [
    ...resolveReplacement('inverter', DEFAULTS.inverterRenewalYear, DEFAULTS.inverterRenewalCost.value * panelCost),
    ...(hasBattery ? resolveReplacement('battery', DEFAULTS.batteryRenewalYear, batteryCost) : []),
  ]
}

function resolveFinancing({ home }: PlanInputs, netCost: number): Financing {
  const { financing = { kind: 'cash' } } = home.money
  if (financing.kind === 'cash') return financing
  if (financing.kind === 'loan') {
    const { deposit = 0, rate, years, fee = 0 } = financing
    requireFigures({ 'money.financing.rate': rate, 'money.financing.years': years })
    const amount = Math.max(0, netCost - deposit)
    if (amount === 0) return { kind: 'cash' }
    const loan = { amount, rate: rate ?? 0, payments: (years ?? 1) * MONTHS_OF_YEAR, paymentsPerYear: 12, fee } as const
    return reportErrorsAt('money.financing', () => ({ kind: 'loan', loan }))
  }
  const { perMonth, rise = 0, years, upfront = 0 } = financing
  requireFigures({ 'money.financing.perMonth': perMonth, 'money.financing.years': years })
  return { kind: 'lease', lease: { monthlyPayment: perMonth ?? 0, rise, years: years ?? 1, upfront } }
}
