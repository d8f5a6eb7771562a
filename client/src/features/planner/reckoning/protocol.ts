import type { HourlyBalance } from '#shared/energy/hour-series.ts'
import type { Home } from '#shared/home/home.ts'
import type { Answer } from '#shared/home/plan/answer.ts'
import type { BatteryOfPlan } from '#shared/home/plan/batteries-of-plan.ts'
import type { EnergyOfPlan } from '#shared/home/plan/energy-of-plan.ts'
import type { OutageOfPlan } from '#shared/home/plan/outage-of-plan.ts'
import type { Recommendation } from '#shared/home/plan/recommend.ts'
import type { OwnWay, ScenariosOfPlan } from '#shared/home/plan/scenarios-of-plan.ts'
import type { SizesOfPlan } from '#shared/home/plan/sizes-of-plan.ts'
import type { Known } from '#shared/home/plan/surroundings-of-home.ts'
import type { Outlook, Plan } from '#shared/home/plan.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import type { QuoteCheck } from '#shared/home/quote.ts'

/*
 * What the page and the worker that reckons say to each other: plain data, as a browser copies it between them.
 */

/** The longer questions of a plan, asked where a screen shows their answers. */
export type Topic = 'outlook' | 'sizes' | 'batteries' | 'scenarios' | 'quote' | 'outage' | 'hours'

export interface Question {
  /** Rising; an answer names its question, and a newer question ends the work on an older one. */
  readonly number: number
  readonly home: Home
  readonly known: Known
  readonly preset: Preset | null
  /** The home's own scenarios, where they are asked for. */
  readonly ways: readonly OwnWay[]
  readonly topics: readonly Topic[]
}

/** All that a screen may show of a home. What is absent is still being worked out, or nobody asked. */
export interface Replies {
  /** The home that was reckoned: with a usual roof and panels where none were given. */
  readonly planned?: Home
  /** Of the plan, where nobody chose its size. */
  readonly recommendation?: Omit<Recommendation, 'home'>
  /** What a kWp brings on each plane of the roof [kWh a year], and what obstacles take of it [-]. */
  readonly yields?: readonly number[]
  readonly lostToShade?: readonly (number | null)[]
  /** Full sun on each plane [h/day]. */
  readonly sunHours?: readonly (number | null)[]
  readonly plan?: Answer<Plan>
  /** Whose sun it is, and of which years. */
  readonly climate?: Pick<Known['resource'], 'name' | 'years'>
  /** Where the plan still misses a price. */
  readonly energy?: Answer<EnergyOfPlan>
  readonly outlook?: Answer<Outlook>
  readonly sizes?: Answer<SizesOfPlan>
  readonly batteries?: Answer<readonly BatteryOfPlan[]>
  readonly scenarios?: Answer<ScenariosOfPlan>
  readonly quote?: Answer<QuoteCheck>
  readonly outage?: Answer<OutageOfPlan>
  /** Of the first year, one by one. */
  readonly hours?: Answer<HourlyBalance>
}

export interface Reply {
  readonly number: number
  readonly replies: Replies
  /** Nothing more comes to this question. */
  readonly isLast: boolean
}
