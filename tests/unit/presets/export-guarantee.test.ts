import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resolveExportTerms } from '#shared/home/selling.ts'
import { loadPresetWithSubdivisions, PRESET_COUNTRIES } from '#shared/presets/load.ts'
import { createTypicalHome } from '#shared/presets/typical-home.ts'
import type { MoneyFile } from '../../../server/towns/town-money.ts'

/*
 * The validity of a published rate is not the end of payment: a home that starts on any day of the next months is paid in
 * year 1, unless a rule says that it is not.
 */

const STARTS = ['2026-11-28', '2026-12-31', '2027-01-01', '2027-07-01']
/** Rules that pay nothing for exports; each says so in its note. */
const UNPAID: readonly string[] = []

const presets = await Promise.all(PRESET_COUNTRIES.map(loadPresetWithSubdivisions))

const places = presets.flatMap((preset) => [
  { preset, name: preset.country, options: {} },
  ...Object.entries(preset.subdivisions ?? {}).flatMap(([subdivision, { providers = [] }]) => [
    { preset, name: subdivision, options: { subdivision } },
    ...providers.map(({ id }) => ({ preset, name: `${subdivision} ${id}`, options: { subdivision, provider: id } })),
  ]),
])

test.each(places)('$name pays for exports in year 1, or says that it does not', ({ preset, name, options }) => {
  for (const start of STARTS) {
    const { selling } = createTypicalHome(preset, { start, ...options }).tariff
    if (!selling || selling.kind === 'nothing' || UNPAID.includes(name)) continue
    const {
      metering,
      sell,
      feedIn = [],
    } = resolveExportTerms(selling, {
      kwp: 5,
      start,
      // A figure that the user states.
      requireOrZero: (_, stated) => stated ?? 1,
    })
    if (metering.kind === 'net-kwh') continue
    const later = typeof sell === 'number' ? sell : sell.ofImportPrice
    const { price, share = 1 } = feedIn[0] ?? { price: later }
    expect([start, share * price + (1 - share) * later > 0]).toEqual([start, true])
  }
})

test('The money of every town is of a region that is checked here', () => {
  const { regions }: MoneyFile = JSON.parse(readFileSync('server/towns/money.json', 'utf8'))
  const checked = places.map(({ name }) => name)
  expect(regions.map(({ code }) => code).filter((code) => !checked.includes(code))).toEqual([])
  // No rate could be read for South Dakota; its pages say that it is missing.
  expect(regions.filter(({ missing }) => missing.includes('export rate')).map(({ code }) => code)).toEqual(['US-SD'])
})
