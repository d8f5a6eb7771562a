import { formatDate } from '#shared/format/date.ts'
import { t } from '#shared/language/t.ts'
import type { FormulaTerm } from '#shared/plan/basis/figure.ts'
import type { Region } from '#shared/region.ts'

/** Labels that tell where a figure comes from. */
export const ORIGIN_LABELS = {
  yours: () => t('You entered this'),
  typical: () => t('Typical here'),
  'worked-out': () => t('Estimated'),
  default: () => t('Rule of thumb'),
  missing: () => t('We need this'),
} as const

export function describeTermOrigin({ from }: FormulaTerm, region: Pick<Region, 'country'>): string {
  const origin = ORIGIN_LABELS[from.kind]()
  const asOf = from.kind === 'typical' || from.kind === 'default' ? from.asOf : undefined
  const date = asOf ? formatDate(asOf, region) : undefined
  if (from.kind === 'default')
    return date === undefined
      ? t('{origin}: {source}', { origin, source: from.source })
      : t('{origin}: {source}, {date}', { origin, source: from.source, date })
  return date === undefined ? origin : t('{origin}, {date}', { origin, date })
}
