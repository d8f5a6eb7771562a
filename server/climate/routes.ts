import { eq } from 'drizzle-orm'
import { nasaPowerUrl, parseNasaPower } from '#shared/solar/nasa-power.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import { climates } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { fetchJson } from '../http/fetch-json.ts'
import type { Handlers } from '../http/mount.ts'

/** A call takes one to five seconds. */
const NASA_POWER_SERVICE = { address: nasaPowerUrl, timeout: 8000 }
const MAX_CONCURRENT_CALLS = 4
/** Pause after a failure, so that not every visitor waits for the timeout. [ms] */
const PAUSE_AFTER_FAILURE = 60_000

/** A page without a climate uses its own table. */
type ClimateAnswer =
  | { readonly resource: SolarResource; readonly reason: null }
  | { readonly resource: null; readonly reason: string }
const unavailable = (reason: string): ClimateAnswer => ({ resource: null, reason })

/** NASA POWER, fetched once per grid cell and stored permanently. */
export const climateRoutes = ({ db, config, log, climateService = NASA_POWER_SERVICE }: Deps) => {
  const inProgress = new Map<string, Promise<ClimateAnswer>>()
  let pausedUntil = 0

  /** Concurrent requests for one place share a call. */
  function fetchShared(place: string, latitude: number, longitude: number) {
    const pending = inProgress.get(place)
    if (pending) return pending
    if (Date.now() < pausedUntil) return unavailable('NASA POWER did not answer a moment ago')
    if (inProgress.size >= MAX_CONCURRENT_CALLS) return unavailable('NASA POWER is being asked by too many at once')
    const call = fetchClimate(place, latitude, longitude).finally(() => inProgress.delete(place))
    inProgress.set(place, call)
    return call
  }

  async function fetchClimate(place: string, latitude: number, longitude: number): Promise<ClimateAnswer> {
    try {
      const signal = AbortSignal.timeout(climateService.timeout)
      const answer = await fetchJson(climateService.address(latitude, longitude), signal)
      const resource = parseNasaPower(answer)
      if (!resource) return unavailable('NASA POWER has no climate of that place')
      const { properties } = answer as { properties: { parameter: unknown } }
      const climate = { properties: { parameter: properties.parameter } }
      await db.insert(climates).values({ place, climate }).onConflictDoNothing()
      return { resource, reason: null }
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_AFTER_FAILURE
      log.warn({ error }, 'NASA POWER could not be asked')
      return unavailable('NASA POWER did not answer')
    }
  }

  return {
    climate: {
      deadline: 'service',
      async handle({ input }) {
        if (!config.nasaPower) return unavailable('Live figures of NASA POWER are switched off')
        const latitude = cellCenter(input.latitude, 90)
        const longitude = cellCenter(input.longitude, 180)
        const place = `${latitude},${longitude}`
        const [row] = await db.select().from(climates).where(eq(climates.place, place))
        const resource = row && parseNasaPower(row.climate)
        return resource ? { resource, reason: null } : fetchShared(place, latitude, longitude)
      },
    },
  } satisfies Partial<Handlers>
}

/** Center of the 1° grid cell of POWER's irradiation [°]. */
const cellCenter = (degrees: number, limit: number) => Math.min(Math.floor(degrees), limit - 1) + 0.5
