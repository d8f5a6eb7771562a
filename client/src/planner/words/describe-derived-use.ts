import { sumOf } from '#shared/calendar.ts'
import { isBillWithoutKwh, withKwhOfBill } from '#shared/home/bill-period.ts'
import type { Home } from '#shared/home/home.ts'
import type { Amount } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'

/**
 * How the use follows from what the user entered, if it is not that.
 * @param total of the plan [kWh/year]
 */
export function describeDerivedUse({ use: { amount, day } }: Home, total: number): string | undefined {
  const isMetered = day?.kind === 'readings'
  if (!isMetered && isBillWithoutKwh(amount)) return t('Worked out from your bill and your electricity price.')
  const entered = isMetered ? sumOf(day.kwhPerMonth) : amount && kwhOfYear(withKwhOfBill(amount))
  return entered === undefined || Math.round(entered) === Math.round(total)
    ? undefined
    : t('Your use, with what you plan to add.')
}

const kwhOfYear = (amount: Amount): number | undefined =>
  amount.kind === 'year' ? amount.kwh : amount.kind === 'months' ? sumOf(amount.kwh) : undefined
