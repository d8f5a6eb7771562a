import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { standardOffset } from '#shared/solar/time-zone.ts'

const REFERENCE = new URL('../../reference/solar/standard-offsets.json', import.meta.url)
const { zonesByOffset } = JSON.parse(readFileSync(REFERENCE, 'utf8')) as {
  zonesByOffset: Readonly<Record<string, string>>
}
const expected = new Map(
  Object.entries(zonesByOffset).flatMap(([hours, zones]) => zones.split(' ').map((zone) => [zone, Number(hours)])),
)

test('The standard time of every zone is that of the IANA time zone database', () => {
  // A newer runtime knows zones that were added since.
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => expected.has(zone))
  expect(known.length).toBeGreaterThan(400)
  const wrong = known.filter((zone) => standardOffset(zone, 2026) !== expected.get(zone))
  expect(wrong).toEqual([])
})
