import { eq } from 'drizzle-orm'
import { powerAddress, powerResource } from '#shared/solar/nasa-power.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import { climates } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { fetchJson } from '../http/fetch-json.ts'
import type { Handlers } from '../http/mount.ts'

/** It takes one to five seconds. */
const NASA_POWER = { address: powerAddress, patience: 8000 }
const MOST_AT_ONCE = 4
/** After a failure the service is left alone, so that not every visitor waits for the time limit. [ms] */
const REST = 60_000

/** The climate of a place, or why there is none: the page then uses its own table and says so. */
type Answer =
  | { readonly resource: SolarResource; readonly reason: null }
  | { readonly resource: null; readonly reason: string }
const without = (reason: string): Answer => ({ resource: null, reason })

/** NASA POWER's climatology, asked for once for each cell of its grid and kept for good. */
export const climateRoutes = ({ db, config, log, climateService = NASA_POWER }: Deps) => {
  const inProgress = new Map<string, Promise<Answer>>()
  let restUntil = 0

  /** Two visitors of one place share a call. */
  function fetchOnce(place: string, latitude: number, longitude: number) {
    const known = inProgress.get(place)
    if (known) return known
    if (Date.now() < restUntil) return without('NASA POWER did not answer a moment ago')
    if (inProgress.size >= MOST_AT_ONCE) return without('NASA POWER is being asked by too many at once')
    const asked = ask(place, latitude, longitude).finally(() => inProgress.delete(place))
    inProgress.set(place, asked)
    return asked
  }

  async function ask(place: string, latitude: number, longitude: number): Promise<Answer> {
    try {
      const answer = await fetchJson(climateService.address(latitude, longitude), {
        signal: AbortSignal.timeout(climateService.patience),
      })
      const resource = powerResource(answer)
      if (!resource) return without('NASA POWER has no climate of that place')
      const { properties } = answer as { properties: { parameter: unknown } }
      const climate = { properties: { parameter: properties.parameter } }
      await db.insert(climates).values({ place, climate }).onConflictDoNothing()
      return { resource, reason: null }
    } catch (error) {
      restUntil = Date.now() + REST
      log.warn({ error }, 'NASA POWER could not be asked')
      return without('NASA POWER did not answer')
    }
  }

  return {
    climate: {
      deadline: 'service',
      async handle({ input }) {
        if (!config.nasaPower) return without('Live figures of NASA POWER are switched off')
        const latitude = cell(input.latitude, 90)
        const longitude = cell(input.longitude, 180)
        const place = `${latitude},${longitude}`
        const [row] = await db.select().from(climates).where(eq(climates.place, place))
        const resource = row && powerResource(row.climate)
        return resource ? { resource, reason: null } : fetchOnce(place, latitude, longitude)
      },
    },
  } satisfies Partial<Handlers>
}

/** The middle of the 1° cell that POWER's irradiation has there [°]. */
const cell = (degrees: number, limit: number) => Math.min(Math.floor(degrees), limit - 1) + 0.5
