import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { deflateSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from '#shared/encoding/base64url.ts'
import { checksum } from '#shared/encoding/checksum.ts'
import { Home } from '#shared/home/home.ts'
import { decodeLink, encodeLink } from '#shared/home/link.ts'
import { packReadings } from '#shared/home/meter-readings.ts'
import { loadPreset, PRESET_COUNTRIES } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import { anyText } from '../../support/any-text.ts'
import { encodeShareLink } from '../../support/encode-share-link.ts'
import { forAll } from '../../support/laws.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const read = (link: string) => decodeLink(link)
const NOT_WHOLE = { problem: 'This link is incomplete. Copy the complete link and try again.' }

describe('A link', () => {
  test('restores the whole home', () => {
    expect(read(encodeLink(SAMPLE_HOME, { isExact: true }))).toEqual({ home: SAMPLE_HOME, notes: [] })
  })

  test.each(PRESET_COUNTRIES)('restores the typical home of %s', async (country) => {
    const home = createTypicalHome(await loadPreset(country), { start: '2026-11-21' })
    expect(read(encodeLink(home))).toEqual({ home, notes: [] })
  })

  test('contains only URL characters and fits a QR code', () => {
    const link = encodeLink(SAMPLE_HOME)
    expect(link).toMatch(/^1\.[\w-]+$/)
    // Version 20 of a QR code holds 858 bytes with the least correction (ISO/IEC 18004).
    expect(link.length).toBeLessThan(858)
  })

  test('rounds the place to a hundredth of a degree unless exact', () => {
    const place = (home: Home, isExact: boolean) => {
      const back = read(encodeLink(home, { isExact }))
      return 'home' in back ? back.home.place : back
    }
    expect(place(SAMPLE_HOME, false)).toEqual({ ...SAMPLE_HOME.place, latitude: 52.52, longitude: 13.41 })
    expect(place(SAMPLE_HOME, true)).toEqual(SAMPLE_HOME.place)
    const address = Home.parse({
      ...SAMPLE_HOME,
      place: { ...SAMPLE_HOME.place, found: 'address', name: '1 Sunrise Way' },
    })
    expect(place(address, false)).not.toHaveProperty('name')
    expect(place(address, true)).toMatchObject({ name: '1 Sunrise Way' })
  })

  test('includes the roof outline only with the exact place', () => {
    const outline = { corners: [{ east: 1, north: 2 }], eaves: 0, slopes: 1 } as const
    const traced = Home.parse({
      ...SAMPLE_HOME,
      roof: { planes: SAMPLE_HOME.roof.planes.map((plane) => ({ ...plane, outline })) },
    })
    const planes = (isExact: boolean) => {
      const back = read(encodeLink(traced, { isExact }))
      return 'home' in back ? back.home.roof.planes : back
    }
    expect(planes(true)).toEqual(traced.roof.planes)
    expect(planes(false)).toEqual(SAMPLE_HOME.roof.planes)
  })

  test('replaces meter readings by their monthly sums', () => {
    const { day } = packReadings(new Float64Array(8760).fill(0.5))
    const back = read(encodeLink({ ...SAMPLE_HOME, use: { ...SAMPLE_HOME.use, day } }))
    // Half a kWh in each of 744 hours of January, 672 of February, and so on.
    const kwh = [372, 336, 372, 360, 372, 360, 372, 372, 360, 372, 360, 372]
    expect('home' in back && back.home.use).toEqual({
      ...SAMPLE_HOME.use,
      amount: { kind: 'months', kwh },
      day: { kind: 'usual', atHome: 'mixed' },
    })
  })

  test('that is truncated or changed in one character is incomplete', () => {
    const link = encodeLink(SAMPLE_HOME)
    for (let length = 0; length < link.length; length += 1) expect(read(link.slice(0, length))).toEqual(NOT_WHOLE)
    for (let at = 2; at < link.length; at += 1) {
      const other = link[at] === 'A' ? 'B' : 'A'
      const changed = read(`${link.slice(0, at)}${other}${link.slice(at + 1)}`)
      // The last character can contain unused bits.
      if (at < link.length - 1) expect(changed).toEqual(NOT_WHOLE)
    }
  })

  test('of a newer version is rejected', () => {
    expect(read(`2.${encodeLink(SAMPLE_HOME).slice(2)}`)).toEqual({
      problem: 'This link was made with a newer version of Helioplan. Reload the page and open it again.',
    })
  })

  test('of more than 100,000 characters is rejected', () => {
    expect(read(`1.${'A'.repeat(100_000)}`)).toEqual({
      problem: 'This link is too long to be a plan. Ask for a new one.',
    })
  })

  test('that inflates to far more than a home is aborted', () => {
    const bomb = encodeShareLink(deflateRawSync(new Uint8Array(70_000_000), { level: 9 }))
    expect(bomb.length).toBeLessThan(100_000)
    const before = process.memoryUsage().arrayBuffers
    expect(read(bomb)).toEqual(NOT_WHOLE)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })

  test.each([
    ['no home', '7', 'This is not a Helioplan plan.'],
    ['a damaged one', '{"version":1,', 'This plan is damaged. We cannot open it.'],
    [
      'a newer one',
      '{"version":9}',
      'This plan was made with a newer version of Helioplan. Reload the page and open it again.',
    ],
  ])('that holds %s reports it', (_what, json, problem) => {
    expect(read(encodeShareLink(deflateSync(strToU8(json))))).toEqual({ problem })
  })

  test('of any text never throws', () => {
    const texts = fc.oneof(
      anyText(),
      fc.base64String().map((text) => `1.${text}`),
    )
    forAll([texts], 500, (text) => expect(read(text)).toHaveProperty('problem'))
    forAll([fc.uint8Array({ maxLength: 400 })], (bytes) => read(encodeShareLink(bytes)) !== undefined)
  })
})

describe('Base64url', () => {
  test('encodes the examples of RFC 4648 without padding', () => {
    const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
    const encoded = ['', 'Zg', 'Zm8', 'Zm9v', 'Zm9vYg', 'Zm9vYmE', 'Zm9vYmFy']
    for (const [length, text] of encoded.entries()) expect(toBase64Url(bytes('foobar'.slice(0, length)))).toBe(text)
    expect(toBase64Url(Uint8Array.of(0xfb, 0xff))).toBe('-_8')
  })

  test('decodes its own output only', () => {
    forAll([fc.uint8Array()], (bytes) => expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes))
    for (const text of ['A', 'AB=', 'A B', 'AB+/', 'ABÄ']) expect(fromBase64Url(text)).toBeUndefined()
  })
})

test('The checksum is FNV-1a of 32 bits', () => {
  // Published test vectors of draft-eastlake-fnv.
  expect(checksum(strToU8(''))).toBe(0x811c9dc5)
  expect(checksum(strToU8('a'))).toBe(0xe40c292c)
  expect(checksum(strToU8('foobar'))).toBe(0xbf9cf968)
})
