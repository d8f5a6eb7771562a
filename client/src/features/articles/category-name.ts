import { t } from '#shared/language/t.ts'

/** Categories of the first articles. */
const names: Readonly<Record<string, () => string>> = {
  Basics: () => t('Basics'),
  Planning: () => t('Planning'),
  Batteries: () => t('Batteries'),
  Money: () => t('Money'),
  Buying: () => t('Buying'),
  Ownership: () => t('Ownership'),
  Seasons: () => t('Seasons'),
}

/** An editor's own category stays as typed. */
export const categoryName = (category: string): string => names[category]?.() ?? category
