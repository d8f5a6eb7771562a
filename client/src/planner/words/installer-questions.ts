import { t } from '#shared/language/t.ts'

/** Questions about costs that the figures do not include. */
export const installerQuestions = (): readonly string[] => [
  t('What does the price include: scaffolding, meter cabinet, grid connection, registration, taxes?'),
  t('What yearly output do you promise, and how much shade did you assume? May I see the report?'),
  t('Which panels, inverter and battery do you offer? How long are the warranties, and who honors them?'),
  t('Who registers the system, and from when am I paid for exported solar?'),
  t('What does maintenance cost, and what happens when the inverter fails?'),
]
