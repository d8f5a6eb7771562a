import { expect, test } from 'vitest'
import { computeSunTimes } from '#shared/solar/sun-times.ts'
import { offsetInZone } from '#shared/solar/time-zone.ts'
import { computeTownSun } from '../../../server/towns/town-sun.ts'
import { findTown } from './town.ts'

const DAY = 86_400_000

/** Extremes of all days of the year [ms after midnight]. */
function extremesOfAllDays({ latitude, longitude, timeZone }: ReturnType<typeof findTown>) {
  const times = Array.from({ length: 365 }, (_, day) => {
    const noon = Date.UTC(2026, 0, 1, 12) + day * DAY - longitude * 240_000
    const offset = offsetInZone(noon, timeZone) * 3_600_000
    const midnight = Math.floor((noon + offset) / DAY) * DAY - offset
    const { sunrise, sunset } = computeSunTimes(latitude, longitude, noon)
    return { sunrise: (sunrise ?? Number.NaN) - midnight, sunset: (sunset ?? Number.NaN) - midnight }
  })
  return {
    earliestSunrise: Math.min(...times.map(({ sunrise }) => sunrise)),
    latestSunset: Math.max(...times.map(({ sunset }) => sunset)),
  }
}

test.each([
  'IN/maharashtra/pune',
  'US/massachusetts/boston',
  'NO/oslo/oslo',
  // Summer time in the southern summer.
  'NZ/auckland/auckland',
])('The earliest sunrise and the latest sunset of %s are those of all days', (key) => {
  const town = findTown(key)
  expect(computeTownSun(town, 2026)).toMatchObject(extremesOfAllDays(town))
})

test('A town with polar nights has neither', () => {
  expect(computeTownSun(findTown('NO/towns/tromso'), 2026)).not.toHaveProperty('earliestSunrise')
})
