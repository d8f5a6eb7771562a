import type { BalanceTotals, HourlyBalance } from '../energy/hour-series.ts'
import type { MonthBill } from '../finance/bill.ts'
import type { CashFlow } from '../finance/cash-flow.ts'
import { type Assessment, cumulative } from '../finance/metrics.ts'
import type { FigurePath, Home } from './home.ts'
import type { Support } from './incentives.ts'
import type { IsoDate } from './kinds.ts'
import { type Answer, answerOf } from './plan/answer.ts'
import { type BatteryOfPlan, batteriesOfTerms } from './plan/batteries-of-plan.ts'
import { type EnergyOfPlan, energyOfPlan } from './plan/energy-of-plan.ts'
import { exportRateOf, type UnknownExportRate } from './plan/export-rate.ts'
import { figuresOfPlan, type PlanFigures } from './plan/figures-of-plan.ts'
import { type OutageOfPlan, outageOfTerms } from './plan/outage-of-plan.ts'
import type { Pieces } from './plan/pieces.ts'
import type { ProjectOfHome } from './plan/project-of-home.ts'
import { type RangeOfPlan, rangeOfTerms } from './plan/range-of-plan.ts'
import { type Reckoning, reckon } from './plan/reckon.ts'
import { type Recommendation, recommendSystem } from './plan/recommend.ts'
import { type ScenariosOfPlan, scenariosOfTerms, type WayOfHome } from './plan/scenarios-of-plan.ts'
import { type SizesOfPlan, sizesOfTerms, withFirstPanel } from './plan/sizes-of-plan.ts'
import type { Surroundings } from './plan/surroundings.ts'
import type { Terms } from './plan/terms.ts'
import { termsOf } from './plan/terms-of-home.ts'
import { type ToldUse, toldUse } from './plan/told-use.ts'
import { type PlanBar, tornadoOfTerms } from './plan/tornado-of-plan.ts'
import type { Settled } from './plan/usual.ts'
import { type Verdict, verdictOf } from './plan/verdict.ts'
import type { Preset } from './presets/preset.ts'
import { type QuoteCheck, quoteOfTerms } from './quote.ts'

/** One year of a plan; prices and money are of that year. */
export interface PlanYear {
  /** 1, 2, … */
  readonly year: number
  readonly totals: BalanceTotals
  readonly billBefore: number
  readonly billAfter: number
  /** What is left of the battery's capacity when new [-]; `null` without one. */
  readonly batteryLeft: number | null
}

/** What comes of a home: everything the planner shows of it at once. Money is in the home's currency. */
export interface Plan {
  readonly start: IsoDate
  readonly panels: number
  /** [kWp] */
  readonly kwp: number
  readonly inverterKw: number
  readonly energy: EnergyOfPlan
  /** The first year's bills month by month, every line, without and with the system. */
  readonly billsBefore: readonly MonthBill[]
  readonly billsAfter: readonly MonthBill[]
  readonly years: readonly PlanYear[]
  readonly support: readonly Support[]
  readonly cashFlow: CashFlow
  /** What the flows add up to, from year 0. */
  readonly cumulative: readonly number[]
  readonly npv: number
  readonly internalRate: Assessment['internalRate']
  /** For good, after all replacements [years]; 0: nothing is ever owed; `null`: not within the plan's years. */
  readonly payback: number | null
  /** The first time, where a new inverter or battery then costs more than is left over [years]. */
  readonly firstPayback: number | null
  readonly replacements: ProjectOfHome['replacements']
  readonly discountedPayback: number | null
  /** All spent on electricity, with the system and without, from year 0. */
  readonly spent: readonly number[]
  readonly spentWithout: readonly number[]
  /** Each headline figure, its formula and where its terms come from. */
  readonly figures: PlanFigures
  /** What was filled in, and what was left out until it is given. */
  readonly assumed: readonly Settled[]
  readonly asked: readonly FigurePath[]
}

/*
 * A home is taken to be within the bounds of its record. One that a screen or a file has made is asked about with
 * `meaningOf` first, which needs the record's schema; what reckons does without.
 */

/**
 * The plan of a home: hours, bills and money of all its years. Range, tornado, sizes and scenarios are questions of their
 * own (`plan/`), which reuse its hours.
 */
export const planOf = (home: Home, around: Surroundings): Answer<Plan> =>
  answerOf(() => {
    const terms = termsOf(home, around)
    return planFrom(terms, reckon(terms))
  })

/** The energy alone, for a home whose prices are still to be given. */
export const energyPlanOf = (home: Home, around: Surroundings): Answer<EnergyOfPlan> =>
  answerOf(() => energyOfPlan(termsOf(withAnyPrice(home), around)).energy)

/** What the plan may come to when things turn out otherwise: what is uncertain together, and each by itself. */
export interface Outlook {
  readonly range: RangeOfPlan
  readonly bars: readonly PlanBar[]
  readonly verdict: Verdict
  /** What the verdict owes to an unknown export rate; `null` where it is known. */
  readonly exportRate: UnknownExportRate | null
}

/*
 * The longer questions, each in pieces that a screen does one by one (`atOnce` does all): they reuse the plan's hours where
 * `around` is the same object.
 */

/** @param preset of the home's country, for the range of an unknown export rate */
export const outlookOf = (home: Home, around: Surroundings, preset: Preset | null = null): Pieces<Answer<Outlook>> =>
  asked(home, around, function* (terms) {
    const range = yield* rangeOfTerms(terms)
    const bars = yield* tornadoOfTerms(terms)
    const verdict = verdictOf(range, bars)
    const exportRate = yield* exportRateOf(terms, verdict, preset)
    return { range, bars, verdict, exportRate }
  })

/** A home without panels is begun with one of the usual power. */
export const sizesOf = (home: Home, around: Surroundings): Pieces<Answer<SizesOfPlan>> =>
  asked(withFirstPanel(home, around.sun), around, sizesOfTerms)

/** The system that a home's plan is about until the user chooses one. */
export const recommendationOf = (home: Home, around: Surroundings, mostKw?: number): Pieces<Answer<Recommendation>> =>
  answered(() => recommendSystem(home, around, mostKw))

export const batteriesOf = (home: Home, around: Surroundings): Pieces<Answer<readonly BatteryOfPlan[]>> =>
  asked(home, around, batteriesOfTerms)

/** @param ways the home's own scenarios as homes: `waysOf`, each with its surroundings */
export const scenariosOf = (
  home: Home,
  around: Surroundings,
  ways: readonly WayOfHome[],
): Pieces<Answer<ScenariosOfPlan>> => asked(home, around, (terms) => scenariosOfTerms(terms, ways))

/** @param preset of the home's country, for what is usually paid */
export const quoteCheckOf = (home: Home, around: Surroundings, preset: Preset | null): Pieces<Answer<QuoteCheck>> =>
  asked(home, around, (terms) => quoteOfTerms(terms, preset))

export const outageOf = (home: Home, around: Surroundings): Answer<OutageOfPlan> =>
  answerOf(() => outageOfTerms(termsOf(home, around)))

/** A question about a home in pieces; what it misses or refuses at any of them ends it. */
const asked = <Value>(
  home: Home,
  around: Surroundings,
  question: (terms: Terms) => Pieces<Value>,
): Pieces<Answer<Value>> => answered(() => question(termsOf(home, around)))

function* answered<Value>(begin: () => Pieces<Value>): Pieces<Answer<Value>> {
  const begun = answerOf(begin)
  if (begun.kind !== 'answer') return begun
  for (;;) {
    const step = answerOf(() => begun.value.next())
    if (step.kind !== 'answer') return step
    if (step.value.done) return { kind: 'answer', value: step.value.value }
    yield
  }
}

/** What a home uses, before its roof is known. */
export const homeUseOf = (home: Home, around: Surroundings): Answer<ToldUse> => answerOf(() => toldUse(home, around))

/** The 8,760 hours of the first year, for a table to take along. */
export const hoursOf = (home: Home, around: Surroundings): Answer<HourlyBalance> =>
  answerOf(() => energyOfPlan(termsOf(withAnyPrice(home), around)).hours)

/** A home whose energy is asked needs a price only to tell its use by its bill. */
function withAnyPrice(home: Home): Home {
  if (home.tariff.buying || home.use.amount?.kind === 'bill') return home
  return { ...home, tariff: { ...home.tariff, buying: ANY_PRICE } }
}

const ANY_PRICE: NonNullable<Home['tariff']['buying']> = { periods: [{ blocks: [{ upTo: null, price: 0 }] }] }

function planFrom(terms: Terms, money: Reckoning): Plan {
  const { energy } = energyOfPlan(terms)
  const { assessment, years, bills, billsWithout } = money
  const { cashFlow, npv, internalRate, payback, firstPayback, discountedPayback } = assessment
  return {
    start: terms.start,
    panels: terms.system.panels,
    kwp: terms.system.kwp,
    inverterKw: terms.system.inverterKw.value,
    energy,
    billsBefore: billsWithout[0]?.months ?? [],
    billsAfter: bills[0]?.months ?? [],
    years: years.map(({ year, totals, capacity }, i) => ({
      year,
      totals,
      billBefore: billsWithout[i]?.total ?? 0,
      billAfter: bills[i]?.total ?? 0,
      batteryLeft: capacity,
    })),
    support: money.support,
    cashFlow,
    cumulative: cumulative(cashFlow.flow),
    npv,
    internalRate,
    payback,
    firstPayback,
    replacements: money.project.replacements,
    discountedPayback,
    spent: money.spent,
    spentWithout: money.spentWithout,
    figures: figuresOfPlan(terms, energy, money),
    assumed: [...terms.notes.assumed.values()],
    asked: [...terms.notes.asked],
  }
}
