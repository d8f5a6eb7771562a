import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { sunsetHourAngle } from '#shared/solar/extraterrestrial.ts'
import { computeDayProfile, findSunlitHours } from '#shared/solar/sunlit-hours.ts'
import { forAll, real } from '../../support/laws.ts'

const RADIANS = Math.PI / 180
const hoursAt = (latitude: number, declination: number, ahead: number) => {
  const sunset = sunsetHourAngle(latitude, declination * RADIANS)
  return findSunlitHours(computeDayProfile(latitude, declination * RADIANS, sunset), sunset, ahead)
}

describe('The sunlit hours of a day', () => {
  test('at the equinox are 6 to 18 h of true solar time, each whole', () => {
    const hours = hoursAt(45, 0, 0)
    expect(hours.map(({ hour }) => hour)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
    for (const { length } of hours) expect(length).toBeCloseTo(1, 9)
  })

  test('shift with the offset between solar time and clock time', () => {
    // Solar time half an hour ahead: sunrise 5:30, sunset 17:30.
    const hours = hoursAt(45, 0, 0.5)
    expect(hours[0]).toMatchObject({ hour: 5 })
    expect(hours[0]?.length).toBeCloseTo(0.5, 9)
    expect(hours.at(-1)).toMatchObject({ hour: 17 })
    expect(hours.at(-1)?.length).toBeCloseTo(0.5, 9)
  })

  test.each([0, 0.3, -0.7, 6.25, -13])('under the midnight sun are 24 whole ones at an offset of %d h', (ahead) => {
    const hours = hoursAt(78, 20, ahead)
    expect(hours).toHaveLength(24)
    for (const { length } of hours) expect(length).toBeCloseTo(1, 9)
  })

  test('have shares that sum to 1 at any place, date and clock', () => {
    forAll([real(-90, 90), real(-23.45, 23.45), real(-15, 15)], (latitude, declination, ahead) => {
      const hours = hoursAt(latitude, declination, ahead)
      expect(sumOf(hours.map(({ global }) => global))).toBeCloseTo(1, 6)
      expect(sumOf(hours.map(({ diffuse }) => diffuse))).toBeCloseTo(1, 6)
      for (const { length, hour } of hours)
        expect(length > 0 && length <= 1 + 1e-9 && hour >= 0 && hour <= 23).toBe(true)
    })
  })

  test('of polar night are one hour of twilight at solar noon', () => {
    expect(hoursAt(80, -20, 0)).toMatchObject([{ hour: 12, global: 1, diffuse: 1, twilight: true }])
    expect(hoursAt(80, -20, 2.5)).toMatchObject([{ hour: 9, twilight: true }])
  })
})
