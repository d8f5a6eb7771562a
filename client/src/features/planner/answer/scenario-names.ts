import type { ScenarioOfPlan } from '#shared/home/plan/scenarios-of-plan.ts'

const NAMES: Readonly<Record<Exclude<ScenarioOfPlan['id'], `own-${number}`>, string>> = {
  nothing: 'Do nothing',
  plan: 'Your plan',
  cash: 'Cash',
  loan: 'Loan',
  battery: 'With battery',
  quote: 'The quote',
}

/** A way to do it as people call it. */
export const nameOf = ({ id, name, isPlan }: Pick<ScenarioOfPlan, 'id' | 'name' | 'isPlan'>): string => {
  const words = id === 'quote' && name !== undefined ? `Quote of ${name}` : (name ?? NAMES[id as keyof typeof NAMES])
  return isPlan && id !== 'plan' ? `${words} (your plan)` : words
}
