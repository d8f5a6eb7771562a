import { describe, expect, test } from 'vitest'
import { calendarDay, dayOfYear, daysInYear } from '#shared/calendar-day.ts'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { formatHours, formatLongDay } from '#shared/format/time.ts'
import { compassPoint, compassWords, DIRECTIONS, fullCircle } from '#shared/solar/compass.ts'

describe('Compass directions', () => {
  test.each([
    [0, 'N', 'north'],
    [11.2, 'N', 'north'],
    [11.3, 'NNE', 'north-northeast'],
    [45, 'NE', 'northeast'],
    [90, 'E', 'east'],
    [157.5, 'SSE', 'south-southeast'],
    [180, 'S', 'south'],
    [247.5, 'WSW', 'west-southwest'],
    [348.7, 'NNW', 'north-northwest'],
    [348.8, 'N', 'north'],
    [360, 'N', 'north'],
    [-90, 'W', 'west'],
  ])('%d° is %s', (azimuth, point, words) => {
    expect(compassPoint(azimuth)).toBe(point)
    expect(compassWords(azimuth)).toBe(words)
  })

  test('include eight for roofs, 45° apart', () => {
    expect(DIRECTIONS.map((azimuth) => `${compassPoint(azimuth)} ${azimuth}`).join(', ')).toBe(
      'N 0, NE 45, E 90, SE 135, S 180, SW 225, W 270, NW 315',
    )
  })

  test('name coordinates by hemisphere', () => {
    expect(formatCoordinates(39.7392, -104.9903)).toBe('39.7392° N, 104.9903° W')
    expect(formatCoordinates(-33.8688, 151.2093)).toBe('33.8688° S, 151.2093° E')
    expect(formatCoordinates(0, 0)).toBe('0° N, 0° E')
    expect(formatCoordinates(-0.00001, -180)).toBe('0° S, 180° W')
  })
})

describe('Days of the year', () => {
  test('count from 1 and respect leap years', () => {
    expect(dayOfYear({ year: 2025, month: 1, day: 1 })).toBe(1)
    expect(dayOfYear({ year: 2025, month: 12, day: 31 })).toBe(365)
    expect(dayOfYear({ year: 2028, month: 12, day: 31 })).toBe(366)
    expect(daysInYear(2025)).toBe(365)
    expect(daysInYear(2028)).toBe(366)
  })

  test('convert back to dates', () => {
    for (const year of [2025, 2028]) {
      for (let day = 1; day <= daysInYear(year); day += 1) expect(dayOfYear(calendarDay(year, day))).toBe(day)
    }
    expect(calendarDay(2025, 60)).toEqual({ year: 2025, month: 3, day: 1 })
    expect(calendarDay(2028, 60)).toEqual({ year: 2028, month: 2, day: 29 })
  })

  test('are written in words', () => {
    expect(formatLongDay({ year: 2026, month: 11, day: 21 })).toBe('Saturday, November 21')
    expect(formatHours(9.999)).toBe('10\u00A0h 0\u00A0min')
    expect(formatHours(24)).toBe('24\u00A0h 0\u00A0min')
  })
})

test('A full circle has the equator-facing direction in the middle and equal ends', () => {
  const points = (center: number) => fullCircle(center).map(({ azimuth }) => compassPoint(azimuth))
  expect(points(180).join(' ')).toBe('N NE E SE S SW W NW N')
  expect(points(0).join(' ')).toBe('S SW W NW N NE E SE S')
  expect(fullCircle(0).map(({ at }) => at)).toEqual([-180, -135, -90, -45, 0, 45, 90, 135, 180])
})
