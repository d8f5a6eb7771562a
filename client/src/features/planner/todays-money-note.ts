import { t } from '#shared/language/t.ts'

/** For currencies whose central bank has no known inflation target. */
export const todaysMoneyNote = () =>
  t(
    'We know no inflation target for your currency, so we count in today’s money. Enter inflation if you take a loan: its rate includes it.',
  )
