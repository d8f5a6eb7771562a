import { z } from 'zod'
import type { FoundAddress } from '#shared/contract/api.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { fetchJson } from '../http/fetch-json.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'

/** What the rules of OpenStreetMap's own service ask of everybody: one call a second [ms], and a name of the asker. */
const BETWEEN = 1_000
const ASKER = 'Helioplan (address search of a solar planner)'
/** It takes half a second. [ms] */
const PATIENCE = 8_000
/** Beyond so many, a visitor would wait longer than for typing coordinates. */
const MOST_WAITING = 8
const MOST_KEPT = 500
const A_DAY = 24 * 3_600_000 // [ms]
const LONGEST_NAME = 200

/** An answer of Nominatim's search (format=jsonv2), as far as it is read here. */
const Answer = z.array(
  z.object({
    lat: z.string(),
    lon: z.string(),
    display_name: z.string(),
    address: z.object({ country_code: z.string().optional(), state: z.string().optional() }).optional(),
  }),
)

/**
 * Places by their full address, asked of the service that the operator named. Answers are kept in memory alone: addresses
 * are people's own, and are written down nowhere.
 */
export const placeRoutes = ({ config, log }: Deps, limits: Limits) => {
  const kept = new Map<string, { readonly until: number; readonly found: readonly FoundAddress[] }>()
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** One call after the other, a second apart. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= MOST_WAITING) throw busy()
    waiting += 1
    const result = turn.then(work)
    turn = result.then(pause, pause)
    try {
      return await result
    } finally {
      waiting -= 1
    }
  }

  async function ask(url: string, address: string): Promise<readonly FoundAddress[]> {
    const asked = new URL(url)
    const query = { q: address, format: 'jsonv2', limit: '5', addressdetails: '1', 'accept-language': 'en' }
    for (const [name, value] of Object.entries(query)) asked.searchParams.set(name, value)
    const headers = { 'User-Agent': config.publicUrl ? `${ASKER}; ${config.publicUrl}` : ASKER }
    const answer = await fetchJson(asked.href, { patience: PATIENCE, headers })
    return Answer.parse(answer).flatMap(read)
  }

  function keep(key: string, found: readonly FoundAddress[]) {
    kept.delete(key)
    kept.set(key, { until: Date.now() + A_DAY, found })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  return {
    async findAddress({ input: { address }, request }) {
      const { geocoder } = config
      if (!geocoder) throw notFound('This site does not search for addresses')
      const key = address.toLowerCase().replace(/\s+/g, ' ')
      const known = kept.get(key)
      if (known && known.until > Date.now()) return { found: [...known.found] }
      await limits.spendByAddress('geocoder', request)
      const found = await inTurn(() => ask(geocoder.url, address)).catch((error) => {
        if (error instanceof HttpError) throw error
        // The address stands in the error of a call, and in no log.
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'The geocoder could not be asked')
        throw new HttpError(503, 'The address search does not answer. Choose your town, or type the coordinates', {
          'Retry-After': '60',
        })
      })
      keep(key, found)
      return { found: [...found] }
    },
  } satisfies Partial<Handlers>
}

const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN).unref())

const busy = () =>
  new HttpError(503, 'Too many people search for addresses at once. Try again in a moment', { 'Retry-After': '10' })

function read({ lat, lon, display_name, address }: z.infer<typeof Answer>[number]): FoundAddress[] {
  const [latitude, longitude] = [Number(lat), Number(lon)]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return []
  const country = address?.country_code?.toUpperCase() ?? ''
  return [
    {
      name: display_name.slice(0, LONGEST_NAME),
      latitude,
      longitude,
      ...(/^[A-Z]{2}$/.test(country) && { country }),
      ...(address?.state && { region: address.state.slice(0, 100) }),
    },
  ]
}
