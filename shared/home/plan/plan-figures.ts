import type { MonthBill, YearBill } from '../../finance/bill.ts'
import { npv } from '../../finance/metrics.ts'
import type { Tariff } from '../../finance/tariff.ts'
import type { Unit } from '../../format/quantity.ts'
import type { Price } from '../costs.ts'
import type { Home } from '../home.ts'
import { type AssumptionLog, type ResolvedFigure, toTerm } from './assumption-log.ts'
import { DEFAULTS } from './defaults.ts'
import { computedTerm, type Figure, type FormulaTerm } from './figure.ts'
import type { PlanEnergy } from './plan-energy.ts'
import type { PlanInputs } from './plan-inputs.ts'
import type { PlanSimulation } from './simulate-plan.ts'

/** Figures in order of display. */
export type FigureName =
  | 'power'
  | 'amount'
  | 'use'
  | 'solar'
  | 'ownUse'
  | 'selfConsumption'
  | 'selfSufficiency'
  | 'billBefore'
  | 'billAfter'
  | 'saving'
  | 'cost'
  | 'support'
  | 'netCost'
  | 'ownMoney'
  | 'firstYear'
  | 'npv'
  | 'internalRate'
  | 'payback'
  | 'discountedPayback'
  | 'costOfKwh'
  | 'costOfKwhReal'
  | 'spent'
  | 'spentWithout'

/** `null` where the figure does not exist, such as the payback of a plan that never pays back. */
export type PlanFigure = Omit<Figure, 'value'> & { readonly value: number | null }
/** `amount` only where the use is derived from a bill. */
export type PlanFigures = Readonly<Record<Exclude<FigureName, 'amount'>, PlanFigure>> & { readonly amount?: PlanFigure }

/** A formula over years describes what happens to each. */
export function buildPlanFigures(inputs: PlanInputs, energy: PlanEnergy, simulation: PlanSimulation): PlanFigures {
  return {
    ...amountFigure(inputs),
    ...energyFigures(inputs, energy),
    ...yearFigures(inputs, simulation),
    ...costFigures(inputs, simulation),
    ...worthFigures(inputs, simulation),
  }
}

const figure = (
  label: string,
  unit: Unit,
  value: number | null,
  formula: string,
  terms: readonly FormulaTerm[],
  range?: Figure['range'],
): PlanFigure => ({ label, value, unit, formula, terms, ...(range && { range }) })

const sumOfNames = (terms: readonly FormulaTerm[]) => terms.map(({ name }) => name).join(' + ')

function energyFigures({ home, system, use, assumptions }: PlanInputs, energy: PlanEnergy) {
  const { totals, arrays, mean25YearSolar, selfConsumption, selfSufficiency } = energy
  const stated = (path: string, name: string, value: number, unit: Unit) =>
    toTerm(name, assumptions.fromHome(path, value, unit))
  const onPlane = (i: number) => (system.arrays.length === 1 ? '' : ` of array ${i + 1}`)
  const places = system.arrays.map((array) =>
    home.system.arrays.findIndex(
      ({ plane, panels, watts }) => plane === array.plane && panels === array.panels && watts === array.watts,
    ),
  )
  const ownUse = totals.solar - totals.export - totals.clipped
  return {
    power: figure(
      'Power of the panels',
      'kWp',
      system.kwp,
      system.arrays.map((_, i) => `panels${onPlane(i)} × watts of a panel${onPlane(i)} ÷ 1000`).join(' + '),
      system.arrays.flatMap(({ panels, watts }, i) => [
        stated(`system.arrays.${places[i]}.panels`, `panels${onPlane(i)}`, panels, 'panels'),
        wattsTerm(
          assumptions.fromHome(`system.arrays.${places[i]}.watts`, watts, 'W'),
          `watts of a panel${onPlane(i)}`,
        ),
      ]),
    ),
    use: figure('What the home uses', 'kWh/year', totals.use, sumOfNames(use.terms), use.terms),
    solar: figure(
      'Solar of a year',
      'kWh/year',
      totals.solar,
      arrays.map((_, i) => `power${onPlane(i)} × yield of a kWp${onPlane(i)}`).join(' + '),
      arrays.flatMap(({ kwp, kwh }, i) => [
        computedTerm(`power${onPlane(i)}`, kwp, 'kWp'),
        computedTerm(`yield of a kWp${onPlane(i)}`, kwh / kwp, 'kWh/kWp'),
      ]),
      { low: mean25YearSolar.p90, high: mean25YearSolar.p10 },
    ),
    ownUse: figure('Solar used at home', 'kWh/year', ownUse, 'solar − sold − lost at limits', [
      computedTerm('solar', totals.solar, 'kWh/year'),
      computedTerm('sold', totals.export, 'kWh/year'),
      computedTerm('lost at limits', totals.clipped, 'kWh/year'),
    ]),
    selfConsumption: figure(
      'Share of the solar used at home',
      'share',
      totals.selfConsumption,
      'solar used at home ÷ solar',
      [computedTerm('solar used at home', ownUse, 'kWh/year'), computedTerm('solar', totals.solar, 'kWh/year')],
      selfConsumption ?? undefined,
    ),
    selfSufficiency: figure(
      'Share of the use that need not be bought',
      'share',
      totals.selfSufficiency,
      '1 − bought ÷ used',
      [computedTerm('bought', totals.import, 'kWh/year'), computedTerm('used', totals.use, 'kWh/year')],
      selfSufficiency ?? undefined,
    ),
  }
}

/** The default power of panels where the app chose their number. */
function wattsTerm(watts: ResolvedFigure, name: string): FormulaTerm {
  const { source, asOf } = DEFAULTS.panelWatts
  return toTerm(name, watts.from.kind === 'worked-out' ? { ...watts, from: { kind: 'default', source, asOf } } : watts)
}

function amountFigure({ home, use, assumptions, gridTariff }: PlanInputs): { readonly amount?: PlanFigure } {
  const { amount } = home.use
  if (amount?.kind !== 'bill') return {}
  const bill = toTerm('bill of a month', assumptions.fromHome('use.amount', amount.perMonth, 'money/month'))
  const [imported] = use.terms
  const value = typeof imported?.value === 'number' ? imported.value : null
  const label = 'What the bill buys'
  const pricePerKwh = onePrice(gridTariff.meter.tariff)
  if (pricePerKwh === null || hasMinimum(home)) {
    return {
      amount: figure(label, 'kWh/year', value, 'the use whose twelve bills add up to twelve times this one', [bill]),
    }
  }
  const terms = [bill, fixedTerm(home, assumptions), priceTerm(assumptions, pricePerKwh)]
  return {
    amount: figure(
      label,
      'kWh/year',
      value,
      '(bill of a month − fixed charge of a month) × 12 ÷ price of a kWh',
      terms,
    ),
  }
}

/** Price of a tariff with a single price; otherwise `null` [money/kWh]. */
function onePrice({ periods }: Tariff): number | null {
  const [period] = periods
  return periods.length === 1 && period?.blocks.length === 1 ? (period.blocks[0]?.buy ?? null) : null
}

const hasMinimum = ({ tariff }: Home) => (tariff.minimumPerMonth ?? 0) + (tariff.minimumPerYear ?? 0) > 0

const fixedTerm = ({ tariff }: Home, assumptions: AssumptionLog) =>
  toTerm(
    'fixed charge of a month',
    assumptions.fromHome('tariff.fixedPerMonth', tariff.fixedPerMonth ?? 0, 'money/month'),
  )

const priceTerm = (assumptions: AssumptionLog, pricePerKwh: number) =>
  toTerm('price of a kWh', assumptions.fromHome('tariff.buying', pricePerKwh, 'money/kWh'))

/** Price × use with a single price and net billing; otherwise the lines of the bill. */
function billFigure(label: string, { home, assumptions, gridTariff }: PlanInputs, bill: YearBill): PlanFigure {
  const sumOf = (part: keyof MonthBill) => bill.months.reduce((sum, month) => sum + month[part], 0)
  const { meter, exportRate } = gridTariff
  const pricePerKwh = onePrice(meter.tariff)
  const isPaidAtOnce = meter.tariff.metering.kind === 'net-billing'
  if (pricePerKwh !== null && exportRate !== null && isPaidAtOnce && !hasMinimum(home)) {
    const formula = 'bought × price of a kWh − sold × price of a sold kWh + fixed charge of a month × 12'
    const sellPrice = toTerm('price of a sold kWh', assumptions.fromHome('tariff.selling', exportRate, 'money/kWh'))
    return figure(label, 'money/year', bill.total, formula, [
      computedTerm('bought', sumOf('imported'), 'kWh/year'),
      priceTerm(assumptions, pricePerKwh),
      computedTerm('sold', sumOf('exported'), 'kWh/year'),
      sellPrice,
      fixedTerm(home, assumptions),
    ])
  }
  return figure(label, 'money/year', bill.total, 'energy + fixed charges + to the minimum − credit − paid out', [
    computedTerm('energy', sumOf('energy'), 'money/year'),
    computedTerm('fixed charges', sumOf('fixed'), 'money/year'),
    computedTerm('to the minimum', sumOf('minimum'), 'money/year'),
    computedTerm('credit', sumOf('credit'), 'money/year'),
    computedTerm('paid out', sumOf('payout'), 'money/year'),
  ])
}

function yearFigures(inputs: PlanInputs, { bills, billsWithout, otherCharges, project, assessment }: PlanSimulation) {
  const [before, after] = [billsWithout[0] as YearBill, bills[0] as YearBill]
  const support = project.supportByYear[0] ?? 0
  const { savings, maintenance, interest, principal, leasePayments, flow } = assessment.cashFlow
  const saving = (savings[0] as number) + support
  return {
    billBefore: billFigure('Bill of the first year without the system', inputs, before),
    billAfter: billFigure('Bill of the first year with the system', inputs, after),
    saving: figure(
      'Saved in the first year',
      'money/year',
      saving,
      'bill without − bill with − charges + support of the year',
      [
        computedTerm('bill without', before.total, 'money/year'),
        computedTerm('bill with', after.total, 'money/year'),
        computedTerm('charges', otherCharges[0] as number, 'money/year'),
        computedTerm('support of the year', support, 'money/year'),
      ],
    ),
    firstYear: figure(
      'Left over in the first year',
      'money/year',
      flow[1] as number,
      'saved − upkeep − interest − paid back − lease',
      [
        computedTerm('saved', saving, 'money/year'),
        // A replacement in year 1 adds to the stated or default maintenance.
        maintenance[0] === project.maintenance.value
          ? toTerm('upkeep', project.maintenance)
          : computedTerm('upkeep', maintenance[0] as number, 'money/year'),
        computedTerm('interest', interest[0] as number, 'money/year'),
        computedTerm('paid back', principal[0] as number, 'money/year'),
        computedTerm('lease', leasePayments[0] as number, 'money/year'),
      ],
    ),
  }
}

function costFigures({ home, system, assumptions }: PlanInputs, { project, assessment }: PlanSimulation) {
  const { panelCost, batteryCost, supportAtStart, fixed } = project
  const { netCost, upfrontPayment, loanAmount } = assessment.cashFlow
  const panels = priceTerms(
    'money.price',
    home.money.price,
    'panels',
    computedTerm('power of the panels', system.kwp, 'kWp'),
    panelCost,
  )
  const kwh = system.battery?.battery.usableKwh
  const capacity =
    kwh === undefined
      ? null
      : toTerm('capacity of the battery', assumptions.fromHome('system.battery.usableKwh', kwh, 'kWh'))
  const battery =
    capacity && priceTerms('money.batteryPrice', home.money.batteryPrice, 'battery', capacity, batteryCost)
  const fee = fixed.financing.kind === 'loan' ? (fixed.financing.loan.fee ?? 0) : 0
  return {
    cost: figure(
      'Price with all taxes, before support',
      'money',
      fixed.cost,
      [panels, battery].flatMap((part) => part?.formula ?? []).join(' + '),
      [...panels.terms, ...(battery?.terms ?? [])],
    ),
    support: figure(
      'Support at the start',
      'money',
      supportAtStart,
      project.support.length === 0 ? 'no support' : project.support.map((_, i) => `support ${i + 1}`).join(' + '),
      project.support.length === 0
        ? [computedTerm('no support', 0, 'money')]
        : project.support.map(({ incentive, atStart }, i) => {
            const path = `money.incentives.${home.money.incentives.indexOf(incentive)}`
            return toTerm(`support ${i + 1}`, assumptions.fromHome(path, atStart, 'money'))
          }),
    ),
    netCost: figure('Price after support', 'money', netCost, 'price − support at the start', [
      computedTerm('price', fixed.cost, 'money'),
      computedTerm('support at the start', supportAtStart, 'money'),
    ]),
    ownMoney:
      fixed.financing.kind === 'lease'
        ? figure('Own money at the start', 'money', upfrontPayment, 'paid at the start', [
            computedTerm('paid at the start', upfrontPayment, 'money'),
          ])
        : figure('Own money at the start', 'money', upfrontPayment, 'price after support − borrowed + fee', [
            computedTerm('price after support', netCost, 'money'),
            computedTerm('borrowed', loanAmount, 'money'),
            computedTerm('fee', fee, 'money'),
          ]),
  }

  function priceTerms(path: string, price: Price | undefined, what: string, size: FormulaTerm, cost: number) {
    if (price?.kind !== 'by-size') {
      return {
        formula: `price of the ${what}`,
        terms: [toTerm(`price of the ${what}`, assumptions.fromHome(path, cost, 'money'))],
      }
    }
    const unit = size.unit === 'kWp' ? 'money/kWp' : 'money/kWh'
    const pricePerKwh = toTerm(
      size.unit === 'kWp' ? 'price of a kWp' : 'price of a kWh',
      assumptions.fromHome(path, price.each, unit),
    )
    if (!price.fixed) return { formula: `${pricePerKwh.name} × ${size.name}`, terms: [pricePerKwh, size] }
    const fixed = toTerm(`fixed price of the ${what}`, assumptions.fromHome(path, price.fixed, 'money'))
    return { formula: `${fixed.name} + ${pricePerKwh.name} × ${size.name}`, terms: [fixed, pricePerKwh, size] }
  }
}

function worthFigures(
  { discount }: PlanInputs,
  { project: { fixed }, assessment, spent, spentWithout, years, billsWithout }: PlanSimulation,
) {
  const { cashFlow, internalRate } = assessment
  const flows = computedTerm('flow of each year, from year 0', cashFlow.flow, 'money/year')
  const project = computedTerm(
    'flow of each year if all were paid at once, from year 0',
    cashFlow.projectFlow,
    'money/year',
  )
  const rate = toTerm('discount rate', discount)
  const energy = years.map(({ totals }) => totals.solar - totals.clipped)
  const valueOfKwh = (at: number, cost: number | null) => {
    const kwh = npv([0, ...energy], at)
    return [
      computedTerm('costs at today’s worth', (cost ?? 0) * kwh, 'money'),
      computedTerm('kWh at today’s worth', kwh, 'kWh'),
    ]
  }
  return {
    npv: figure('Value today', 'money', assessment.npv, 'each flow ÷ (1 + discount rate)^year, added up', [
      flows,
      rate,
    ]),
    internalRate: figure(
      'Yearly return',
      'share/year',
      internalRate.kind === 'one' ? internalRate.rate : null,
      'the discount rate at which the value today is nothing',
      [flows],
    ),
    payback: figure(
      'Paid back after',
      'years',
      assessment.payback,
      'the last moment at which the flows so far rise to nothing',
      [project],
    ),
    discountedPayback: figure(
      'Paid back after, with interest',
      'years',
      assessment.discountedPayback,
      'the last moment at which the flows so far, each ÷ (1 + discount rate)^year, rise to nothing',
      [project, rate],
    ),
    costOfKwh: figure(
      'Cost of a kWh over the years',
      'money/kWh',
      assessment.lcoeNominal,
      'costs at today’s worth ÷ kWh at today’s worth',
      valueOfKwh(cashFlow.discountRate, assessment.lcoeNominal),
    ),
    costOfKwhReal: figure(
      'Cost of a kWh in today’s money',
      'money/kWh',
      assessment.lcoeReal,
      'costs at today’s worth ÷ kWh at today’s worth',
      valueOfKwh(fixed.realDiscount, assessment.lcoeReal),
    ),
    spent: figure(
      'Spent with the system over the years',
      'money',
      spent.at(-1) ?? 0,
      'spent without the system − what the flows add up to',
      [
        computedTerm('spent without the system', spentWithout.at(-1) ?? 0, 'money'),
        computedTerm(
          'what the flows add up to',
          cashFlow.flow.reduce((sum, flow) => sum + flow, 0),
          'money',
        ),
      ],
    ),
    spentWithout: figure(
      'Spent without the system over the years',
      'money',
      spentWithout.at(-1) ?? 0,
      'the bills of all years, added up',
      [
        computedTerm(
          'bill of each year',
          billsWithout.map(({ total }) => total),
          'money/year',
        ),
      ],
    ),
  }
}
