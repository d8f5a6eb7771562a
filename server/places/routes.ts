import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { FoundAddress } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { createCache } from '../cache/cache.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { fetchJson } from '../http/fetch-json.ts'
import { clientAddress, type RateLimiter } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'

/** Usage policy of OpenStreetMap's Nominatim: one call per second [ms], and an identifying User-Agent. */
const CALL_INTERVAL = 1_000
const USER_AGENT = 'Helioplan (address search of a solar planner)'
/** Limit of a whole search, including the wait for its turn. A call takes half a second. [ms] */
const SEARCH_TIMEOUT = 8_000
/** The next call does not wait longer than this for a slow one [ms], so at most four overlap. */
const SLOW_CALL = 2_000
/** A longer queue would make a visitor wait longer than typing coordinates takes. */
const MAX_PENDING_SEARCHES = 8
/** Several people may share a network address. */
const MAX_PENDING_PER_VISITOR = 2
const MAX_CACHED_ANSWERS = 500
const CACHE_LIFETIME = 24 * 3_600_000 // [ms]
const MAX_NAME_LENGTH = 200

/** The used part of a Nominatim search result (format=jsonv2). */
const GeocoderAnswer = z.array(
  z.object({
    lat: z.string(),
    lon: z.string(),
    display_name: z.string(),
    address: z.object({ country_code: z.string().optional(), state: z.string().optional() }).optional(),
  }),
)

/** Asks the configured geocoder. Answers are cached in memory only, because addresses are personal data. */
export const placeRoutes = ({ config, log }: Deps, rateLimiter: RateLimiter) => {
  const cache = createCache<readonly FoundAddress[]>({ maxEntries: MAX_CACHED_ANSWERS, lifetime: CACHE_LIFETIME })
  const pendingByVisitor = new Map<string, number>()
  let pendingCount = 0
  let lastTurn: Promise<unknown> = Promise.resolve()

  /**
   * Bounds pending searches, per visitor and in total.
   * @throws HttpError 429 or 503
   */
  async function withinLimits<Result>(visitor: string, work: () => Promise<Result>): Promise<Result> {
    const pending = pendingByVisitor.get(visitor) ?? 0
    if (pending >= MAX_PENDING_PER_VISITOR) throw tooManySearches()
    if (pendingCount >= MAX_PENDING_SEARCHES) throw serviceBusy()
    pendingByVisitor.set(visitor, pending + 1)
    pendingCount += 1
    try {
      return await work()
    } finally {
      pendingCount -= 1
      const remaining = (pendingByVisitor.get(visitor) ?? 1) - 1
      if (remaining > 0) pendingByVisitor.set(visitor, remaining)
      else pendingByVisitor.delete(visitor)
    }
  }

  /**
   * Runs calls one after the other, a second apart; a slow call does not hold up the next.
   * @throws the reason of `signal`, also while waiting
   */
  function enqueueCall<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const turn = lastTurn.then(() => (signal.aborted ? undefined : { answer: work() }))
    lastTurn = turn.then(async (call) => {
      if (call) await Promise.race([call.answer.catch(() => {}).then(() => pause(CALL_INTERVAL)), pause(SLOW_CALL)])
    })
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    return Promise.race([aborted, turn.then((call) => call?.answer ?? aborted)])
  }

  async function queryGeocoder(url: string, address: string, signal: AbortSignal): Promise<readonly FoundAddress[]> {
    const requestUrl = new URL(url)
    const query = { q: address, format: 'jsonv2', limit: '5', addressdetails: '1', 'accept-language': 'en' }
    for (const [name, value] of Object.entries(query)) requestUrl.searchParams.set(name, value)
    const headers = { 'User-Agent': config.publicUrl ? `${USER_AGENT}; ${config.publicUrl}` : USER_AGENT }
    const answer = await fetchJson(requestUrl.href, signal, headers)
    return GeocoderAnswer.parse(answer).flatMap(toFoundAddress)
  }

  /** @param requestAborted aborted when the caller has gone */
  async function search(url: string, address: string, requestAborted?: AbortSignal) {
    const signal = AbortSignal.any([AbortSignal.timeout(SEARCH_TIMEOUT), ...(requestAborted ? [requestAborted] : [])])
    try {
      return await enqueueCall(() => queryGeocoder(url, address, signal), signal)
    } catch (error) {
      // The error contains the address, which must not be logged.
      const reason = error instanceof Error ? error.name : 'unknown'
      if (!requestAborted?.aborted) log.warn({ reason }, 'The geocoder could not be asked')
      throw new HttpError(503, t('The address search does not answer. Choose your town, or type the coordinates'), {
        'Retry-After': '60',
      })
    }
  }

  return {
    findAddress: {
      deadline: 'service',
      async handle({ input: { address }, request }) {
        const { geocoder } = config
        if (!geocoder) throw notFound(t('This site has no address search. Choose your town instead'))
        const key = address.toLowerCase().replace(/\s+/g, ' ')
        const cached = cache.get(key)
        if (cached) return { found: [...cached] }
        const addresses = await withinLimits(clientAddress(request), async () => {
          await rateLimiter.spendByAddress('geocoder', request)
          return search(geocoder.url, address, request.deadline?.signal)
        })
        cache.set(key, addresses)
        return { found: [...addresses] }
      },
    },
  } satisfies Partial<Handlers>
}

const tooManySearches = () =>
  new HttpError(429, t('Wait until your last search is done, then search again'), { 'Retry-After': '2' })

const serviceBusy = () =>
  new HttpError(503, t('Too many people are searching for addresses. Try again in a moment'), { 'Retry-After': '10' })

function toFoundAddress({ lat, lon, display_name, address }: z.infer<typeof GeocoderAnswer>[number]): FoundAddress[] {
  const [latitude, longitude] = [Number(lat), Number(lon)]
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return []
  const country = address?.country_code?.toUpperCase() ?? ''
  return [
    {
      name: display_name.slice(0, MAX_NAME_LENGTH),
      latitude,
      longitude,
      ...(/^[A-Z]{2}$/.test(country) && { country }),
      ...(address?.state && { region: address.state.slice(0, 100) }),
    },
  ]
}
