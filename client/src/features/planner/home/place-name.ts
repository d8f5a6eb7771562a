import type { Place } from '#shared/home/home.ts'
import { whereabouts } from '#shared/home/places.ts'
import { placeName } from '#shared/solar/compass.ts'

/** A place as people call it: `Pune, Maharashtra, India`, or by its coordinates. */
export function placeOf({ name, region = '', country = '', latitude, longitude }: Place): string {
  const where = country === '' ? '' : whereabouts({ region, country })
  return name === undefined
    ? placeName(latitude, longitude)
    : [...new Set([name, ...where.split(', ')])].filter((part) => part !== '').join(', ')
}
