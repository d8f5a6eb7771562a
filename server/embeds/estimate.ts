import { formatCoordinates } from '#shared/format/coordinates.ts'
import { countryName } from '#shared/format/names.ts'
import { regionName, townName } from '#shared/home/town-names.ts'
import { t } from '#shared/language/t.ts'
import type { YieldRange } from '#shared/solar/yield-range.ts'
import type { CallLimit } from '../public-api/call-limits.ts'
import { createCallLimits } from '../public-api/call-limits.ts'
import { ownTools } from '../public-api/own.ts'
import { QueueFull, type WorkerPool } from '../public-api/worker-pool.ts'
import { type FoundTown, loadTownIndex } from '../towns/find-town.ts'
import { EmbedError, type EstimateInput } from './parameters.ts'

/** What a card shows. */
export interface Estimate {
  /** `Pune, Maharashtra`, or coordinates. */
  readonly place: string
  readonly town?: FoundTown
  /** [kW] */
  readonly kwp: number
  /** [°] */
  readonly tilt: number
  readonly azimuth: number
  /** Below the best plane [share]. */
  readonly loss: number
  /** [kWh], as the mean of 25 years. */
  readonly year: YieldRange
  /** [kWh] in single months. */
  readonly months: readonly YieldRange[]
}

/** Fields of /api/v1/yield. */
interface YieldAnswer {
  readonly plane: { readonly tilt: number; readonly azimuth: number; readonly loss: number }
  readonly year: YieldRange
  readonly months: readonly { readonly energy: YieldRange }[]
}

const YIELD_PATH = '/api/v1/yield'
/** [s] */
const RETRY_AFTER_BUSY = 5

type System = Pick<EstimateInput, 'kwp' | 'tilt' | 'azimuth'>

/** Figures of indexed towns are committed, others are computed in a worker. */
export function createEstimator(pool: WorkerPool, callLimits: readonly CallLimit[]) {
  const limits = createCallLimits(callLimits)

  async function estimateTown(town: FoundTown, system: System, address: string): Promise<Estimate> {
    const { kwp, tilt, azimuth } = system
    const place = describeTown(town)
    if (!town.figures || tilt !== undefined || azimuth !== undefined) {
      const { latitude, longitude } = town.town
      return { place, town, ...(await compute({ lat: latitude, lon: longitude, ...system }, address)) }
    }
    const { figures } = town
    const scale = ({ p10, p50, p90 }: YieldRange) => ({ p10: p10 * kwp, p50: p50 * kwp, p90: p90 * kwp })
    return {
      place,
      town,
      kwp,
      tilt: figures.tilt,
      azimuth: figures.azimuth,
      loss: 0,
      year: scale(figures.yield),
      months: figures.months.map(scale),
    }
  }

  /** `undefined` if the input names no place. */
  async function estimate(input: EstimateInput, address: string): Promise<Estimate | undefined> {
    const { place, lat, lon, tilt, azimuth, kwp } = input
    const system = { kwp, tilt, azimuth }
    if (place !== undefined) {
      const town = (await loadTownIndex()).findByName(place.slice(0, -3), place.slice(-2).toUpperCase())
      if (!town) throw new EmbedError(404, t('We do not know a town named {place}.', { place }))
      return estimateTown(town, system, address)
    }
    if (lat === undefined && lon === undefined) return undefined
    if (lat === undefined || lon === undefined) throw new EmbedError(400, t('Give lat and lon together.'))
    return { place: formatCoordinates(lat, lon), ...(await compute({ lat, lon, ...system }, address)) }
  }

  /** @throws EmbedError */
  async function compute(
    query: Readonly<Record<string, number | undefined>>,
    address: string,
  ): Promise<Omit<Estimate, 'place'>> {
    const wait = limits.spend(address)
    if (wait > 0) throw new EmbedError(429, t('Too many new estimates. Try again in a minute.'), wait)
    const input = ownTools.yield?.parameters.parse(query)
    const { status, bytes, error } = await pool.run({ path: YIELD_PATH, input }, address).catch((reason: unknown) => {
      if (reason instanceof QueueFull)
        throw new EmbedError(503, t('Too many people are asking. Try again in a moment.'), RETRY_AFTER_BUSY)
      throw reason
    })
    if (error !== undefined) throw new Error(error)
    // The only refusal of valid parameters.
    if (status !== 200) throw new EmbedError(status, t('We know no sunshine for this place. Choose one on land.'))
    const { plane, year, months }: YieldAnswer = JSON.parse(new TextDecoder().decode(bytes))
    return {
      kwp: query.kwp ?? 1,
      tilt: plane.tilt,
      azimuth: plane.azimuth,
      loss: plane.loss / 100,
      year,
      months: months.map(({ energy }) => energy),
    }
  }

  return { estimate, estimateTown }
}

export type Estimator = ReturnType<typeof createEstimator>

/** `Pune, Maharashtra`; `Paris, France` and `Berlin, Germany` where the region says nothing more. */
export function describeTown({ town, region }: FoundTown): string {
  const { country } = town
  const name = townName(town)
  const regionInWords = regionName({ region, country })
  return [name, regionInWords === '' || regionInWords === name ? countryName(country) : regionInWords].join(', ')
}
