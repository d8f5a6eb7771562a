import { formatNumber } from '#shared/format/number.ts'
import type { Plane } from '#shared/home/system.ts'
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
