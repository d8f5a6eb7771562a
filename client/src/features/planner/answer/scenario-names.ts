import type { ComparedScenario } from '#shared/home/plan/compare-scenarios.ts'

const NAMES: Readonly<Record<Exclude<ComparedScenario['id'], `own-${number}`>, string>> = {
  nothing: 'Do nothing',
  plan: 'Your plan',
  cash: 'Cash',
  loan: 'Loan',
  battery: 'With battery',
  quote: 'The quote',
}

export const formatScenarioName = ({ id, name, isPlan }: Pick<ComparedScenario, 'id' | 'name' | 'isPlan'>): string => {
  const baseName = id === 'quote' && name !== undefined ? `Quote of ${name}` : (name ?? NAMES[id as keyof typeof NAMES])
  return isPlan && id !== 'plan' ? `${baseName} (your plan)` : baseName
}
