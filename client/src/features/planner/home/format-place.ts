import { formatCoordinates } from '#shared/format/coordinates.ts'
import type { Place } from '#shared/home/home.ts'
import { formatRegion } from '#shared/home/places.ts'

/** For example `Pune, Maharashtra, India`, or coordinates for a place without a name. */
export function formatPlace({ name, region = '', country = '', latitude, longitude }: Place): string {
  const countryText = country === '' ? '' : formatRegion({ region, country })
  return name === undefined
    ? formatCoordinates(latitude, longitude)
    : [...new Set([name, ...countryText.split(', ')])].filter((part) => part !== '').join(', ')
}
