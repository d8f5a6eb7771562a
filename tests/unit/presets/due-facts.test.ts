import { expect, test } from 'vitest'
import { findDueFacts, listDueFacts } from '#shared/presets/due-facts.ts'
import { loadPresetWithSubdivisions, PRESET_COUNTRIES } from '#shared/presets/load.ts'
import type { Preset } from '#shared/presets/preset.ts'

const source = { title: 'Energy Office', url: 'https://energy.example/rates', via: 'a newspaper' }
const entry = { source, confidence: 'high', period: '2026', asOf: '2026-06-30', checkAfter: '2026-12-15' } as const
const preset: Preset = {
  country: 'CA',
  incentives: [
    { ...entry, id: 'grant', default: 'none', incentive: { kind: 'in-words', name: 'A grant', of: 'both' } },
  ],
  vat: { rate: 0.05, note: 'Always 5%.', read: { ...entry, checkAfter: '2027-01-01' }, checkAfter: '2026-12-20' },
  subdivisions: { 'CA-ON': { names: ['Ontario'], selling: { ...entry, default: 'ask', selling: null } } },
}

test.each([
  ['2026-12-15', []],
  ['2026-12-16', ['incentives.grant', 'subdivisions.CA-ON.selling']],
  ['2026-12-21', ['incentives.grant', 'vat', 'subdivisions.CA-ON.selling']],
])('of a preset are due on %s: %j', (today, paths) => {
  expect(findDueFacts(preset, today).map(({ path }) => path)).toEqual(paths)
})

test('name their source, also where only the read figure of a tax has one', () => {
  const facts = findDueFacts(preset, '2026-12-21')
  expect(facts.map(({ source: named }) => named)).toEqual(
    Array(3).fill({ title: 'Energy Office', url: 'https://energy.example/rates' }),
  )
})

test('of all countries are due after their dates, the most urgent first', async () => {
  const presets = await Promise.all(PRESET_COUNTRIES.map(loadPresetWithSubdivisions))
  // An estimate is due from the day it was made.
  const datesIn = (part: unknown): string[] => {
    if (typeof part !== 'object' || part === null) return []
    const { checkAfter, evidence, asOf } = part as { checkAfter?: string; evidence?: string; asOf?: string }
    const date = evidence === 'estimate' ? asOf : checkAfter
    return [...(date === undefined ? [] : [date]), ...Object.values(part).flatMap(datesIn)]
  }
  const dates = presets.flatMap(datesIn)
  expect(dates.length).toBeGreaterThan(500)
  expect((await listDueFacts('9999-12-31')).map(({ checkAfter }) => checkAfter)).toEqual(dates.sort())
})
