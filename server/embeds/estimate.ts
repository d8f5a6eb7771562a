import type { TownMoney } from '#shared/contract/solar-pages.ts'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { countryName } from '#shared/format/names.ts'
import { t } from '#shared/language/t.ts'
import { regionName, townName } from '#shared/places/town-names.ts'
import type { TownFigures } from '#shared/solar/town-figures.ts'
import type { YieldRange } from '#shared/solar/yield-range.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { type CallLimit, createCallLimits } from '../public-api/call-limits.ts'
import { ownTools } from '../public-api/own.ts'
import { JobAbandoned, QueueFull, type WorkerPool } from '../public-api/worker-pool.ts'
import { findByName, findPlace } from '../towns/find-place.ts'
import { figuresOf, type IndexedTown, loadTownIndex, type RegionOfTowns } from '../towns/town-index.ts'
import { loadTownMoney } from '../towns/town-money.ts'
import type { EstimateInput } from './parameters.ts'

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
  /** Loss against the best plane [share]. */
  readonly loss: number
  /** [kWh], as the mean of 25 years. */
  readonly year: YieldRange
  /** [kWh] in single months. */
  readonly months: readonly YieldRange[]
  /** Money of the typical home at a town, with the best plane. */
  readonly money?: TownMoney
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

/** @param wait [s] */
const tooManyEstimates = (wait: number) =>
  new HttpError(429, t('Too many new estimates. Try again in a minute.'), { 'Retry-After': String(wait) })

export interface Caller {
  /** Network address, by which computed estimates are limited. */
  readonly address: string
  /** Whether anybody waits for the estimate any more. */
  readonly isNeeded: () => boolean
}

type System = Pick<EstimateInput, 'kwp' | 'tilt' | 'azimuth'>

/** Figures of towns are those of their pages, others are computed in a worker. */
export function createEstimator(pool: WorkerPool, callLimits: readonly CallLimit[]) {
  const limits = createCallLimits(callLimits)

  /** @throws HttpError */
  async function estimateTown(found: FoundTown, system: System, caller: Caller): Promise<Estimate> {
    const { town } = found.town
    const place = describeTown(found)
    if (system.tilt !== undefined || system.azimuth !== undefined) {
      const computed = await compute({ lat: town.latitude, lon: town.longitude, ...system }, caller)
      return { place, town: found, ...computed }
    }
    const figures = figuresOf(await loadTownIndex(), found.town)
    const money = await loadTownMoney(town, found.region.name, figures)
    return { place, town: found, ...scaleFigures(figures, system.kwp), ...(money && { money }) }
  }

  /**
   * `undefined` if the input names no place.
   * @throws HttpError
   */
  async function estimate(input: EstimateInput, caller: Caller): Promise<Estimate | undefined> {
    const { place, lat, lon, tilt, azimuth, kwp } = input
    const system = { kwp, tilt, azimuth }
    if (place !== undefined) {
      const town = await findTownByName(place.slice(0, -3), place.slice(-2).toUpperCase())
      if (!town) throw notFound(t('We do not know a town with this name.'))
      return estimateTown(town, system, caller)
    }
    if (lat === undefined && lon === undefined) return undefined
    if (lat === undefined || lon === undefined) throw new HttpError(400, t('Give lat and lon together.'))
    return { place: formatCoordinates(lat, lon), ...(await compute({ lat, lon, ...system }, caller)) }
  }

  /** @throws HttpError */
  async function compute(query: Readonly<Record<string, number | undefined>>, { address, isNeeded }: Caller) {
    const wait = limits.spend(address)
    if (wait > 0) throw tooManyEstimates(wait)
    const input = ownTools.yield?.parameters.parse(query)
    const { status, bytes, error } = await pool.run({ path: YIELD_PATH, input }, address, isNeeded).catch((reason) => {
      if (reason instanceof QueueFull && reason.isOfAddress) throw tooManyEstimates(RETRY_AFTER_BUSY)
      if (!(reason instanceof QueueFull || reason instanceof JobAbandoned)) throw reason
      limits.refund(address)
      throw new HttpError(503, t('Too many people are asking. Try again in a moment.'), {
        'Retry-After': String(RETRY_AFTER_BUSY),
      })
    })
    if (error !== undefined) throw new Error(error)
    // The only refusal of valid parameters.
    if (status !== 200) throw new HttpError(status, t('We know no sunshine for this place. Choose one on land.'))
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

function scaleFigures({ yield: year, tilt, azimuth, months }: TownFigures, kwp: number) {
  const scale = ({ p10, p50, p90 }: YieldRange) => ({ p10: p10 * kwp, p50: p50 * kwp, p90: p90 * kwp })
  return { kwp, tilt, azimuth, loss: 0, year: scale(year), months: months.map(scale) }
}

/** `Pune, Maharashtra`; `Paris, France` without a region; `Berlin`. */
export function describeTown({ town: { town }, region }: FoundTown): string {
  const { country } = town
  const around = regionName({ region: region.name, country }) || countryName(country)
  return [...new Set([townName(town), around])].join(', ')
}

interface FoundTown {
  readonly town: IndexedTown
  readonly region: RegionOfTowns
}

/** @param slug `india/maharashtra/pune`, or another way to write it */
export async function findTown(slug: string): Promise<FoundTown | undefined> {
  const index = await loadTownIndex()
  const found = findPlace(index, slug)
  const place = found.kind === 'moved' ? findPlace(index, found.slug) : found
  return place.kind === 'town' ? place : undefined
}

/**
 * The largest town with this name.
 * @param country ISO 3166-1 alpha-2
 */
async function findTownByName(slug: string, country: string): Promise<FoundTown | undefined> {
  const { countriesByCode } = await loadTownIndex()
  const area = countriesByCode.get(country)
  const found = area?.towns.find(({ town }) => town.slug === slug) ?? (area && findByName(area, slug))
  const region = found && area?.regions.get(found.town.region)
  return found && region && { town: found, region }
}
