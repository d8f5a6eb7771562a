import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { replyWithJson, startStubServer } from '../support/stub-server.ts'
import { openWebsite } from '../support/website.ts'

/** A Nominatim result (format=jsonv2, addressdetails=1). */
const BERLIN = {
  place_id: 1,
  lat: '52.5186',
  lon: '13.3763',
  display_name: 'Reichstag, 1, Platz der Republik, Tiergarten, Mitte, Berlin, 11011, Germany',
  address: { road: 'Platz der Republik', state: 'Berlin', country_code: 'de' },
}

/** A site with a stub geocoder that records the requests. */
async function openGeocoder(answer: RequestListener, limit = 1_000) {
  const { requests, host } = await startStubServer(answer)
  const site = await openWebsite({
    config: (defaults) => ({
      ...defaults,
      geocoder: { url: `http://${host}/search?key=secret`, attribution: '© OpenStreetMap contributors' },
      limits: { ...defaults.limits, geocoder: { points: limit, duration: 3_600_000 } },
    }),
  })
  const find = (address: unknown) => site.visitor().post('/api/places/search').send({ address })
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
    const { find } = await openGeocoder(
      replyWithJson([
        { ...BERLIN, lat: '152.5' },
        { ...BERLIN, lon: 'x' },
      ]),
    )
    expect((await find('Nowhere 1').expect(200)).body).toEqual({ found: [] })
  })

  test('must not be empty or too long', async () => {
    const { requests, find } = await openGeocoder(replyWithJson([BERLIN]))
    expect((await find('a').expect(400)).text).toBe('Enter the street and the town')
    expect((await find('x'.repeat(201)).expect(400)).text).toBe('Use at most 200 characters')
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
    const { find } = await openGeocoder(replyWithJson([]), 1)
    await find('First street 1').expect(200)
    await find('Second street 2').expect(429)
    // Cached searches are not limited.
    await find('First street 1').expect(200)
  })

  test('search is offered only if configured', async () => {
    const { site, host } = await openGeocoder(replyWithJson([]))
    const dataIn = (html: string) => JSON.parse(/id="page-data"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}')
    const page = await site.visitor().get('/plan/home').expect(200)
    // The host only: the URL may contain a key.
    expect(dataIn(page.text).geocoder).toEqual({ host, attribution: '© OpenStreetMap contributors' })
    expect(page.text).not.toContain('secret')
    const defaults = await openWebsite()
    expect(dataIn((await defaults.visitor().get('/plan/home').expect(200)).text)).not.toHaveProperty('geocoder')
    await defaults.visitor().post('/api/places/search').send({ address: '1 Sunrise Way' }).expect(404)
  })
})
