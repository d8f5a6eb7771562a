import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'

/** Support that only some homes get and the user has not decided about; `undefined` without any. */
export const describeUncounted = (uncountedSupport: number, region: Region): string | undefined =>
  uncountedSupport >= 1
    ? t('Not counted yet: up to {amount}.', { amount: formatFigure(uncountedSupport, 'money', region) })
    : undefined
