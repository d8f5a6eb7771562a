import { t } from '#shared/language/t.ts'
import type { ComparedScenario } from '#shared/plan/compare-scenarios.ts'

const NAMES: Readonly<Record<Exclude<ComparedScenario['id'], `own-${number}`>, () => string>> = {
  nothing: () => t('Do nothing'),
  plan: () => t('Your plan'),
  cash: () => t('Cash'),
  loan: () => t('Loan'),
  battery: () => t('With battery'),
  quote: () => t('The quote'),
}

export const formatScenarioName = ({ id, name, isPlan }: Pick<ComparedScenario, 'id' | 'name' | 'isPlan'>): string => {
  const baseName =
    id === 'quote' && name !== undefined
      ? t('Quote: {installer}', { installer: name })
      : (name ?? NAMES[id as keyof typeof NAMES]())
  return isPlan && id !== 'plan' ? t('{name} (your plan)', { name: baseName }) : baseName
}
