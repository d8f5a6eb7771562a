import { MONTHS_OF_YEAR } from '../calendar.ts'
import { discountFlows } from '../finance/metrics.ts'
import type { IsoDate } from '../home/field-schemas.ts'
import type { FigurePath, Home } from '../home/home.ts'
import { calendarYearAfter } from '../home/plan-calendar.ts'
import { plannedQuote, withoutQuotes } from '../home/quotes.ts'
import { diffHomes, pathsOfChanges } from '../home/scenario.ts'
import type { CustomScenario } from '../home/scenario-home.ts'
import { captureResult, type PlanResult } from './basis/plan-result.ts'
import type { SiteData } from './basis/site-data.ts'
import type { TimeSliced } from './basis/time-sliced.ts'
import { batteryPriceOf, withBattery, withoutBatteryPrice } from './compare-batteries.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { CAPACITIES } from './recommend-system.ts'
import { simulateHome } from './resolve-plan-inputs.ts'
import { simulatePlan } from './simulate-plan.ts'

export interface ComparedScenario {
  readonly id: 'nothing' | 'plan' | 'cash' | 'loan' | 'battery' | 'quote' | `own-${number}`
  /** The user's name of a custom scenario, or the installer of a quote. */
  readonly name?: string
  readonly isPlan: boolean
  readonly changed: readonly FigurePath[]
  readonly outcome: PlanResult<ScenarioOutcome>
}

/** Money is in the home's currency, and today's money. */
export interface ScenarioOutcome {
  readonly moneyNow: number
  /** Loan or lease payment, and electricity bill, in the first year [money/month]. */
  readonly paymentPerMonth: number
  readonly billPerMonth: number
  /** Final and first payback [years]; 0: nothing to pay back; `null`: not within the plan's years, or no system. */
  readonly payback: number | null
  readonly firstPayback: number | null
  /** Cumulative spending on electricity and the system, from year 0. */
  readonly spent: readonly number[]
  readonly totalSpent: number
  /** Year with the lowest cash flow, which is in today's money; year 0 does not count. */
  readonly worstYear: { readonly year: number; readonly flow: number } | null
  /** First year [kWh]. */
  readonly ownUseKwh: number
  readonly selfConsumption: number | null
  readonly selfSufficiency: number | null
  readonly npv: number
}

/** A scenario becomes cheaper in total than another, and stays so. */
export interface Crossing {
  readonly cheaper: ComparedScenario['id']
  readonly than: ComparedScenario['id']
  /** Time from the start of the plan, linear within a year [years]. */
  readonly time: number
  readonly calendarYear: number
}

export interface ScenarioHome extends CustomScenario {
  readonly siteData: SiteData
}

export interface ScenarioComparison {
  /** Start of the plan. */
  readonly start: IsoDate
  readonly scenarios: readonly ComparedScenario[]
  readonly crossings: readonly Crossing[]
}

/**
 * Compares the current plan, which may be an installer's quote, with no system, the panels paid in cash and by loan, a
 * battery and the user's scenarios. One scenario per slice.
 */
export function* compareScenarios(
  inputs: PlanInputs,
  customScenarios: readonly ScenarioHome[],
): TimeSliced<ScenarioComparison> {
  const { home } = inputs
  const scenarios: ComparedScenario[] = []
  for (const { id, scenarioHome, name, siteData = inputs.siteData } of columnsOf(inputs, customScenarios)) {
    const isPlan = scenarioHome !== null && changedPaths(home, scenarioHome).length === 0
    scenarios.push({
      id,
      ...(name !== undefined && { name }),
      isPlan,
      changed: scenarioHome ? changedPaths(home, scenarioHome) : [],
      outcome: scenarioHome ? simulateOutcome(scenarioHome, siteData) : outcomeWithoutSystem(inputs),
    })
    yield
  }
  return { start: inputs.start, scenarios, crossings: findCrossings(scenarios, inputs.start) }
}

interface Column {
  readonly id: ComparedScenario['id']
  /** `null`: no system. */
  readonly scenarioHome: Home | null
  readonly name?: string
  /** Absent: that of the plan. */
  readonly siteData?: SiteData
}

function columnsOf({ home, system }: PlanInputs, customScenarios: readonly ScenarioHome[]): Column[] {
  const bare = withBattery(home, 0, null)
  const withFinancing = (financing: NonNullable<Home['money']['financing']>, of = bare): Home => ({
    ...of,
    money: { ...of.money, financing },
  })
  const ownFinancing = home.money.financing ?? { kind: 'cash' }
  const cash = withFinancing({ kind: 'cash' })
  const loan = withFinancing(ownFinancing.kind === 'loan' ? ownFinancing : { kind: 'loan' })
  const price = batteryPriceOf(home)
  const kwh = system.battery?.battery.usableKwh ?? comparedBatteryKwh(system.kwp)
  const stored = withBattery(withFinancing({ kind: 'cash' }, home), kwh, price)
  // A scenario without a price reports it as missing.
  const battery = price === null ? withoutBatteryPrice(stored) : stored
  const quote = plannedQuote(home)
  const plan: Column = quote
    ? { id: 'quote', scenarioHome: home, ...(quote.from !== undefined && { name: quote.from }) }
    : { id: 'plan', scenarioHome: home }
  const variants = [
    { id: 'cash', scenarioHome: cash },
    { id: 'loan', scenarioHome: loan },
    { id: 'battery', scenarioHome: battery },
  ] as const
  const isPlan = ({ scenarioHome }: { readonly scenarioHome: Home }) => changedPaths(home, scenarioHome).length === 0
  return [
    { id: 'nothing', scenarioHome: null },
    // A quote has its own name; another plan is named after the variant that it is.
    ...(quote || !variants.some(isPlan) ? [plan] : []),
    ...(quote ? variants.filter((variant) => !isPlan(variant)) : variants),
    ...customScenarios.map(
      ({ index, home: scenarioHome, ...scenario }): Column => ({ id: `own-${index}`, scenarioHome, ...scenario }),
    ),
  ]
}

/** Sizes of the recommendation, so that both name the same best: about 1 kWh for each kWp, a rule of thumb. */
const comparedBatteryKwh = (kwp: number): number =>
  CAPACITIES.filter((kwh) => kwh > 0).reduce((best, kwh) => (Math.abs(kwh - kwp) < Math.abs(best - kwp) ? kwh : best))

/** Missing financing means cash. A quote shows in the system and its price. */
function changedPaths(home: Home, changedHome: Home): FigurePath[] {
  const hasBattery = ({ system }: Home) => (system.battery?.usableKwh ?? 0) > 0
  const bothHaveBatteries = hasBattery(home) && hasBattery(changedHome)
  const normalize = (original: Home): Home => {
    const { money: given, ...home } = withoutBatteryPrice(withoutQuotes(original))
    const { financing, ...money } = given
    return {
      ...home,
      money: {
        ...money,
        ...(financing && financing.kind !== 'cash' && { financing }),
        // The same price may be stated by size or in total; it matters only with a battery.
        ...(bothHaveBatteries && { batteryPrice: batteryPriceOf(original) ?? { kind: 'by-size', each: 0 } }),
      },
    }
  }
  return pathsOfChanges(diffHomes(normalize(home), normalize(changedHome)))
}

function outcomeWithoutSystem(inputs: PlanInputs): PlanResult<ScenarioOutcome> {
  return captureResult(() => {
    const { spentWithout, billsWithout } = simulatePlan(inputs)
    return {
      moneyNow: 0,
      paymentPerMonth: 0,
      billPerMonth: (billsWithout[0]?.total ?? 0) / MONTHS_OF_YEAR,
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

function simulateOutcome(home: Home, siteData: SiteData): PlanResult<ScenarioOutcome> {
  return captureResult(() => {
    const { assessment, bills, spent, years } = simulateHome(home, siteData)
    const { cashFlow, payback, firstPayback, npv } = assessment
    const totals = years[0]?.totals
    const financingPayments =
      (cashFlow.interest[0] ?? 0) + (cashFlow.principal[0] ?? 0) + (cashFlow.leasePayments[0] ?? 0)
    const flows = discountFlows(cashFlow.flow, cashFlow.discountRate).slice(1)
    const flow = Math.min(...flows)
    return {
      moneyNow: cashFlow.upfrontPayment,
      paymentPerMonth: financingPayments / MONTHS_OF_YEAR,
      billPerMonth: (bills[0]?.total ?? 0) / MONTHS_OF_YEAR,
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

function findCrossings(scenarios: readonly ComparedScenario[], start: IsoDate): Crossing[] {
  const lines = scenarios.flatMap(({ id, outcome }) =>
    outcome.kind === 'answer' ? [{ id, spent: outcome.value.spent }] : [],
  )
  return lines.flatMap((a) =>
    lines.flatMap((b) => {
      const lastYear = a.spent.findLastIndex((money, year) => money >= (b.spent[year] ?? Number.POSITIVE_INFINITY))
      const crosses = a.id !== b.id && lastYear >= 0 && lastYear < Math.min(a.spent.length, b.spent.length) - 1
      if (!crosses || !isMoreExpensiveBefore(a.spent, b.spent, lastYear)) return []
      const [before = 0, after = 0] = [lastYear, lastYear + 1].map(
        (year) => (a.spent[year] ?? 0) - (b.spent[year] ?? 0),
      )
      const time = lastYear + before / (before - after)
      return [{ cheaper: a.id, than: b.id, time, calendarYear: calendarYearAfter(start, time) }]
    }),
  )
}

/** Equal lines do not cross when they separate. */
const isMoreExpensiveBefore = (a: readonly number[], b: readonly number[], until: number) =>
  a.slice(0, until + 1).some((money, year) => money > (b[year] ?? Number.POSITIVE_INFINITY))
