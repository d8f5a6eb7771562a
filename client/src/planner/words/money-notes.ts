import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'

/** Shown once per page that has amounts of later years. */
export const todaysMoneyNote = () => t("All amounts are in today's money.")

/** Shown for currencies whose central bank has no known inflation target. */
export const unknownInflationNote = () =>
  t(
    'We know no inflation target for your currency, so we count in today’s money. Enter inflation if you take a loan: its rate includes it.',
  )

/** Support that only some homes get and the user has not decided about; `undefined` without any. */
export const describeUncounted = (uncountedSupport: number, region: Region): string | undefined =>
  uncountedSupport >= 1
    ? t('Not counted yet: up to {amount}.', { amount: formatFigure(uncountedSupport, 'money', region) })
    : undefined
