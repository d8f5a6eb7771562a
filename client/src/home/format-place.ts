import { formatCoordinates } from '#shared/format/coordinates.ts'
import type { Place } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { formatRegion } from '#shared/places/places.ts'
import { townName } from '#shared/places/town-names.ts'

/** A point is named after the nearest town. */
const NAMED_AFTER_TOWN: readonly Place['found'][] = ['map', 'device', 'typed']
/** Prefix in the names of points saved before. */
const STORED_PREFIX = /^Near /

/** Formats a place: `Pune, Maharashtra, India`, `Near Pune, India`, or coordinates if it has no name. */
export function formatPlace({ name, region = '', country = '', latitude, longitude, found }: Place): string {
  const countryText = country === '' ? '' : formatRegion({ region, country })
  if (name === undefined) return formatCoordinates(latitude, longitude)
  const isNear = NAMED_AFTER_TOWN.includes(found)
  const town = townName({ name: isNear ? name.replace(STORED_PREFIX, '') : name, country })
  const place = [...new Set([town, ...countryText.split(', ')])].filter((part) => part !== '').join(', ')
  return isNear ? t('Near {place}', { place }) : place
}
