import { t } from '#shared/language/t.ts'

/** Labels that tell where a figure comes from. */
export const ORIGIN_LABELS = {
  yours: () => t('You entered this'),
  typical: () => t('Typical here'),
  'worked-out': () => t('Estimated'),
  default: () => t('Rule of thumb'),
  missing: () => t('We need this'),
} as const
