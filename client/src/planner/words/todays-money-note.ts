import { t } from '#shared/language/t.ts'

/** Shown once per page that has amounts of later years. */
export const todaysMoneyNote = () => t("All amounts are in today's money.")

/** Shown for currencies whose central bank has no known inflation target. */
export const unknownInflationNote = () =>
  t(
    'We know no inflation target for your currency, so we count in today’s money. Enter inflation if you take a loan: its rate includes it.',
  )
