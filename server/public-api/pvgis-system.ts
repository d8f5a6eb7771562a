import { z } from 'zod'
import type { Light } from '#shared/solar/light.ts'
import { computeYieldMap, findBestPlane, findBestTilt } from '#shared/solar/loss-map.ts'
import { LOSSES, MODULES, systemModel, totalLoss } from '#shared/solar/photovoltaics.ts'
import { flag } from './parameters.ts'
import type { Line } from './pvgis-format.ts'
import { aspectOf, planeOf, type SiteInput } from './pvgis-site.ts'

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

const technologyOf = (input: SystemInput) =>
  isThinFilm(input) ? `${input.pvtechchoice} (thin film, -0.32 %/K)` : 'c-Si'

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

type ChosenPlane = ReturnType<typeof choosePlane>

/** Describes the mounting in the section of inputs. */
export const describeMounting = (input: SystemInput, { tilt, azimuth }: ChosenPlane) => ({
  fixed: {
    slope: { value: tilt, optimal: Boolean(input.optimalinclination || input.optimalangles) },
    azimuth: { value: aspectOf(azimuth), optimal: Boolean(input.optimalangles) },
    type: input.mountingplace === 'building' ? 'building-integrated' : 'free-standing',
  },
})

export const describeModule = (input: SystemInput, power: number, loss: number) => ({
  technology: technologyOf(input),
  peak_power: power,
  system_loss: loss,
})

/** Lines of the CSV about the plane. */
export function planeLines(input: SystemInput, plane: ChosenPlane): Line[] {
  const { slope, azimuth } = describeMounting(input, plane).fixed
  return [
    ['Slope', `${slope.value} deg. ${slope.optimal ? '(optimum)' : ''}`],
    ['Azimuth', `${azimuth.value} deg. ${azimuth.optimal ? '(optimum)' : ''}`],
  ]
}

export const moduleLines = (input: SystemInput, power: number, loss: number): Line[] => [
  [`Nominal power of the PV system (${technologyOf(input)}) (kWp)`, power.toFixed(1)],
  ['System losses (%)', loss.toFixed(1)],
]
