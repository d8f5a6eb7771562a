import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Deps } from '../../server/deps.ts'
import { replyWithJson, startStubServer } from '../support/stub-server.ts'
import { concurrently, openWebsite, statusesOf } from '../support/website.ts'

/** A Nominatim result (format=jsonv2, addressdetails=1). */
const BERLIN = {
  place_id: 1,
  lat: '52.5186',
  lon: '13.3763',
  display_name: 'Reichstag, 1, Platz der Republik, Tiergarten, Mitte, Berlin, 11011, Germany',
  address: { road: 'Platz der Republik', state: 'Berlin', country_code: 'de' },
}

/** A site with a stub geocoder that records the requests. */
async function openGeocoder(answer: RequestListener, deps: Partial<Deps> = {}, limit = 1_000) {
  const { requests, host } = await startStubServer(answer)
  const site = await openWebsite({
    config: {
      trustProxy: 1,
      geocoder: { url: `http://${host}/search?key=secret`, attribution: '© OpenStreetMap contributors' },
      limits: { geocoder: { points: limit, duration: 3_600_000 } },
    },
    deps,
  })
  const find = (address: unknown, visitor = '192.0.2.1') =>
    site.post('/api/places/search', { address }).set('X-Forwarded-For', visitor)
  return { site, requests, find, host }
}

describe('A full address', () => {
  test('is found by the configured geocoder and cached', async () => {
    const { requests, find } = await openGeocoder(replyWithJson([BERLIN]))
    const { body } = await find(' Platz der Republik 1, Berlin ').expect(200)
    expect(body.found).toEqual([
      { name: BERLIN.display_name, latitude: 52.5186, longitude: 13.3763, country: 'DE', region: 'Berlin' },
    ])
    expect(requests[0]?.url.pathname).toBe('/search')
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      key: 'secret',
      q: 'Platz der Republik 1, Berlin',
      format: 'jsonv2',
      limit: '5',
      addressdetails: '1',
      'accept-language': 'en',
    })
    // The geocoder receives the site's name but nothing about the visitor.
    expect(requests[0]?.headers['user-agent']).toMatch(/^Helioplan/)
    for (const header of ['cookie', 'referer', 'x-forwarded-for'])
      expect(requests[0]?.headers).not.toHaveProperty(header)
    await find('platz der republik  1, berlin').expect(200)
    expect(requests).toHaveLength(1)
  })

  test('searches run one after the other, a second apart', async () => {
    const times: number[] = []
    const { find } = await openGeocoder((request, response) => {
      times.push(performance.now())
      replyWithJson([])(request, response)
    })
    await Promise.all([find('First street 1').expect(200), find('Second street 2').expect(200)])
    // Timers may be a few milliseconds early.
    expect((times[1] as number) - (times[0] as number)).toBeGreaterThan(950)
  })

  test('without results is an empty list; invalid coordinates are left out', async () => {
    const invalid = [
      { ...BERLIN, lat: '152.5' },
      { ...BERLIN, lon: 'x' },
    ]
    const { find } = await openGeocoder(replyWithJson(invalid))
    expect((await find('Nowhere 1').expect(200)).body).toEqual({ found: [] })
  })

  test('must not be empty or too long', async () => {
    const { requests, find } = await openGeocoder(replyWithJson([BERLIN]))
    await find('a').expect(400, 'Enter the street and the town')
    await find('x'.repeat(201)).expect(400, 'Use at most 200 characters')
    await find(undefined).expect(400)
    expect(requests).toHaveLength(0)
  })

  test.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end('no')],
    ['says something else', replyWithJson({ error: 'Unable to geocode' })],
    ['says too much', (_, response) => response.end(`["${'x'.repeat(200_000)}"]`)],
  ])('of a service that %s is reported as unavailable', async (_, answer) => {
    const { find } = await openGeocoder(answer)
    const { text, headers } = await find('Platz der Republik 1, Berlin').expect(503)
    expect(text).toBe('The address search does not answer. Choose your town, or type the coordinates')
    expect(headers['retry-after']).toBe('60')
  })

  test('searches are limited per hour and network address', async () => {
    const { find } = await openGeocoder(replyWithJson([]), {}, 1)
    await find('First street 1').expect(200)
    await find('Second street 2').expect(429)
    // Cached searches are not limited.
    await find('First street 1').expect(200)
  })

  test('search is offered only if configured', async () => {
    const { site, host } = await openGeocoder(replyWithJson([]))
    const dataIn = (html: string) => JSON.parse(/id="page-data"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}')
    const page = await site.get('/plan/home').expect(200)
    // The host only: the URL may contain a key.
    expect(dataIn(page.text).geocoder).toEqual({ host, attribution: '© OpenStreetMap contributors' })
    expect(page.text).not.toContain('secret')
    const defaults = await openWebsite()
    expect(dataIn((await defaults.get('/plan/home').expect(200)).text)).not.toHaveProperty('geocoder')
    await defaults.post('/api/places/search', { address: '1 Sunrise Way' }).expect(404)
  })
})

describe('A slow search for addresses', () => {
  const FAR = { read: 60_000, write: 60_000, picture: 60_000, service: 60_000 }
  const PATIENTLY = { timeout: 10_000 }
  const found = replyWithJson([BERLIN])
  /** Searches that begin with "slow" wait until the test answers them. */
  async function openSlowGeocoder(deadlines = FAR) {
    const held: (() => void)[] = []
    let left = 0
    const geocoder = await openGeocoder(
      (request, response) => {
        response.once('close', () => {
          if (!response.writableEnded) left++
        })
        if (request.url?.includes('q=slow')) held.push(() => found(request, response))
        else found(request, response)
      },
      { deadlines },
    )
    return { ...geocoder, answerAll: () => held.splice(0).map((respond) => respond()), left: () => left }
  }

  test('by one visitor, eight at once, does not delay others', async () => {
    const { find, answerAll } = await openSlowGeocoder()
    let isOver = false
    const slow = concurrently(8, (n) => find(`slow street ${n}`))
    void slow.then(() => (isOver = true))
    await find('quick street 1', '192.0.2.2').expect(200)
    await find('quick street 2', '192.0.2.3').expect(200)
    expect(isOver).toBe(false)
    answerAll()
    expect(statusesOf(await slow)).toEqual([200, 200, 429, 429, 429, 429, 429, 429])
    // Finished searches do not count any more.
    await find('quick street 3').expect(200)
  })

  test('has the deadline of external services', async () => {
    const { find, requests, answerAll } = await openSlowGeocoder({ ...FAR, write: 100 })
    const slow = find('slow street 1').then(({ status }) => status)
    await expect.poll(() => requests.length, PATIENTLY).toBe(1)
    await pause(300)
    answerAll()
    expect(await slow).toBe(200)
  })

  test('is cancelled by its 503', async () => {
    const deadlines = { ...FAR }
    const { find, requests, left } = await openSlowGeocoder(deadlines)
    // Each visitor may have two searches at once.
    for (let service = 100, n = 1; requests.length === 0; service *= 2, n++) {
      Object.assign(deadlines, { service })
      await find('slow street 1', `192.0.2.${n}`).expect(503, 'The service is busy. Try again in a moment')
    }
    await expect.poll(left, PATIENTLY).toBe(1)
  })

  test('is cancelled when the caller disconnects', async () => {
    const { find, requests, left } = await openSlowGeocoder()
    const call = find('slow street 1')
    call.end(() => {})
    await expect.poll(() => requests.length, PATIENTLY).toBe(1)
    call.abort()
    await expect.poll(left, PATIENTLY).toBe(1)
  })
})
