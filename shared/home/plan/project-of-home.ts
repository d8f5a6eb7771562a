import type { HomeYear } from '../../energy/years.ts'
import type { Financing, Project } from '../../finance/project.ts'
import type { Replacement } from '../../finance/upkeep.ts'
import type { Price } from '../costs.ts'
import type { FigurePath } from '../home.ts'
import { type Support, supportOf } from '../incentives.ts'
import { atFigure, requireAll, requireGiven } from './answer.ts'
import type { Terms } from './terms.ts'
import { type Settled, USUAL, type Usual } from './usual.ts'

/** A system as something to pay for. */
export interface ProjectOfHome {
  /** With all taxes, before support [money]. */
  readonly panelCost: number
  readonly batteryCost: number
  readonly support: readonly Support[]
  /** What comes at once, and what comes in each year [money]. */
  readonly supportAtStart: number
  readonly supportByYear: readonly number[]
  /** Of year 1 [money/year]. */
  readonly upkeep: Settled
  readonly replacements: readonly (Replacement & { readonly of: 'inverter' | 'battery' })[]
  /** All but what the years bring. */
  readonly fixed: Omit<Project, 'energy' | 'savings'>
}

/**
 * What a system costs, who helps, and who pays.
 * @param first the first year, for support by yield
 * @param costFactor on everything that is bought
 * @throws MissingFigures, InputError naming a figure of the home
 */
export function projectOf(terms: Terms, first: HomeYear, costFactor: number): ProjectOfHome {
  const { home, notes, system, trade, years, inflation, discount } = terms
  const { money } = home
  const kwh = system.battery?.battery.usableKwh ?? 0
  const isLeased = money.financing?.kind === 'lease'
  const panelPrice = isLeased ? undefined : requireGiven('money.price', money.price)
  const batteryPrice = isLeased || kwh === 0 ? undefined : requireGiven('money.batteryPrice', money.batteryPrice)
  const panelCost = costFactor * priced(panelPrice, system.kwp)
  const batteryCost = costFactor * priced(batteryPrice, kwh)
  const support = isLeased
    ? []
    : supportOf(money.incentives, {
        kw: system.kwp,
        kwh,
        panelCost,
        batteryCost,
        yearlyYield: first.totals.solar - first.totals.inverterClipped,
        hasNetMetering: trade.hasNetMetering,
      })
  for (const { incentive, lacking } of support) {
    const place = money.incentives.indexOf(incentive)
    if (lacking === 'its amount' || lacking === 'the price of a certificate')
      notes.asked.add(`money.incentives.${place}`)
  }
  const cost = panelCost + batteryCost
  const supportAtStart = Math.min(cost, sum(support.map(({ atStart }) => atStart)))
  const supportByYear = Array.from({ length: years.value }, (_, i) => sum(support.map(({ byYear }) => byYear[i] ?? 0)))
  const upkeep = upkeepOf(terms, panelCost / costFactor, isLeased)
  const replacements = isLeased ? [] : replacementsOf(terms, panelCost, batteryCost)
  const realDiscount = (1 + discount.value) / (1 + inflation.value) - 1
  return {
    panelCost,
    batteryCost,
    support,
    supportAtStart,
    supportByYear,
    upkeep,
    replacements,
    fixed: {
      years: years.value,
      cost,
      kw: system.kwp,
      inflation: inflation.value,
      realDiscount,
      upkeep: { fixed: upkeep.value },
      replacements,
      rebate: supportAtStart,
      yearlySupport: supportByYear,
      financing: financingOf(terms, cost - supportAtStart),
    },
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** What something of a size costs [money]. */
export function priced(price: Price | undefined, size: number): number {
  if (!price) return 0
  if (price.kind === 'total') return price.total
  return size > 0 ? (price.fixed ?? 0) + price.each * size : 0
}

function upkeepOf({ home, notes }: Terms, panelCost: number, isLeased: boolean): Settled {
  const path: FigurePath = 'money.upkeepPerYear'
  if (isLeased) return notes.given(path, home.money.upkeepPerYear ?? 0, 'money/year')
  const usual = { ...USUAL.upkeep, value: USUAL.upkeep.value * panelCost, unit: 'money/year' } as const
  return notes.settle(path, home.money.upkeepPerYear, usual)
}

/** Inverter and battery, each once; their price follows inflation. */
function replacementsOf(
  { home, notes, years, inflation, system }: Terms,
  panelCost: number,
  batteryCost: number,
): ProjectOfHome['replacements'] {
  const renewed = (of: 'inverter' | 'battery', usualYear: Usual, usualCost: number) => {
    const path: FigurePath = `money.${of}Renewal`
    const given = home.money[`${of}Renewal`]
    const year = notes.settle(`${path}.year`, given?.year, usualYear)
    if (year.value > years.value) return []
    const source =
      of === 'inverter' ? USUAL.inverterCost.source : 'A rule of thumb: a new battery costs as much as the first.'
    const cost = notes.settle(`${path}.cost`, given?.cost, { value: usualCost, unit: 'money', source, asOf: null })
    return [{ of, year: year.value, cost: cost.value, rise: inflation.value }]
  }
  return [
    ...renewed('inverter', USUAL.inverterYear, USUAL.inverterCost.value * panelCost),
    ...(system.battery ? renewed('battery', USUAL.batteryYear, batteryCost) : []),
  ]
}

const MONTHS = 12

function financingOf({ home }: Terms, netCost: number): Financing {
  const { financing = { kind: 'cash' } } = home.money
  if (financing.kind === 'cash') return financing
  if (financing.kind === 'loan') {
    const { deposit = 0, rate, years, fee = 0 } = financing
    requireAll([
      ...(rate === undefined ? (['money.financing.rate'] as const) : []),
      ...(years === undefined ? (['money.financing.years'] as const) : []),
    ])
    const amount = Math.max(0, netCost - deposit)
    if (amount === 0) return { kind: 'cash' }
    const loan = { amount, rate: rate ?? 0, payments: (years ?? 1) * MONTHS, paymentsPerYear: MONTHS, fee } as const
    return atFigure('money.financing', () => ({ kind: 'loan', loan }))
  }
  const { perMonth, rise = 0, years, upfront = 0 } = financing
  requireAll([
    ...(perMonth === undefined ? (['money.financing.perMonth'] as const) : []),
    ...(years === undefined ? (['money.financing.years'] as const) : []),
  ])
  return { kind: 'lease', lease: { monthlyPayment: perMonth ?? 0, rise, years: years ?? 1, upfront } }
}
