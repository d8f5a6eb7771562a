import type { FigurePath, Home } from '../home.ts'
import { quotedHome } from '../quote.ts'
import { changesBetween, pathsOfChanges } from '../scenario.ts'
import { type Answer, answerOf } from './answer.ts'
import { batteryPriceOf, withBattery } from './batteries-of-plan.ts'
import type { Pieces } from './pieces.ts'
import { reckon } from './reckon.ts'
import type { Surroundings } from './surroundings.ts'
import type { Terms } from './terms.ts'
import { termsOf } from './terms-of-home.ts'

/** A column of the comparison. */
export interface ScenarioOfPlan {
  readonly id: 'nothing' | 'plan' | 'cash' | 'loan' | 'battery' | 'quote' | `own-${number}`
  /** As the user calls it, of own ones; who made the quote. */
  readonly name?: string
  /** Whether the home as it stands is this one. */
  readonly isPlan: boolean
  /** Figures in which it differs from the home. */
  readonly changed: readonly FigurePath[]
  readonly outcome: Answer<ScenarioOutcome>
}

/** What a comparison shows of a plan; money is in the home's currency. */
export interface ScenarioOutcome {
  readonly moneyNow: number
  /** To bank or owner, and to the supplier, in the first year [money/month]. */
  readonly paymentPerMonth: number
  readonly billPerMonth: number
  /** For good, and the first time [years]; 0: nothing to pay back; `null`: not within the plan's years, or nothing done. */
  readonly payback: number | null
  readonly firstPayback: number | null
  /** All spent on electricity and the system, from year 0. */
  readonly spent: readonly number[]
  readonly totalSpent: number
  /** The year after the first day that leaves least over, and what it leaves. */
  readonly worstYear: { readonly year: number; readonly flow: number } | null
  /** Of the first year. */
  readonly ownUseKwh: number
  readonly selfConsumption: number | null
  readonly selfSufficiency: number | null
  readonly npv: number
}

/** One scenario comes to cost less in all than another, and stays so. */
export interface Crossing {
  readonly cheaper: ScenarioOfPlan['id']
  readonly than: ScenarioOfPlan['id']
  /** Of the plan, at whose end it is cheaper, and of the calendar. */
  readonly year: number
  readonly calendarYear: number
}

/** A way of the user's own. */
export interface OwnWay {
  /** Its place among the home's scenarios. */
  readonly place: number
  readonly name: string
  readonly home: Home
}

/** The same with the sun on its own roof. */
export interface WayOfHome extends OwnWay {
  readonly around: Surroundings
}

export interface ScenariosOfPlan {
  readonly scenarios: readonly ScenarioOfPlan[]
  readonly crossings: readonly Crossing[]
}

/** Capacity of a battery tried where the home has none [kWh to a kWp]: a rule of thumb. */
const STORAGE_PER_KWP = 1
const MOST_STORAGE = 20

/**
 * Nothing done, the panels paid in cash and with a loan, a battery with them, an installer's quote, and the user's own
 * scenarios, beside the home as it stands. A scenario to a piece.
 */
export function* scenariosOfTerms(terms: Terms, ways: readonly WayOfHome[]): Pieces<ScenariosOfPlan> {
  const { home } = terms
  const scenarios: ScenarioOfPlan[] = []
  for (const { id, other, name, around = terms.around } of columnsOf(terms, ways)) {
    const isPlan = other !== null && changedPaths(home, other).length === 0
    scenarios.push({
      id,
      ...(name !== undefined && { name }),
      isPlan,
      changed: other ? changedPaths(home, other) : [],
      outcome: other ? outcomeOf(other, around) : nothingDone(terms),
    })
    yield
  }
  return { scenarios, crossings: crossingsOf(scenarios, Number(terms.start.slice(0, 4))) }
}

interface Column {
  readonly id: ScenarioOfPlan['id']
  /** `null` for nothing done. */
  readonly other: Home | null
  readonly name?: string
  /** Of another roof than the plan's. */
  readonly around?: Surroundings
}

function columnsOf({ home, system }: Terms, ways: readonly WayOfHome[]): Column[] {
  const bare = withBattery(home, 0, null)
  const paid = (financing: NonNullable<Home['money']['financing']>, of = bare): Home => ({
    ...of,
    money: { ...of.money, financing },
  })
  const own = home.money.financing ?? { kind: 'cash' }
  const cash = paid({ kind: 'cash' })
  const loan = paid(own.kind === 'loan' ? own : { kind: 'loan' })
  const storage = Math.min(MOST_STORAGE, Math.max(1, Math.round(system.kwp * STORAGE_PER_KWP)))
  const price = batteryPriceOf(home)
  const kwh = system.battery?.battery.usableKwh ?? storage
  const stored = withBattery(paid({ kind: 'cash' }, home), kwh, price)
  // Without a price the scenario asks for it.
  const battery = price === null ? withoutBatteryPrice(stored) : stored
  const columns: Column[] = [
    { id: 'nothing', other: null },
    { id: 'cash', other: cash },
    { id: 'loan', other: loan },
    { id: 'battery', other: battery },
  ]
  const isAmong = columns.some(({ other }) => other && changedPaths(home, other).length === 0)
  return [
    ...columns.slice(0, 1),
    ...(isAmong ? [] : [{ id: 'plan', other: home } as const]),
    ...columns.slice(1),
    ...quoteColumn(home, system.kwp),
    ...ways.map(({ place, home: other, ...way }): Column => ({ id: `own-${place}`, other, ...way })),
  ]
}

/** What was offered, once its power and price are known; its promises are not believed here. */
function quoteColumn(home: Home, kwp: number): Column[] {
  const { quote } = home.money
  if (quote?.kwp === undefined || quote.price === undefined) return []
  return [{ id: 'quote', other: quotedHome(home, kwp), ...(quote.from !== undefined && { name: quote.from }) }]
}

function withoutBatteryPrice(home: Home): Home {
  const { batteryPrice: _, ...money } = home.money
  return { ...home, money }
}

/** Where two homes differ, by the paths of single figures. Cash is what nothing said of the financing means. */
function changedPaths(home: Home, other: Home): FigurePath[] {
  const isStored = (each: Home) => (each.system.battery?.usableKwh ?? 0) > 0
  const arePriced = isStored(home) && isStored(other)
  const plain = (each: Home): Home => {
    const { financing, batteryPrice: _, ...money } = each.money
    return {
      ...each,
      money: {
        ...money,
        ...(financing && financing.kind !== 'cash' && { financing }),
        // In whatever way it is put, and only where there is a battery to pay.
        ...(arePriced && { batteryPrice: batteryPriceOf(each) ?? { kind: 'by-size', each: 0 } }),
      },
    }
  }
  return pathsOfChanges(changesBetween(plain(home), plain(other)))
}

function nothingDone(terms: Terms): Answer<ScenarioOutcome> {
  return answerOf(() => {
    const { spentWithout, billsWithout } = reckon(terms)
    return {
      moneyNow: 0,
      paymentPerMonth: 0,
      billPerMonth: (billsWithout[0]?.total ?? 0) / MONTHS,
      payback: null,
      firstPayback: null,
      spent: spentWithout,
      totalSpent: spentWithout.at(-1) ?? 0,
      worstYear: null,
      ownUseKwh: 0,
      selfConsumption: null,
      selfSufficiency: 0,
      npv: 0,
    }
  })
}

const MONTHS = 12

function outcomeOf(home: Home, around: Surroundings): Answer<ScenarioOutcome> {
  return answerOf(() => {
    const { assessment, bills, spent, years } = reckon(termsOf(home, around))
    const { cashFlow, payback, firstPayback, npv } = assessment
    const totals = years[0]?.totals
    const paid = (cashFlow.interest[0] ?? 0) + (cashFlow.principal[0] ?? 0) + (cashFlow.leasePayments[0] ?? 0)
    const flows = cashFlow.flow.slice(1)
    const flow = Math.min(...flows)
    return {
      moneyNow: cashFlow.ownMoney,
      paymentPerMonth: paid / MONTHS,
      billPerMonth: (bills[0]?.total ?? 0) / MONTHS,
      payback,
      firstPayback,
      spent,
      totalSpent: spent.at(-1) ?? 0,
      worstYear: { year: flows.indexOf(flow) + 1, flow },
      ownUseKwh: totals ? totals.solar - totals.export - totals.clipped : 0,
      selfConsumption: totals?.selfConsumption ?? null,
      selfSufficiency: totals?.selfSufficiency ?? null,
      npv,
    }
  })
}

function crossingsOf(scenarios: readonly ScenarioOfPlan[], firstYear: number): Crossing[] {
  const lines = scenarios.flatMap(({ id, outcome }) =>
    outcome.kind === 'answer' ? [{ id, spent: outcome.value.spent }] : [],
  )
  return lines.flatMap((a) =>
    lines.flatMap((b) => {
      const dearer = a.spent.findLastIndex((money, year) => money >= (b.spent[year] ?? Number.POSITIVE_INFINITY))
      const crosses = a.id !== b.id && dearer >= 0 && dearer < Math.min(a.spent.length, b.spent.length) - 1
      if (!crosses || !isDearerBefore(a.spent, b.spent, dearer)) return []
      return [{ cheaper: a.id, than: b.id, year: dearer + 1, calendarYear: firstYear + dearer }]
    }),
  )
}

/** Lines that begin together and never were apart do not cross. */
const isDearerBefore = (a: readonly number[], b: readonly number[], until: number) =>
  a.slice(0, until + 1).some((money, year) => money > (b[year] ?? Number.POSITIVE_INFINITY))
