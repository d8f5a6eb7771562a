import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { nasaPowerUrl } from '#shared/solar/nasa-power.ts'
import { replyWithJson, startStubServer } from '../support/stub-server.ts'
import { concurrently, openWebsite } from '../support/website.ts'

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const months = (value: number) => Object.fromEntries([...MONTHS, 'ANN'].map((month) => [month, value]))
const good = {
  type: 'Feature',
  properties: { parameter: { ALLSKY_SFC_SW_DWN: months(4.2), ALLSKY_SFC_SW_DIFF: months(1.7), T2M: months(11) } },
}

/** A site with a stub of NASA POWER that records the requests. */
async function openClimate(answer: RequestListener, { nasaPower = true, timeout = 8000 } = {}) {
  const { requests, host } = await startStubServer(answer)
  const site = await openWebsite({
    config: { nasaPower },
    deps: {
      climateService: {
        address: (latitude, longitude) =>
          nasaPowerUrl(latitude, longitude).replace('https://power.larc.nasa.gov', `http://${host}`),
        timeout,
      },
    },
  })
  const climate = (latitude: number | string, longitude: number | string) =>
    site.get('/api/climate').query({ latitude, longitude })
  return { site, requests, climate }
}

describe('The climate of a place', () => {
  test('is fetched from NASA POWER once per grid cell, then read from the database', async () => {
    const { site, requests, climate } = await openClimate(replyWithJson(good))
    const { body } = await climate(52.52, 13.405).expect(200)
    expect(body.reason).toBeNull()
    expect(body.resource).toMatchObject({ source: 'NASA POWER', global: Array(12).fill(4.2), years: '2001–2020' })
    expect(body.resource).toMatchObject({ diffuse: Array(12).fill(1.7), temperature: Array(12).fill(11) })
    expect(requests[0]?.url.searchParams.get('latitude')).toBe('52.5000')
    expect(requests[0]?.url.searchParams.get('longitude')).toBe('13.5000')
    // Another corner of the same cell, and other visitors.
    expect((await climate(52.99, 13.01).expect(200)).body).toEqual(body)
    expect(requests).toHaveLength(1)
    await climate(-33.9, 151.2).expect(200)
    expect(requests).toHaveLength(2)
    const rows = await site.query('select place from climates order by place')
    expect(rows.map(({ place }) => place)).toEqual(['-33.5,151.5', '52.5,13.5'])
  })

  test('is fetched once for concurrent requests', async () => {
    const { requests, climate } = await openClimate((request, response) =>
      setTimeout(() => replyWithJson(good)(request, response), 150),
    )
    const answers = await concurrently(8, () => climate(1, 1))
    expect(answers.map(({ body }) => body.reason)).toEqual(Array(8).fill(null))
    expect(requests).toHaveLength(1)
  })

  test('is found at the edges of the Earth', async () => {
    const { requests, climate } = await openClimate(replyWithJson(good))
    await climate(90, 180).expect(200)
    await climate(-90, -180).expect(200)
    expect(
      requests.map(({ url }) => `${url.searchParams.get('latitude')} ${url.searchParams.get('longitude')}`),
    ).toEqual(['89.5000 179.5000', '-89.5000 -179.5000'])
  })

  test.each([
    [91, 0, 'Enter a latitude from -90 to 90 and a longitude from -180 to 180'],
    [0, -180.5, 'Enter a latitude from -90 to 90 and a longitude from -180 to 180'],
    ['north', 0, 'Enter a latitude and a longitude'],
    ['', 0, 'Enter a latitude and a longitude'],
    ['1e1', 0, 'Enter a latitude and a longitude'],
  ])('is refused for %s, %s', async (latitude, longitude, sentence) => {
    const { climate } = await openClimate(replyWithJson(good))
    await climate(latitude, longitude).expect(400, sentence)
  })
})

describe('Without NASA POWER the answer is none, with the reason,', () => {
  const none = (reason: string) => ({ resource: null, reason })

  test('when it is switched off', async () => {
    const { requests, climate } = await openClimate(replyWithJson(good), { nasaPower: false })
    expect((await climate(1, 1).expect(200)).body).toEqual(none('Live figures of NASA POWER are switched off'))
    expect(requests).toEqual([])
  })

  test.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end('no')],
    ['sends no JSON', (_, response) => response.end('<html>')],
    [
      'breaks off',
      (_, response) => response.writeHead(200, { 'Content-Length': 1000 }).write('{') && response.destroy(),
    ],
    ['leads elsewhere', (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
    ['never ends', (_, response) => response.end(`[${'1,'.repeat(100_000)}`)],
  ])('when it %s; it is then not called for a while', async (_, answer) => {
    const { site, requests, climate } = await openClimate(answer)
    expect((await climate(1, 1).expect(200)).body).toEqual(none('NASA POWER did not answer'))
    expect((await climate(2, 2).expect(200)).body).toEqual(none('NASA POWER did not answer a moment ago'))
    expect(requests).toHaveLength(1)
    expect(await site.query('select 1 from climates')).toEqual([])
  })

  test('when it has no figure for the place', async () => {
    const { climate } = await openClimate(
      replyWithJson({ properties: { parameter: { ALLSKY_SFC_SW_DWN: months(-999), T2M: months(11) } } }),
    )
    expect((await climate(1, 1).expect(200)).body).toEqual(none('NASA POWER has no climate of that place'))
  })

  test('when it does not answer in time, without delaying other places', async () => {
    let arrived = 0
    const { climate } = await openClimate(() => arrived++, { timeout: 1500 })
    let isWaiting = true
    const waiting = Promise.all([1, 2, 3, 4].map((at) => climate(at, at).then()))
    waiting.then(() => (isWaiting = false))
    await expect.poll(() => arrived).toBe(4)
    expect((await climate(9, 9).expect(200)).body).toEqual(none('NASA POWER is being asked by too many at once'))
    expect(isWaiting).toBe(true)
    for (const { body } of await waiting) expect(body).toEqual(none('NASA POWER did not answer'))
  })
})
