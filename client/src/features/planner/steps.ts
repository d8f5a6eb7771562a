import { type FixedPath, headingOf } from '#shared/pages.ts'

/** The way from a place to an answer; every step can be reached at any time. */
export const STEPS = [
  '/plan/home',
  '/plan/sun',
  '/plan/system',
  '/plan/money',
  '/plan/answer',
] as const satisfies readonly FixedPath[]
export type Step = (typeof STEPS)[number]

export const steps = STEPS.map((path) => ({ path, heading: headingOf(path) }))
