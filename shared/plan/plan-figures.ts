import { MONTHS_OF_YEAR } from '../calendar.ts'
import type { HomeYear } from '../energy/simulate-years.ts'
import type { MonthBill, YearBill } from '../finance/bill.ts'
import { npv } from '../finance/metrics.ts'
import type { Tariff } from '../finance/tariff.ts'
import type { Unit } from '../format/quantity.ts'
import { MONTHS_OF_BILL, periodOfBill, totalOfBill } from '../home/bill-period.ts'
import type { Price } from '../home/costs.ts'
import type { Home } from '../home/home.ts'
import { t } from '../language/t.ts'
import { type AssumptionLog, type ResolvedFigure, toTerm } from './basis/assumption-log.ts'
import { DEFAULTS } from './basis/defaults.ts'
import { arithmetic, computedTerm, type Derivation, type Figure, type FormulaTerm, sumOf } from './basis/figure.ts'
import type { PlanEnergy } from './plan-energy.ts'
import type { PlanInputs } from './plan-inputs.ts'
import type { PlanSimulation } from './simulate-plan.ts'

/** Label and unit of each figure. */
const FIGURES = {
  power: { label: () => t('System size'), unit: 'kWp' },
  amount: { label: () => t('Electricity your bill pays for'), unit: 'kWh/year' },
  use: { label: () => t('Electricity you use'), unit: 'kWh/year' },
  solar: { label: () => t('Solar output'), unit: 'kWh/year' },
  ownUse: { label: () => t('Solar you use yourself'), unit: 'kWh/year' },
  selfConsumption: { label: () => t('Share of your solar used at home'), unit: 'share' },
  selfSufficiency: { label: () => t('Share of your electricity covered by solar'), unit: 'share' },
  billBefore: { label: () => t('Bill in year 1 without solar'), unit: 'money/year' },
  billAfter: { label: () => t('Bill in year 1 with solar'), unit: 'money/year' },
  solarCharges: { label: () => t('Charges for solar in year 1'), unit: 'money/year' },
  fuelSaving: { label: () => t('Fuel saved in year 1'), unit: 'money/year' },
  saving: { label: () => t('Savings in year 1'), unit: 'money/year' },
  cost: { label: () => t('Price with tax, before incentives'), unit: 'money' },
  support: { label: () => t('Incentives at the start'), unit: 'money' },
  netCost: { label: () => t('Price after incentives'), unit: 'money' },
  ownMoney: { label: () => t('What you pay up front'), unit: 'money' },
  firstYear: { label: () => t('Net gain in year 1'), unit: 'money/year' },
  npv: { label: () => t('Lifetime gain'), unit: 'money' },
  internalRate: { label: () => t('Yearly return'), unit: 'share/year' },
  payback: { label: () => t('Payback'), unit: 'years' },
  discountedPayback: { label: () => t('Payback including interest'), unit: 'years' },
  costOfKwh: { label: () => t('Cost per solar kWh'), unit: 'money/kWh' },
  spent: { label: () => t('Total spent with solar'), unit: 'money' },
  spentWithout: { label: () => t('Total spent without solar'), unit: 'money' },
} as const satisfies Readonly<Record<string, { readonly label: () => string; readonly unit: Unit }>>
type FigureName = keyof typeof FIGURES

/** `null` where the figure does not exist, such as the payback of a plan that never pays back. */
export type PlanFigure = Omit<Figure, 'value'> & { readonly value: number | null }
/** `amount` only where the use is derived from a bill, `solarCharges` only where the provider charges homes with solar. */
type OptionalFigure = 'amount' | 'solarCharges' | 'fuelSaving'
export type PlanFigures = Readonly<
  Record<Exclude<FigureName, OptionalFigure>, PlanFigure> & Partial<Record<OptionalFigure, PlanFigure>>
>

/** A formula over years describes what happens to each. */
export function buildPlanFigures(inputs: PlanInputs, energy: PlanEnergy, simulation: PlanSimulation): PlanFigures {
  const figures = {
    ...amountFigure(inputs),
    ...energyFigures(inputs, energy),
    ...yearFigures(inputs, simulation),
    ...costFigures(inputs, simulation),
    ...worthFigures(inputs, simulation),
  }
  return Object.fromEntries(
    Object.entries<Omit<PlanFigure, 'label' | 'unit'>>(figures).map(([name, figure]) => {
      const { label, unit } = FIGURES[name as FigureName]
      return [name, { label: label(), unit, ...figure }]
    }),
  ) as PlanFigures
}

const sumOfTerms = (terms: readonly FormulaTerm[]) => sumOf(terms.map((term) => arithmetic`${term}`))

function energyFigures({ home, system, use, assumptions }: PlanInputs, energy: PlanEnergy) {
  const { totals, arrays, mean25YearSolar, selfConsumption, selfSufficiency } = energy
  const places = system.arrays.map((array) =>
    home.system.arrays.findIndex(
      ({ plane, panels, watts }) => plane === array.plane && panels === array.panels && watts === array.watts,
    ),
  )
  const ownKwh = totals.solar - totals.export - totals.clipped
  const solar = computedTerm(t('solar output'), totals.solar, 'kWh/year')
  const ownUse = computedTerm(t('solar you use yourself'), ownKwh, 'kWh/year')
  const exported = computedTerm(t('exported to the grid'), totals.export, 'kWh/year')
  const clipped = computedTerm(t('lost at the inverter or export limit'), totals.clipped, 'kWh/year')
  const bought = computedTerm(t('bought from the grid'), totals.import, 'kWh/year')
  const used = computedTerm(t('electricity you use'), totals.use, 'kWh/year')
  const isOnly = system.arrays.length === 1
  return {
    power: {
      value: system.kwp,
      ...sumOf(
        system.arrays.map(({ panels, watts }, i) => {
          const n = String(i + 1)
          const path = `system.arrays.${places[i]}`
          const countName = isOnly ? t('panels') : t('panels of group {n}', { n })
          const sizeName = isOnly ? t('panel size') : t('panel size of group {n}', { n })
          const count = assumptions.term(countName, `${path}.panels`, panels, 'panels')
          return arithmetic`${count} × ${wattsTerm(assumptions.fromHome(`${path}.watts`, watts, 'W'), sizeName)} ÷ 1000`
        }),
      ),
    },
    use: { value: totals.use, ...sumOfTerms(use.terms) },
    solar: {
      value: totals.solar,
      ...sumOf(
        arrays.map(({ kwp, kwh }, i) => {
          const n = String(i + 1)
          const size = computedTerm(isOnly ? t('system size') : t('size of group {n}', { n }), kwp, 'kWp')
          const name = isOnly ? t('output per kWp') : t('output per kWp of group {n}', { n })
          return arithmetic`${size} × ${computedTerm(name, kwh / kwp, 'kWh/kWp')}`
        }),
      ),
      range: { low: mean25YearSolar.p90, high: mean25YearSolar.p10 },
    },
    ownUse: { value: ownKwh, ...arithmetic`${solar} − ${exported} − ${clipped}` },
    selfConsumption: {
      value: totals.selfConsumption,
      ...arithmetic`${ownUse} ÷ ${solar}`,
      ...(selfConsumption && { range: selfConsumption }),
    },
    selfSufficiency: {
      value: totals.selfSufficiency,
      ...arithmetic`1 − ${bought} ÷ ${used}`,
      ...(selfSufficiency && { range: selfSufficiency }),
    },
  }
}

/** The default power of panels where the app chose their number. */
function wattsTerm(watts: ResolvedFigure, name: string): FormulaTerm {
  const { source, asOf } = DEFAULTS.panelWatts
  const isDefault = watts.from.kind === 'worked-out'
  return toTerm(name, isDefault ? { ...watts, from: { kind: 'default', source: source(), asOf } } : watts)
}

function amountFigure({ home, use, assumptions, gridTariff }: PlanInputs) {
  const { amount } = home.use
  if (amount?.kind !== 'bill' || amount.kwhPerMonth !== undefined) return {}
  const period = periodOfBill(amount)
  const total = totalOfBill(amount)
  const bill =
    period === 'month'
      ? assumptions.term(t('monthly bill'), 'use.amount', total, 'money/month')
      : assumptions.term(t('your bill'), 'use.amount', total, 'money')
  const [imported] = use.terms
  const value = typeof imported?.value === 'number' ? imported.value : null
  const pricePerKwh = onePrice(gridTariff.meter.tariff)
  const derivation =
    period !== 'month'
      ? {
          formula: t(
            'the yearly use for which the bills of a year add up to {count, plural, one {your bill} other {# times your bill}}',
            { count: MONTHS_OF_YEAR / MONTHS_OF_BILL[period] },
          ),
          terms: [bill],
        }
      : pricePerKwh === null || hasMinimum(home)
        ? { formula: t('the yearly use for which 12 bills add up to 12 times your monthly bill'), terms: [bill] }
        : arithmetic`(${bill} − ${fixedTerm(home, assumptions)}) × 12 ÷ ${priceTerm(assumptions, pricePerKwh)}`
  return { amount: { value, ...derivation } }
}

/** Price of a tariff with a single price; otherwise `null` [money/kWh]. */
function onePrice({ periods }: Tariff): number | null {
  const [period] = periods
  return periods.length === 1 && period?.blocks.length === 1 ? (period.blocks[0]?.buy ?? null) : null
}

const hasMinimum = ({ tariff }: Home) =>
  [tariff.minimumPerMonth, tariff.minimumPerYear, tariff.solarCharges?.minimumPerMonth].some((least = 0) => least > 0)

const fixedTerm = ({ tariff }: Home, assumptions: AssumptionLog) =>
  assumptions.term(t('fixed monthly charge'), 'tariff.fixedPerMonth', tariff.fixedPerMonth ?? 0, 'money/month')

const priceTerm = (assumptions: AssumptionLog, pricePerKwh: number) =>
  assumptions.term(t('price per kWh'), 'tariff.buying', pricePerKwh, 'money/kWh')

/** Price × use with a single price and net billing; otherwise the lines of the bill. */
function billFigure(inputs: PlanInputs, bill: YearBill) {
  const { home, assumptions, gridTariff } = inputs
  const totalOf = (part: keyof MonthBill) => bill.months.reduce((sum, month) => sum + month[part], 0)
  const { meter, exportRate } = gridTariff
  const pricePerKwh = onePrice(meter.tariff)
  const isPaidAtOnce = meter.tariff.metering.kind === 'net-billing'
  if (pricePerKwh !== null && exportRate !== null && isPaidAtOnce && !hasMinimum(home)) {
    const bought = computedTerm(t('bought from the grid'), totalOf('imported'), 'kWh/year')
    const exported = computedTerm(t('exported to the grid'), totalOf('exported'), 'kWh/year')
    const rate = assumptions.term(t('export rate'), 'tariff.selling', exportRate, 'money/kWh')
    const price = priceTerm(assumptions, pricePerKwh)
    const fixed = fixedTerm(home, assumptions)
    return {
      value: bill.total,
      ...withCharges(arithmetic`${bought} × ${price} − ${exported} × ${rate} + ${fixed} × 12`),
    }
  }
  const energy = computedTerm(t('electricity bought'), totalOf('energy'), 'money/year')
  const fixed = computedTerm(t('fixed charges'), totalOf('fixed'), 'money/year')
  const minimum = computedTerm(t('added to reach the minimum charge'), totalOf('minimum'), 'money/year')
  const credit = computedTerm(t('bill credit'), totalOf('credit'), 'money/year')
  const payout = computedTerm(t('paid out to you'), totalOf('payout'), 'money/year')
  return { value: bill.total, ...withCharges(arithmetic`${energy} + ${fixed} + ${minimum} − ${credit} − ${payout}`) }

  function withCharges(rest: Derivation): Derivation {
    const charges = [
      [t('demand charge'), totalOf('demand')],
      [t('charges for solar'), totalOf('solarCharges')],
      [t('other charges'), totalOf('exportCharges')],
    ] as const
    const terms = charges
      .filter(([, money]) => money > 0)
      .map(([name, money]) => computedTerm(name, money, 'money/year'))
    return terms.length > 0 ? sumOf([rest, ...terms.map((term) => arithmetic`${term}`)]) : rest
  }
}

function yearFigures(inputs: PlanInputs, simulation: PlanSimulation) {
  const { years, bills, billsWithout, fuelSavings, project, assessment } = simulation
  const { totals } = years[0] as HomeYear
  const fuelSaving = fuelSavings[0] as number
  const [before, after] = [billsWithout[0] as YearBill, bills[0] as YearBill]
  const support = project.supportByYear[0] ?? 0
  const cashFlow = assessment.cashFlow
  const saving = cashFlow.savings[0] as number
  const billWithout = computedTerm(t('bill without solar'), before.total, 'money/year')
  const billWith = computedTerm(t('bill with solar'), after.total, 'money/year')
  const incentives = computedTerm(t('incentives this year'), support, 'money/year')
  const saved = computedTerm(t('savings'), saving, 'money/year')
  const maintenance =
    // A replacement in year 1 adds to the stated or default maintenance.
    cashFlow.maintenance[0] === project.fixed.maintenance
      ? toTerm(t('maintenance'), project.maintenance)
      : computedTerm(t('maintenance'), (cashFlow.maintenance[0] as number) - project.propertyTax, 'money/year')
  const propertyTax = computedTerm(t('property tax'), project.propertyTax, 'money/year')
  const interest = computedTerm(t('interest'), cashFlow.interest[0] as number, 'money/year')
  const principal = computedTerm(t('loan repaid'), cashFlow.principal[0] as number, 'money/year')
  const lease = computedTerm(t('lease payments'), cashFlow.leasePayments[0] as number, 'money/year')
  return {
    billBefore: billFigure(inputs, before),
    billAfter: billFigure(inputs, after),
    ...solarChargesFigure(inputs, after, totals.solar - totals.clipped),
    ...fuelSavingFigure(inputs, totals.heat, fuelSaving),
    saving: {
      value: saving,
      ...(fuelSaving > 0
        ? arithmetic`${billWithout} − ${billWith} + ${computedTerm(t('fuel saved'), fuelSaving, 'money/year')}`
        : arithmetic`${billWithout} − ${billWith}`),
    },
    firstYear: {
      value: cashFlow.flow[1] as number,
      ...(project.propertyTax > 0
        ? arithmetic`${saved} + ${incentives} − ${maintenance} − ${propertyTax} − ${interest} − ${principal} − ${lease}`
        : arithmetic`${saved} + ${incentives} − ${maintenance} − ${interest} − ${principal} − ${lease}`),
    },
  }
}

/** The figure exists only where solar heats water instead of a fuel. */
function fuelSavingFigure({ home, assumptions }: PlanInputs, heatKwh: number, value: number) {
  const { hotWater } = home.use
  if (value === 0 || !hotWater) return {}
  const heat = computedTerm(t('hot water from solar'), heatKwh, 'kWh/year')
  const price = assumptions.term(t('fuel price'), 'use.hotWater.fuelPrice', hotWater.fuelPrice ?? 0, 'money/kWh')
  const efficiency = toTerm(
    t('boiler efficiency'),
    assumptions.resolve('use.hotWater.boilerEfficiency', hotWater.boilerEfficiency, DEFAULTS.boilerEfficiency),
  )
  return {
    fuelSaving: { value, ...arithmetic`${heat} ÷ ${efficiency} × ${price}` },
  }
}

function solarChargesFigure({ home, system, assumptions }: PlanInputs, { months }: YearBill, produced: number) {
  const value = months.reduce((sum, { solarCharges }) => sum + solarCharges, 0)
  const { selling, solarCharges = {} } = home.tariff
  if (value === 0) return {}
  const stated = (name: string, part: keyof typeof solarCharges, unit: Unit) =>
    assumptions.term(name, `tariff.solarCharges.${part}`, solarCharges[part] ?? 0, unit)
  const former = selling?.kind === 'net-metering' ? selling.monthlyChargePerKw : undefined
  const perKw =
    solarCharges.perKw === undefined && former !== undefined
      ? assumptions.term(t('charge per kWp a month'), 'tariff.selling', former, 'money/kWp/month')
      : stated(t('charge per kWp a month'), 'perKw', 'money/kWp/month')
  const size = computedTerm(t('system size'), system.kwp, 'kWp')
  const perMonth = stated(t('charge a month'), 'perMonth', 'money/month')
  const perKwh = stated(t('charge per kWh'), 'perKwh', 'money/kWh')
  const output = computedTerm(t('output of the panels'), produced, 'kWh/year')
  return {
    solarCharges: { value, ...arithmetic`(${perKw} × ${size} + ${perMonth}) × 12 + ${perKwh} × ${output}` },
  }
}

function costFigures({ home, system, assumptions }: PlanInputs, { project, assessment }: PlanSimulation) {
  const { panelCost, batteryCost, supportAtStart, fixed } = project
  const { netCost, upfrontPayment, loanAmount } = assessment.cashFlow
  const kwh = system.battery?.battery.usableKwh
  const prices = [
    deriveCost(home.money.price, {
      total: () => assumptions.term(t('panel price'), 'money.price', panelCost, 'money'),
      fixed: (cost) => assumptions.term(t('fixed part of the panel price'), 'money.price', cost, 'money'),
      each: (price) => assumptions.term(t('price per kWp'), 'money.price', price, 'money/kWp'),
      size: () => computedTerm(t('system size'), system.kwp, 'kWp'),
    }),
    ...(kwh === undefined
      ? []
      : [
          deriveCost(home.money.batteryPrice, {
            total: () => assumptions.term(t('battery price'), 'money.batteryPrice', batteryCost, 'money'),
            fixed: (cost) =>
              assumptions.term(t('fixed part of the battery price'), 'money.batteryPrice', cost, 'money'),
            each: (price) => assumptions.term(t('battery price per kWh'), 'money.batteryPrice', price, 'money/kWh'),
            size: () => assumptions.term(t('battery size'), 'system.battery.usableKwh', kwh, 'kWh'),
          }),
        ]),
  ]
  const price = computedTerm(t('price'), fixed.cost, 'money')
  const support = computedTerm(t('incentives at the start'), supportAtStart, 'money')
  const priceAfterSupport = computedTerm(t('price after incentives'), netCost, 'money')
  const borrowed = computedTerm(t('loan'), loanAmount, 'money')
  const feeAmount = fixed.financing.kind === 'loan' ? (fixed.financing.loan.fee ?? 0) : 0
  const fee = computedTerm(t('loan fee'), feeAmount, 'money')
  return {
    cost: { value: fixed.cost, ...sumOf(prices) },
    support: {
      value: supportAtStart,
      ...sumOfTerms(
        project.support.length === 0
          ? [computedTerm(t('no incentives'), 0, 'money')]
          : project.support.map(({ incentive, atStart }, i) => {
              const path = `money.incentives.${home.money.incentives.indexOf(incentive)}`
              return assumptions.term(t('incentive {n}', { n: String(i + 1) }), path, atStart, 'money')
            }),
      ),
    },
    netCost: { value: netCost, ...arithmetic`${price} − ${support}` },
    ownMoney: {
      value: upfrontPayment,
      ...(fixed.financing.kind === 'lease'
        ? arithmetic`${computedTerm(t('payment at the start'), upfrontPayment, 'money')}`
        : arithmetic`${priceAfterSupport} − ${borrowed} + ${fee}`),
    },
  }
}

interface CostTerms {
  readonly total: () => FormulaTerm
  readonly fixed: (cost: number) => FormulaTerm
  readonly each: (price: number) => FormulaTerm
  readonly size: () => FormulaTerm
}

function deriveCost(price: Price | undefined, terms: CostTerms): Derivation {
  if (price?.kind !== 'by-size') return arithmetic`${terms.total()}`
  const bySize = arithmetic`${terms.each(price.each)} × ${terms.size()}`
  return price.fixed ? sumOf([arithmetic`${terms.fixed(price.fixed)}`, bySize]) : bySize
}

function worthFigures(
  { discount }: PlanInputs,
  { project: { fixed }, assessment, spent, spentWithout, years, billsWithout }: PlanSimulation,
) {
  const { cashFlow, internalRate } = assessment
  const flows = computedTerm(t('cash flow of each year, from year 0'), cashFlow.flow, 'money/year')
  const projectFlows = computedTerm(
    t('cash flow of each year if you paid everything at once, from year 0'),
    cashFlow.projectFlow,
    'money/year',
  )
  const rate = toTerm(t('return you could get elsewhere'), discount)
  const kwh = npv([0, ...years.map(({ totals }) => totals.solar - totals.clipped)], fixed.realDiscount)
  const costs = computedTerm(t('costs'), (assessment.lcoeReal ?? 0) * kwh, 'money')
  const totalWithout = computedTerm(t('total spent without solar'), spentWithout.at(-1) ?? 0, 'money')
  return {
    npv: {
      value: assessment.npv,
      formula: t('each cash flow ÷ (1 + {rate})^year, added up', { rate: rate.name }),
      terms: [flows, rate],
    },
    internalRate: {
      value: internalRate.kind === 'one' ? internalRate.rate : null,
      formula: t('the yearly rate at which the lifetime gain is zero'),
      terms: [flows],
    },
    payback: {
      value: assessment.payback,
      formula: t('the time when total savings equal what you paid, and stay above it'),
      terms: [projectFlows],
    },
    discountedPayback: {
      value: assessment.discountedPayback,
      formula: t(
        'the time when total savings equal what you paid, and stay above it, with each cash flow ÷ (1 + {rate})^year',
        { rate: rate.name },
      ),
      terms: [projectFlows, rate],
    },
    costOfKwh: {
      value: assessment.lcoeReal,
      ...arithmetic`${costs} ÷ ${computedTerm(t('discounted kWh'), kwh, 'kWh')}`,
    },
    spent: {
      value: spent.at(-1) ?? 0,
      ...arithmetic`${totalWithout} − ${computedTerm(t('lifetime gain'), assessment.npv, 'money')}`,
    },
    spentWithout: {
      value: spentWithout.at(-1) ?? 0,
      formula: t('the bill of each year ÷ (1 + {rate})^year, added up', { rate: rate.name }),
      terms: [
        computedTerm(
          t('bill of each year'),
          billsWithout.map(({ total }) => total),
          'money/year',
        ),
        rate,
      ],
    },
  }
}
