import type { MonthBill, YearBill } from '../../finance/bill.ts'
import { npv } from '../../finance/metrics.ts'
import type { Tariff } from '../../finance/tariff.ts'
import type { Price } from '../costs.ts'
import type { Home } from '../home.ts'
import type { EnergyOfPlan } from './energy-of-plan.ts'
import { type Figure, made, type Term, type Unit } from './figure.ts'
import type { Reckoning } from './reckon.ts'
import type { Terms } from './terms.ts'
import { type Notes, named, type Settled, USUAL } from './usual.ts'

/** What the planner shows with its formula, in the order of the details. */
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

/** A figure that may not exist: never paid back, no rate. */
export type PlanFigure = Omit<Figure, 'value'> & { readonly value: number | null }
/** `amount` only where a bill says what the home uses. */
export type PlanFigures = Readonly<Record<Exclude<FigureName, 'amount'>, PlanFigure>> & { readonly amount?: PlanFigure }

/**
 * Every headline figure with its formula in words and its terms. A formula is read as arithmetic with the terms' names
 * in it; those of whole series say in words what is done with each year.
 */
export function figuresOfPlan(terms: Terms, energy: EnergyOfPlan, money: Reckoning): PlanFigures {
  return {
    ...amountFigure(terms),
    ...energyFigures(terms, energy),
    ...yearFigures(terms, money),
    ...costFigures(terms, money),
    ...worthFigures(terms, money),
  }
}

const figure = (
  label: string,
  unit: Unit,
  value: number | null,
  formula: string,
  terms: readonly Term[],
  range?: Figure['range'],
): PlanFigure => ({ label, value, unit, formula, terms, ...(range && { range }) })

/** Terms added up, by their names. */
const sumOfNames = (terms: readonly Term[]) => terms.map(({ name }) => name).join(' + ')

function energyFigures({ home, system, use, notes }: Terms, energy: EnergyOfPlan) {
  const { totals, arrays, solarOfYears, selfConsumption, selfSufficiency } = energy
  const given = (path: string, name: string, value: number, unit: Unit) => named(name, notes.given(path, value, unit))
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
        given(`system.arrays.${places[i]}.panels`, `panels${onPlane(i)}`, panels, 'panels'),
        wattsTerm(notes.given(`system.arrays.${places[i]}.watts`, watts, 'W'), `watts of a panel${onPlane(i)}`),
      ]),
    ),
    use: figure('What the home uses', 'kWh/year', totals.use, sumOfNames(use.terms), use.terms),
    solar: figure(
      'Solar of a year',
      'kWh/year',
      totals.solar,
      arrays.map((_, i) => `power${onPlane(i)} × yield of a kWp${onPlane(i)}`).join(' + '),
      arrays.flatMap(({ kwp, kwh }, i) => [
        made(`power${onPlane(i)}`, kwp, 'kWp'),
        made(`yield of a kWp${onPlane(i)}`, kwh / kwp, 'kWh/kWp'),
      ]),
      { low: solarOfYears.p90, high: solarOfYears.p10 },
    ),
    ownUse: figure('Solar used at home', 'kWh/year', ownUse, 'solar − sold − lost at limits', [
      made('solar', totals.solar, 'kWh/year'),
      made('sold', totals.export, 'kWh/year'),
      made('lost at limits', totals.clipped, 'kWh/year'),
    ]),
    selfConsumption: figure(
      'Share of the solar used at home',
      'share',
      totals.selfConsumption,
      'solar used at home ÷ solar',
      [made('solar used at home', ownUse, 'kWh/year'), made('solar', totals.solar, 'kWh/year')],
      selfConsumption ?? undefined,
    ),
    selfSufficiency: figure(
      'Share of the use that need not be bought',
      'share',
      totals.selfSufficiency,
      '1 − bought ÷ used',
      [made('bought', totals.import, 'kWh/year'), made('used', totals.use, 'kWh/year')],
      selfSufficiency ?? undefined,
    ),
  }
}

/** The number of panels that nobody chose was worked out; their watts were assumed. */
function wattsTerm(watts: Settled, name: string): Term {
  const { source, asOf } = USUAL.panelWatts
  return named(name, watts.from.kind === 'worked-out' ? { ...watts, from: { kind: 'usual', source, asOf } } : watts)
}

/** What a home uses by its bill. */
function amountFigure({ home, use, notes, trade }: Terms): { readonly amount?: PlanFigure } {
  const { amount } = home.use
  if (amount?.kind !== 'bill') return {}
  const bill = named('bill of a month', notes.given('use.amount', amount.perMonth, 'money/month'))
  const [bought] = use.terms
  const value = typeof bought?.value === 'number' ? bought.value : null
  const label = 'What the bill buys'
  const each = onePrice(trade.meter.tariff)
  if (each === null || hasMinimum(home)) {
    return {
      amount: figure(label, 'kWh/year', value, 'the use whose twelve bills add up to twelve times this one', [bill]),
    }
  }
  const terms = [bill, fixedTerm(home, notes), priceTerm(notes, each)]
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

/** The price of every kWh, where there is but one [money/kWh]. */
function onePrice({ periods }: Tariff): number | null {
  const [period] = periods
  return periods.length === 1 && period?.blocks.length === 1 ? (period.blocks[0]?.buy ?? null) : null
}

const hasMinimum = ({ tariff }: Home) => (tariff.minimumPerMonth ?? 0) + (tariff.minimumPerYear ?? 0) > 0

const fixedTerm = ({ tariff }: Home, notes: Notes) =>
  named('fixed charge of a month', notes.given('tariff.fixedPerMonth', tariff.fixedPerMonth ?? 0, 'money/month'))

const priceTerm = (notes: Notes, each: number) =>
  named('price of a kWh', notes.given('tariff.buying', each, 'money/kWh'))

/** A year's bill: by its one price where there is one and each hour counts for itself, by its lines otherwise. */
function billFigure(label: string, { home, notes, trade }: Terms, bill: YearBill): PlanFigure {
  const sumOf = (part: keyof MonthBill) => bill.months.reduce((sum, month) => sum + month[part], 0)
  const each = onePrice(trade.meter.tariff)
  if (each !== null && trade.meter.tariff.metering.kind === 'net-billing' && !hasMinimum(home)) {
    const formula = 'bought × price of a kWh − sold × price of a sold kWh + fixed charge of a month × 12'
    const sellPrice = named('price of a sold kWh', notes.given('tariff.selling', trade.sellPrice ?? 0, 'money/kWh'))
    return figure(label, 'money/year', bill.total, formula, [
      made('bought', sumOf('bought'), 'kWh/year'),
      priceTerm(notes, each),
      made('sold', sumOf('sold'), 'kWh/year'),
      sellPrice,
      fixedTerm(home, notes),
    ])
  }
  return figure(label, 'money/year', bill.total, 'energy + fixed charges + to the minimum − credit − paid out', [
    made('energy', sumOf('energy'), 'money/year'),
    made('fixed charges', sumOf('fixed'), 'money/year'),
    made('to the minimum', sumOf('minimum'), 'money/year'),
    made('credit', sumOf('credit'), 'money/year'),
    made('paid out', sumOf('payout'), 'money/year'),
  ])
}

function yearFigures(terms: Terms, { bills, billsWithout, besides, project, assessment }: Reckoning) {
  const [before, after] = [billsWithout[0] as YearBill, bills[0] as YearBill]
  const support = project.supportByYear[0] ?? 0
  const { savings, upkeep, interest, principal, leasePayments, flow } = assessment.cashFlow
  const saving = (savings[0] as number) + support
  return {
    billBefore: billFigure('Bill of the first year without the system', terms, before),
    billAfter: billFigure('Bill of the first year with the system', terms, after),
    saving: figure(
      'Saved in the first year',
      'money/year',
      saving,
      'bill without − bill with − charges + support of the year',
      [
        made('bill without', before.total, 'money/year'),
        made('bill with', after.total, 'money/year'),
        made('charges', besides[0] as number, 'money/year'),
        made('support of the year', support, 'money/year'),
      ],
    ),
    firstYear: figure(
      'Left over in the first year',
      'money/year',
      flow[1] as number,
      'saved − upkeep − interest − paid back − lease',
      [
        made('saved', saving, 'money/year'),
        // Assumed, unless something is renewed in the very first year.
        upkeep[0] === project.upkeep.value
          ? named('upkeep', project.upkeep)
          : made('upkeep', upkeep[0] as number, 'money/year'),
        made('interest', interest[0] as number, 'money/year'),
        made('paid back', principal[0] as number, 'money/year'),
        made('lease', leasePayments[0] as number, 'money/year'),
      ],
    ),
  }
}

function costFigures({ home, system, notes }: Terms, { project, assessment }: Reckoning) {
  const { panelCost, batteryCost, supportAtStart, fixed } = project
  const { netCost, ownMoney, loanAmount } = assessment.cashFlow
  const panels = priceTerms(
    'money.price',
    home.money.price,
    'panels',
    made('power of the panels', system.kwp, 'kWp'),
    panelCost,
  )
  const kwh = system.battery?.battery.usableKwh
  const capacity =
    kwh === undefined ? null : named('capacity of the battery', notes.given('system.battery.usableKwh', kwh, 'kWh'))
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
        ? [made('no support', 0, 'money')]
        : project.support.map(({ incentive, atStart }, i) => {
            const path = `money.incentives.${home.money.incentives.indexOf(incentive)}`
            return named(`support ${i + 1}`, notes.given(path, atStart, 'money'))
          }),
    ),
    netCost: figure('Price after support', 'money', netCost, 'price − support at the start', [
      made('price', fixed.cost, 'money'),
      made('support at the start', supportAtStart, 'money'),
    ]),
    ownMoney:
      fixed.financing.kind === 'lease'
        ? figure('Own money at the start', 'money', ownMoney, 'paid at the start', [
            made('paid at the start', ownMoney, 'money'),
          ])
        : figure('Own money at the start', 'money', ownMoney, 'price after support − borrowed + fee', [
            made('price after support', netCost, 'money'),
            made('borrowed', loanAmount, 'money'),
            made('fee', fee, 'money'),
          ]),
  }

  function priceTerms(path: string, price: Price | undefined, what: string, size: Term, cost: number) {
    if (price?.kind !== 'by-size') {
      return {
        formula: `price of the ${what}`,
        terms: [named(`price of the ${what}`, notes.given(path, cost, 'money'))],
      }
    }
    const unit = size.unit === 'kWp' ? 'money/kWp' : 'money/kWh'
    const each = named(size.unit === 'kWp' ? 'price of a kWp' : 'price of a kWh', notes.given(path, price.each, unit))
    if (!price.fixed) return { formula: `${each.name} × ${size.name}`, terms: [each, size] }
    const fixed = named(`fixed price of the ${what}`, notes.given(path, price.fixed, 'money'))
    return { formula: `${fixed.name} + ${each.name} × ${size.name}`, terms: [fixed, each, size] }
  }
}

function worthFigures(
  { discount }: Terms,
  { project: { fixed }, assessment, spent, spentWithout, years, billsWithout }: Reckoning,
) {
  const { cashFlow, internalRate } = assessment
  const flows = made('flow of each year, from year 0', cashFlow.flow, 'money/year')
  const project = made('flow of each year if all were paid at once, from year 0', cashFlow.projectFlow, 'money/year')
  const rate = named('discount rate', discount)
  const energy = years.map(({ totals }) => totals.solar - totals.clipped)
  const worthOfKwh = (at: number, cost: number | null) => {
    const kwh = npv([0, ...energy], at)
    return [made('costs at today’s worth', (cost ?? 0) * kwh, 'money'), made('kWh at today’s worth', kwh, 'kWh')]
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
      worthOfKwh(cashFlow.discount, assessment.lcoeNominal),
    ),
    costOfKwhReal: figure(
      'Cost of a kWh in today’s money',
      'money/kWh',
      assessment.lcoeReal,
      'costs at today’s worth ÷ kWh at today’s worth',
      worthOfKwh(fixed.realDiscount, assessment.lcoeReal),
    ),
    spent: figure(
      'Spent with the system over the years',
      'money',
      spent.at(-1) ?? 0,
      'spent without the system − what the flows add up to',
      [
        made('spent without the system', spentWithout.at(-1) ?? 0, 'money'),
        made(
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
        made(
          'bill of each year',
          billsWithout.map(({ total }) => total),
          'money/year',
        ),
      ],
    ),
  }
}
