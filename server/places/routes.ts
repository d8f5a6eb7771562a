import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { FoundAddress } from '#shared/contract/api.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { fetchJson } from '../http/fetch-json.ts'
import { addressOf, type Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'

/** What the rules of OpenStreetMap's own service ask of everybody: one call a second [ms], and a name of the asker. */
const BETWEEN = 1_000
const ASKER = 'Helioplan (address search of a solar planner)'
/** A call takes half a second. This is for all of a search, with waiting for its turn. [ms] */
const PATIENCE = 8_000
/** A call that takes longer is not waited for by the next [ms]: of slow ones there are four at a time. */
const SLOW = 2_000
/** Beyond so many searches, a visitor would wait longer than for typing coordinates. */
const MOST_UNFINISHED = 8
/** Two, because several people may share an address of the network. */
const MOST_OF_ONE_VISITOR = 2
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
  const visitors = new Map<string, number>()
  let unfinished = 0
  let lastTurn: Promise<unknown> = Promise.resolve()

  /** Bounds the searches that are under way, of each visitor and of all. @throws HttpError 429, or 503 */
  async function counted<Result>(visitor: string, work: () => Promise<Result>): Promise<Result> {
    const own = visitors.get(visitor) ?? 0
    if (own >= MOST_OF_ONE_VISITOR) throw notSoMany()
    if (unfinished >= MOST_UNFINISHED) throw busy()
    visitors.set(visitor, own + 1)
    unfinished += 1
    try {
      return await work()
    } finally {
      unfinished -= 1
      const others = (visitors.get(visitor) ?? 1) - 1
      if (others > 0) visitors.set(visitor, others)
      else visitors.delete(visitor)
    }
  }

  /**
   * Calls one after the other, a second apart. One that is slow does not hold up the next.
   * @throws what `signal` is aborted for, also while the call waits
   */
  function inTurn<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const turn = lastTurn.then(() => (signal.aborted ? undefined : { answer: work() }))
    lastTurn = turn.then(async (begun) => {
      if (begun) await Promise.race([begun.answer.catch(() => {}).then(() => pause(BETWEEN)), pause(SLOW)])
    })
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    return Promise.race([aborted, turn.then((begun) => begun?.answer ?? aborted)])
  }

  async function ask(url: string, address: string, signal: AbortSignal): Promise<readonly FoundAddress[]> {
    const asked = new URL(url)
    const query = { q: address, format: 'jsonv2', limit: '5', addressdetails: '1', 'accept-language': 'en' }
    for (const [name, value] of Object.entries(query)) asked.searchParams.set(name, value)
    const headers = { 'User-Agent': config.publicUrl ? `${ASKER}; ${config.publicUrl}` : ASKER }
    const answer = await fetchJson(asked.href, { signal, headers })
    return Answer.parse(answer).flatMap(read)
  }

  /** @param gone aborted when nobody waits for what is found */
  async function find(url: string, address: string, gone?: AbortSignal) {
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(gone ? [gone] : [])])
    try {
      return await inTurn(() => ask(url, address, signal), signal)
    } catch (error) {
      // The address stands in the error of a call, and in no log.
      const reason = error instanceof Error ? error.name : 'unknown'
      if (!gone?.aborted) log.warn({ reason }, 'The geocoder could not be asked')
      throw new HttpError(503, 'The address search does not answer. Choose your town, or type the coordinates', {
        'Retry-After': '60',
      })
    }
  }

  function keep(key: string, found: readonly FoundAddress[]) {
    kept.delete(key)
    kept.set(key, { until: Date.now() + A_DAY, found })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  return {
    findAddress: {
      deadline: 'service',
      async handle({ input: { address }, request }) {
        const { geocoder } = config
        if (!geocoder) throw notFound('This site does not search for addresses')
        const key = address.toLowerCase().replace(/\s+/g, ' ')
        const known = kept.get(key)
        if (known && known.until > Date.now()) return { found: [...known.found] }
        const found = await counted(addressOf(request), async () => {
          await limits.spendByAddress('geocoder', request)
          return find(geocoder.url, address, request.deadline?.signal)
        })
        keep(key, found)
        return { found: [...found] }
      },
    },
  } satisfies Partial<Handlers>
}

const notSoMany = () =>
  new HttpError(429, 'Wait until your last search is done, then search again', { 'Retry-After': '2' })

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
