import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'

/** Without cents; a bill below zero is a credit: `$91`, `$15 credit`. */
export const formatBill = (amount: number | null, region: Region): string =>
  amount !== null && Math.round(amount) < 0
    ? t('{amount} credit', { amount: formatFigure(-amount, 'money', region) })
    : formatFigure(amount, 'money', region)
