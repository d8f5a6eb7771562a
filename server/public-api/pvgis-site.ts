import { z } from 'zod'
import { wrap360 } from '#shared/solar/angles.ts'
import { horizonFromProfile } from '#shared/solar/horizon.ts'
import { findClimate } from './climate-files.ts'
import { decimal, flag, horizon, integer, latitude, longitude, number } from './parameters.ts'
import { NOMINAL_YEAR } from './standard-time.ts'
import { requireCovered } from './tool.ts'

export const outputParameters = {
  outputformat: z.enum(['csv', 'json', 'basic']).default('csv'),
  browser: flag(0),
}
export const siteParameters = {
  lat: latitude,
  lon: longitude,
  usehorizon: flag(1).meta({ description: 'Terrain is unknown: used with userhorizon only.' }),
  userhorizon: horizon.optional(),
  ...outputParameters,
  angle: number(0, 90).default(0),
  aspect: number(-180, 180).default(0).meta({ description: '0 is south, 90 west, -90 east.' }),
}
export type SiteInput = z.output<z.ZodObject<typeof siteParameters>>

const onlyYear = integer(1900, 2200)
  .refine(
    (year) => year === NOMINAL_YEAR,
    'Helioplan has a typical year, not measured ones: leave startyear and endyear out',
  )
  .optional()
export const yearParameters = { startyear: onlyYear, endyear: onlyYear }

export const notModelled = (sentence: string) =>
  decimal(z.number())
    .refine((value) => value === 0, sentence)
    .default(0)
export const noTracker = notModelled('trackers are not modelled here').meta({
  description: 'Only 0: trackers are not modelled.',
})

export async function openSite({ lat, lon, usehorizon, userhorizon }: SiteInput) {
  const place = requireCovered(await findClimate(lat, lon))
  const profile = usehorizon ? userhorizon : undefined
  const climate = { ...place, ...place.resource, ...(profile && { horizon: horizonFromProfile(profile) }) }
  return { place, climate, hasUserHorizon: profile !== undefined }
}

/** PVGIS counts from south, clockwise. */
export const azimuthOf = (aspect: number) => wrap360(aspect + 180)
export const aspectOf = (azimuth: number) => azimuth - 180
export const planeOf = ({ angle, aspect }: SiteInput) => ({ tilt: angle, azimuth: azimuthOf(aspect) })
