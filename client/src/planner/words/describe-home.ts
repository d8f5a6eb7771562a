import { sumOf } from '#shared/calendar.ts'
import { formatNumber } from '#shared/format/number.ts'
import { isBillWithoutKwh, withKwhOfBill } from '#shared/home/bill-period.ts'
import type { Home } from '#shared/home/home.ts'
import type { Plane } from '#shared/home/system.ts'
import type { Amount } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { framesOf, hasDirection, isLaidFlat } from '#shared/roof/flat-roof.ts'
import { compassWords } from '#shared/solar/compass.ts'

/** `undefined` while unknown. */
export function describeSlope(face: Plane, region: Region): string | undefined {
  const { tilt } = face
  if (tilt === undefined) return undefined
  const frames = framesOf(face)
  if (frames) return t('flat, frames of {slope}°', { slope: formatNumber(frames.tilt, region) })
  return isLaidFlat(face) && tilt === 0 ? t('laid flat') : `${formatNumber(tilt, region)}°`
}

/** `undefined` while unknown, or where the direction changes nothing. */
export function describeFacing(face: Plane): string | undefined {
  if (framesOf(face)?.azimuths) return t('east and west')
  return face.azimuth === undefined || !hasDirection(face) ? undefined : compassWords(face.azimuth)
}

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
