import { type FixedPath, headingOf } from '#shared/pages.ts'

export const STEPS = [
  '/plan/home',
  '/plan/sun',
  '/plan/system',
  '/plan/money',
  '/plan/answer',
] as const satisfies readonly FixedPath[]
export type Step = (typeof STEPS)[number]

export const STEP_LINKS = STEPS.map((path) => ({ path, heading: headingOf(path) }))
