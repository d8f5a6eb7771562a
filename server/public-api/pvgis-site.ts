import { z } from 'zod'
import { wrap360 } from '#shared/solar/angles.ts'
import { horizonFromProfile } from '#shared/solar/horizon.ts'
import type { Light } from '#shared/solar/light.ts'
import { computeYieldMap, findBestPlane, findBestTilt } from '#shared/solar/loss-map.ts'
import { LOSSES, MODULES, systemModel, totalLoss } from '#shared/solar/photovoltaics.ts'
import { findClimate, NOMINAL_YEAR } from './climate-files.ts'
import { decimal, flag, horizon, integer, latitude, longitude, number } from './parameters.ts'
import type { Line } from './pvgis-format.ts'
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
type SiteInput = z.output<z.ZodObject<typeof siteParameters>>

const onlyYear = integer(1900, 2200)
  .refine(
    (year) => year === NOMINAL_YEAR,
    'Helioplan has a typical year, not measured ones: leave startyear and endyear out',
  )
  .optional()
export const yearParameters = { startyear: onlyYear, endyear: onlyYear }

export const noTracker = decimal(z.number())
  .refine((value) => value === 0, 'trackers are not modelled here')
  .default(0)
  .meta({ description: 'Only 0: trackers are not modelled.' })

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
export const describeRequestedPlane = ({ angle, aspect }: SiteInput) => ({
  slope: { value: angle, optimal: false },
  azimuth: { value: aspect, optimal: false },
})

export const systemParameters = {
  pvtechchoice: z.enum(['crystSi', 'crystSi2025', 'CIS', 'CdTe', 'Unknown']).default('crystSi'),
  mountingplace: z.enum(['free', 'building']).default('free'),
  optimalinclination: flag(0),
  optimalangles: flag(0),
}
type SystemInput = SiteInput & z.output<z.ZodObject<typeof systemParameters>>

const PVGIS_DEFAULT_LOSS = 14
/** Losses of PVGIS, whose default replaces the losses of our own default [share]. */
const lossesOf = (percent: number) =>
  Math.max(0, 1 - ((1 - percent / 100) * (1 - totalLoss(LOSSES))) / (1 - PVGIS_DEFAULT_LOSS / 100))

const isThinFilm = ({ pvtechchoice }: SystemInput) => pvtechchoice === 'CIS' || pvtechchoice === 'CdTe'

/** @param loss [%] as PVGIS counts it */
export const modelOf = (input: SystemInput, loss = PVGIS_DEFAULT_LOSS) =>
  systemModel({
    mounting: input.mountingplace === 'building' ? 'roof' : 'rack',
    module: isThinFilm(input) ? MODULES.thinFilm : MODULES.standard,
    losses: lossesOf(loss),
  })

/** The plane of the request, or the best one. */
export function choosePlane(light: Light, input: SystemInput) {
  const model = modelOf(input)
  const requested = planeOf(input)
  if (input.optimalangles) {
    const { tilt, azimuth } = findBestPlane(light, model, computeYieldMap(light, model), input.lat)
    return { tilt, azimuth }
  }
  return input.optimalinclination ? { ...requested, tilt: findBestTilt(light, model, requested.azimuth) } : requested
}

/** Sections of the inputs, and lines of the CSV, about mounting and modules. Without a module, only light is computed. */
export function describeSystem(
  input: SystemInput,
  plane: ReturnType<typeof choosePlane>,
  module: { readonly power: number; readonly loss: number } | undefined,
) {
  const slope = { value: plane.tilt, optimal: Boolean(input.optimalinclination || input.optimalangles) }
  const azimuth = { value: aspectOf(plane.azimuth), optimal: Boolean(input.optimalangles) }
  const type = input.mountingplace === 'building' ? 'building-integrated' : 'free-standing'
  const technology = isThinFilm(input) ? `${input.pvtechchoice} (thin film, -0.32 %/K)` : 'c-Si'
  const lines: Line[] = [
    ['Slope', `${slope.value} deg. ${slope.optimal ? '(optimum)' : ''}`],
    ['Azimuth', `${azimuth.value} deg. ${azimuth.optimal ? '(optimum)' : ''}`],
  ]
  if (module)
    lines.push(
      [`Nominal power of the PV system (${technology}) (kWp)`, module.power.toFixed(1)],
      ['System losses (%)', module.loss.toFixed(1)],
    )
  return {
    inputs: {
      mounting_system: { fixed: { slope, azimuth, type } },
      pv_module: {
        technology: module ? technology : null,
        peak_power: module?.power ?? null,
        system_loss: module?.loss ?? null,
      },
    },
    lines,
  }
}
