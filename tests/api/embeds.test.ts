import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EMBED_SCRIPT, EMBED_SCRIPT_INTEGRITY } from '#shared/embeds.ts'
import { openReader } from '../support/raw-reader.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const ask = site.get
const PUNE = '/embed/town/india/maharashtra/pune'

describe('A card', () => {
  test('of a town shows the figures of its row', async () => {
    const { text, headers } = await ask(PUNE).expect(200).expect('Content-Type', 'text/html; charset=utf-8')
    expect(text).toContain('<h1>Solar in Pune, Maharashtra</h1>')
    expect(text).toContain('lang="en" dir="ltr" data-theme="auto"')
    // figures.json has 1,523 kWh, between 1,370 and 1,676.
    expect(text).toContain('1,520\u00A0kWh a year')
    expect(text).toContain(
      'We put the chance that a home here gets between 1,370\u00A0kWh and 1,680\u00A0kWh a year at about 8 in 10.',
    )
    expect(text.match(/<rect class="range"/g)).toHaveLength(12)
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/[^"]*\/solar\/india\/maharashtra\/pune">/)
    expect(text).toMatch(/<a href="http[^"]*\/solar\/india\/maharashtra\/pune" target="_blank" rel="noopener">/)
    expect(text).toContain('CHELSA')
    expect(headers['cache-control']).toMatch(/^public, max-age=3600/)
  })

  test('has the headers for frames, and reads no session', async () => {
    const { agent } = await site.user()
    const { headers } = await agent.get(PUNE).expect(200)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *",
    )
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'credentialless',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*usb=\(\)/)
    for (const name of ['x-frame-options', 'set-cookie', 'access-control-allow-origin', 'cross-origin-opener-policy'])
      expect(headers[name], name).toBeUndefined()
  })

  test('is in German, dark, in a color of the caller, and shows only what is asked for', async () => {
    const { text } = await ask(`${PUNE}?lang=de&theme=dark&accent=00aaff&show=months`).expect(200)
    expect(text).toContain('lang="de" dir="ltr" data-theme="dark"')
    expect(text).toContain('<h1>Solarstrom in Pune, Maharashtra</h1>')
    expect(text.match(/fill="#00AAFF"/g)).toHaveLength(12)
    expect(text).toMatch(/href="http[^"]*\/de\/solar\/india\/maharashtra\/pune"/)
    expect(text).not.toContain('class="year"')
    expect(text).not.toContain('style=')
  })

  test('shows the payback of the page of the town', async () => {
    const { text } = await ask('/embed/town/germany/bavaria/munich?show=payback').expect(200)
    const [, years] =
      /Payback for a typical home: most likely ([\d.]+ years)\. In a good case [\d.]+ years/.exec(text) ?? []
    expect(years).toBeDefined()
    expect(text).toMatch(/Its \d+\.\d\u00A0kWp of panels make as much in a year as it uses: \d,\d{3}\u00A0kWh\./)
    expect(text).not.toContain('class="year"')
    const { body } = await ask('/api/solar?slug=germany/bavaria/munich').expect(200)
    expect(years).toBe(`${Number(body.money.cost.payback.likely.toFixed(1))} years`)
    const unknown = await ask('/embed/estimate?lat=10&lon=10&show=payback').expect(200)
    expect(unknown.text).toContain('We know no typical payback here.')
  })

  test('of a place and a roof shows the figures of the API', async () => {
    const query = 'lat=52.52&lon=13.41&kwp=6&tilt=40&azimuth=90'
    const { body } = await ask(`/api/v1/yield?${query}`).expect(200)
    const { text } = await ask(`/embed/estimate?${query}`).expect(200)
    const number = (kwh: number) => Number(kwh.toPrecision(3)).toLocaleString('en-US')
    expect(text).toContain('<h1>Solar at 52.52° N, 13.41° E</h1>')
    expect(text).toContain(`${number(body.year.p50)}\u00A0kWh a year`)
    expect(text).toContain('From 6\u00A0kWp of solar panels (kilowatt-peak), slope 40°, facing east.')
    expect(text).toMatch(/The best slope and direction would make \d\d% more\./)
  })

  test('finds a place by name and country, and scales its figures', async () => {
    const { text } = await ask('/embed/estimate?place=bombay-in&kwp=10').expect(200)
    expect(text).toContain('<h1>Solar in Mumbai, Maharashtra</h1>')
    expect(text).toContain('From 10\u00A0kWp')
  })

  test('of a town that is not indexed is computed', async () => {
    const { text } = await ask('/embed/town/monaco/towns/monaco').expect(200)
    expect(text).toMatch(/\d,\d\d0\u00A0kWh a year/)
  })

  test.each([
    [`${PUNE}?theme=blue`, 400, 'theme must be auto, light or dark.'],
    [`${PUNE}?accent=red`, 400, 'accent must be a color with six digits, such as F7A81B.'],
    [
      `${PUNE}?show=year,weather`,
      400,
      'show must be one or more of these, with commas between them: year, months, payback.',
    ],
    [`${PUNE}?lang=it`, 400, 'lang must be one of these: en, de, es, fr, pt-BR, hi.'],
    ['/embed/estimate', 400, 'Name a place, such as place=pune-in, or give lat and lon.'],
    ['/embed/estimate?lat=10', 400, 'Give lat and lon together.'],
    ['/embed/estimate?lat=91&lon=0', 400, 'lat must be a number from -90 to 90.'],
    ['/embed/estimate?lat=north&lon=0', 400, 'lat must be a number from -90 to 90.'],
    ['/embed/estimate?place=pune-in&kwp=0', 400, 'kwp must be a number from 0.01 to 10,000.'],
    ['/embed/estimate?place=pune-in&kwp=0x10', 400, 'kwp must be a number from 0.01 to 10,000.'],
    ['/embed/estimate?lat=0b11&lon=0', 400, 'lat must be a number from -90 to 90.'],
    ['/embed/estimate?place=Pune', 400, 'place must be a town and its country code, such as pune-in.'],
    ['/embed/estimate?place=atlantis-in', 404, 'We do not know a town with this name.'],
    ['/embed/estimate?lat=-80&lon=0', 400, 'We know no sunshine for this place. Choose one on land.'],
    ['/embed/town/india/maharashtra/atlantis', 404, 'We do not know this town. Check its address.'],
  ])('answers %s with %i and a sentence in a card', async (path, status, sentence) => {
    const { text, headers } = await ask(path).expect(status)
    expect(text.replaceAll('\u2212', '-')).toContain(`<p class="error">${sentence}</p>`)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
  })
})

test('The calculator has its fields, and the figures of a place that is named', async () => {
  const { text } = await ask('/embed/calculator?place=pune-in&kwp=4&azimuth=90').expect(200)
  expect(text).toContain('<option value="90" selected>east</option>')
  expect(text).toContain('name="size" inputmode="decimal" autocomplete="off" value="4"')
  expect(text).toContain('From 4\u00A0kWp')
  expect((await ask('/embed/calculator').expect(200)).text).not.toContain('class="figures"')
})

describe('Scripts and styles of the cards', () => {
  test('the script for pages of others is small, lasts, and has the hash that is shown', async () => {
    const { text, headers } = await ask(EMBED_SCRIPT).expect(200)
    expect(text.length).toBeLessThan(1000)
    expect(`sha384-${createHash('sha384').update(text).digest('base64')}`).toBe(EMBED_SCRIPT_INTEGRITY)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-frame-options': 'DENY',
    })
    const latest = await ask('/embed.js').expect(200)
    expect(latest.text).toBe(text)
    expect(latest.headers['cache-control']).toBe('public, max-age=3600')
  })

  test('those of a card have its version in their address', async () => {
    const { text } = await ask('/embed/calculator')
    const addresses = [...text.matchAll(/(?:src|href)="(\/embed\/[^"]+)"/g)].map(([, address]) => address as string)
    expect(addresses).toHaveLength(3)
    for (const address of addresses)
      expect((await ask(address).expect(200)).headers['cache-control']).toMatch(/immutable$/)
    const styles = await ask('/embed/card.css').expect(200)
    expect(styles.text).toBe(readFileSync(new URL('../../client/public/embed/card.css', import.meta.url), 'utf8'))
    expect(styles.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('oEmbed', () => {
  const askFor = async (path: string, more = '') => {
    const origin = new URL((await ask('/oembed')).request.url).origin
    return ask(`/oembed?url=${encodeURIComponent(path.startsWith('/') ? origin + path : path)}${more}`)
  }

  test('is asked for by any form of address that HTTP allows', async () => {
    const reader = await openReader(site.origin)
    // An absolute form whose port does not exist (RFC 9112, 3.2.2).
    reader.ask('http://a:99999/oembed')
    expect((await reader.read(1000)).toString()).toMatch(/^HTTP\/1\.1 404 /)
    reader.leave()
  })

  test('offers the card of a town by the address of its page or of the card', async () => {
    const { body, headers } = await askFor('/solar/india/maharashtra/pune', '&maxwidth=500&maxheight=300')
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Helioplan',
      title: 'Solar in Pune, Maharashtra',
      width: 500,
      height: 300,
    })
    expect(body.html).toMatch(
      /^<iframe src="http:[^"]*\/embed\/town\/india\/maharashtra\/pune" title="Solar in Pune, Maharashtra \(Helioplan\)" loading="lazy" width="500" height="300" style="border:0;max-width:640px"><\/iframe>$/,
    )
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await askFor(`${PUNE}?theme=dark`)).body.width).toBe(640)
    const german = await askFor('/de/solar/germany/bavaria/munich')
    expect(german.body.title).toBe('Solarstrom in München, Bayern')
    expect(german.body.html).toContain('/embed/town/germany/bavaria/munich?lang=de"')
  })

  test('is named in the head of the page of a town', async () => {
    const { text } = await ask('/de/solar/germany/bavaria/munich').expect(200)
    const [, address] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(text) ?? []
    const { pathname, search } = new URL(address ?? '')
    expect((await ask(pathname + search).expect(200)).body.title).toBe('Solarstrom in München, Bayern')
  })

  test('refuses other addresses and forms', async () => {
    for (const address of [
      '',
      'nonsense',
      '/plan',
      '/solar/india',
      'https://other.example/solar/india/maharashtra/pune',
    ])
      expect((await askFor(address)).status, address).toBe(404)
    expect((await askFor('/solar/india/maharashtra/pune', '&format=xml')).status).toBe(501)
  })
})

test('A badge is a picture for any site', async () => {
  const { body, headers } = await ask('/badge/town/india/maharashtra/pune.svg').buffer(true).expect(200)
  const svg = String(body)
  expect(svg).toContain('<title>Solar in Pune, Maharashtra: 1,520\u00A0kWh per kWp a year</title>')
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-frame-options': 'DENY',
  })
  await ask('/badge/town/india/maharashtra/atlantis.svg').expect(404)
})

describe('With settings of the operator', () => {
  test('only the named sites and the site itself may frame a card', async () => {
    const limited = await openWebsite({ config: { embedAncestors: "'self' https://news.example" } })
    const { headers } = await limited.get(PUNE).expect(200)
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self' https:\/\/news\.example$/)
  })

  test('new estimates are limited, those of indexed towns are not', async () => {
    const limited = await openWebsite({ config: { publicApiLimits: { byMinute: { points: 1, duration: 60_000 } } } })
    await limited.get('/embed/estimate?lat=10&lon=10').expect(200)
    const refused = await limited.get('/embed/estimate?lat=11&lon=10').expect(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await limited.get('/embed/estimate?lat=10&lon=10').expect(200)
    await limited.get(PUNE).expect(200)
  })
})
