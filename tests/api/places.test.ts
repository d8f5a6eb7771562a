import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { inJson, standIn } from '../support/stand-in.ts'
import { openWebsite } from '../support/website.ts'

/** As Nominatim answers with format=jsonv2 and addressdetails=1. */
const BERLIN = {
  place_id: 1,
  lat: '52.5186',
  lon: '13.3763',
  display_name: 'Reichstag, 1, Platz der Republik, Tiergarten, Mitte, Berlin, 11011, Germany',
  address: { road: 'Platz der Republik', state: 'Berlin', country_code: 'de' },
}

/** A site whose addresses are found by a server of ours, with what that server was asked. */
async function openGeocoder(answer: RequestListener, limit = 1_000) {
  const { asked, host } = await standIn(answer)
  const site = await openWebsite({
    config: (usual) => ({
      ...usual,
      geocoder: { url: `http://${host}/search?key=secret`, attribution: '© OpenStreetMap contributors' },
      limits: { ...usual.limits, geocoder: { points: limit, duration: 3_600_000 } },
    }),
  })
  const find = (address: unknown) => site.visitor().post('/api/places/search').send({ address })
  return { site, asked, find, host }
}
describe('A full address', () => {
  test('is found by the operator’s service, with its country, and asked once however often it is searched', async () => {
    const { asked, find } = await openGeocoder(inJson([BERLIN]))
    const { body } = await find(' Platz der Republik 1, Berlin ').expect(200)
    expect(body.found).toEqual([
      { name: BERLIN.display_name, latitude: 52.5186, longitude: 13.3763, country: 'DE', region: 'Berlin' },
    ])
    expect(asked[0]?.url.pathname).toBe('/search')
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      key: 'secret',
      q: 'Platz der Republik 1, Berlin',
      format: 'jsonv2',
      limit: '5',
      addressdetails: '1',
      'accept-language': 'en',
    })
    // The service learns who asks, and nothing of the visitor.
    expect(asked[0]?.headers['user-agent']).toMatch(/^Helioplan/)
    for (const header of ['cookie', 'referer', 'x-forwarded-for']) expect(asked[0]?.headers).not.toHaveProperty(header)
    await find('platz der republik  1, berlin').expect(200)
    expect(asked).toHaveLength(1)
  })

  test('is asked for one after the other, a second apart', async () => {
    const times: number[] = []
    const { find } = await openGeocoder((request, response) => {
      times.push(performance.now())
      inJson([])(request, response)
    })
    await Promise.all([find('First street 1').expect(200), find('Second street 2').expect(200)])
    // Timers may be a few milliseconds early.
    expect((times[1] as number) - (times[0] as number)).toBeGreaterThan(950)
  })

  test('that nobody knows is an empty list; what is not on Earth is left out', async () => {
    const { find } = await openGeocoder(
      inJson([
        { ...BERLIN, lat: '152.5' },
        { ...BERLIN, lon: 'x' },
      ]),
    )
    expect((await find('Nowhere 1').expect(200)).body).toEqual({ found: [] })
  })

  test('is refused in a sentence when it is none, or too long', async () => {
    const { asked, find } = await openGeocoder(inJson([BERLIN]))
    expect((await find('a').expect(400)).text).toBe('Type the street and the town')
    expect((await find('x'.repeat(201)).expect(400)).text).toBe('Type at most 200 letters')
    await find(undefined).expect(400)
    expect(asked).toHaveLength(0)
  })

  test.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end('no')],
    ['says something else', inJson({ error: 'Unable to geocode' })],
    ['says too much', (_, response) => response.end(`["${'x'.repeat(200_000)}"]`)],
  ])('of a service that %s is said to be out of reach', async (_, answer) => {
    const { find } = await openGeocoder(answer)
    const { text, headers } = await find('Platz der Republik 1, Berlin').expect(503)
    expect(text).toBe('The address search does not answer. Choose your town, or type the coordinates')
    expect(headers['retry-after']).toBe('60')
  })

  test('is searched so many times an hour by one address of the network', async () => {
    const { find } = await openGeocoder(inJson([]), 1)
    await find('First street 1').expect(200)
    await find('Second street 2').expect(429)
    // What is known costs nothing.
    await find('First street 1').expect(200)
  })

  test('is offered in the page only where the site finds them', async () => {
    const { site, host } = await openGeocoder(inJson([]))
    const dataIn = (html: string) => JSON.parse(/id="page-data"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}')
    const page = await site.visitor().get('/plan/home').expect(200)
    // The host alone: a key in the address stays with the site.
    expect(dataIn(page.text).geocoder).toEqual({ host, attribution: '© OpenStreetMap contributors' })
    expect(page.text).not.toContain('secret')
    const usual = await openWebsite()
    expect(dataIn((await usual.visitor().get('/plan/home').expect(200)).text)).not.toHaveProperty('geocoder')
    await usual.visitor().post('/api/places/search').send({ address: '1 Sunrise Way' }).expect(404)
  })
})
