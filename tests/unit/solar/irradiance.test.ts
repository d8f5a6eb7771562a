import { describe, expect, test } from 'vitest'
import { diffuseShare, fitShares } from '#shared/solar/diffuse.ts'
import {
  extraterrestrialDay,
  extraterrestrialNormal,
  faoDeclination,
  faoDistance,
  spencerDeclination,
  spencerEquationOfTime,
  sunsetHourAngle,
} from '#shared/solar/extraterrestrial.ts'
import { sunCoordinates } from '#shared/solar/sun-position.ts'
import { airMass } from '#shared/solar/transposition.ts'
import { expectBetween } from '../../support/expectations.ts'

// FAO Irrigation and Drainage Paper 56, example 8.
describe('Extraterrestrial irradiation by FAO-56', () => {
  test('matches example 8: 20° S on 3 September', () => {
    expect(faoDistance(246)).toBeCloseTo(0.985, 3)
    expect(faoDeclination(246)).toBeCloseTo(0.12, 3)
    expect(sunsetHourAngle(-20, faoDeclination(246))).toBeCloseTo(1.527, 3)
    expect(extraterrestrialDay(-20, 246) * 3.6).toBeCloseTo(32.2, 1)
  })
  test('is zero in polar night, and the sun does not set in polar day', () => {
    expect(extraterrestrialDay(80, 355)).toBe(0)
    expect(extraterrestrialDay(-90, 172)).toBe(0)
    expect(sunsetHourAngle(80, faoDeclination(172))).toBeCloseTo(Math.PI, 12)
    expect(sunsetHourAngle(80, faoDeclination(355))).toBeCloseTo(0, 12)
  })
  test('matches pvlib-python on day 300: 1383.6 W/m² (± 10)', () => {
    expect(Math.abs(extraterrestrialNormal(300) * 1000 - 1383.636)).toBeLessThan(10)
  })
})

describe('Spencer’s sun', () => {
  test('has a declination of ±23.45° at the solstices', () => {
    expect((spencerDeclination(172) * 180) / Math.PI).toBeCloseTo(23.45, 1)
    expect((spencerDeclination(355) * 180) / Math.PI).toBeCloseTo(-23.45, 1)
  })
  test('is within a minute of NOAA’s equation of time on every day', () => {
    for (let day = 1; day <= 365; day += 1) {
      const noaa = sunCoordinates(Date.UTC(2023, 0, day, 12)).equationOfTime
      expect(Math.abs(spencerEquationOfTime(day) * 60 - noaa)).toBeLessThan(1)
    }
  })
})

// Values asserted in pvlib-python's test_atmosphere.
test.each([
  [0.1, 36.467],
  [10, 5.586],
  [90, 1],
])('Air mass at %d° is %d', (altitude, expected) => expect(airMass(altitude)).toBeCloseTo(expected, 2))

describe('The diffuse share of a day, by Erbs', () => {
  const summer = 1.7
  const winter = 1.2
  test('is 0.6083 in summer and 0.5687 in winter at half clearness', () => {
    // 1 + 0.2832·0.5 − 2.5557·0.25 + 0.8448·0.125 = 1 + 0.1416 − 0.638925 + 0.1056
    expect(diffuseShare(0.5, summer)).toBeCloseTo(0.608275, 9)
    // 1 − 0.2727·0.5 + 2.4495·0.25 − 11.9514·0.125 + 9.3879·0.0625 = 1 − 0.13635 + 0.612375 − 1.493925 + 0.58674375
    expect(diffuseShare(0.5, winter)).toBeCloseTo(0.56884375, 9)
  })
  test('is 0.175 in summer and 0.143 in winter on the clearest days, without a step', () => {
    expect(diffuseShare(0.8, summer)).toBe(0.175)
    expect(diffuseShare(0.8, winter)).toBe(0.143)
    expect(Math.abs(diffuseShare(0.7219, summer) - 0.175)).toBeLessThan(0.02)
    expect(Math.abs(diffuseShare(0.7149, winter) - 0.143)).toBeLessThan(0.02)
  })
  test('is nearly 1 on a dark day, and always within 0…1', () => {
    for (const sunset of [summer, winter]) {
      expect(diffuseShare(0.05, sunset)).toBeGreaterThan(0.98)
      for (let k = 0; k <= 1.2; k += 0.01) {
        expectBetween(diffuseShare(k, sunset), 0, 1.01)
      }
    }
  })
})

describe('Diffuse shares with a known sum', () => {
  const weights = [1, 3, 5]
  const together = (shares: readonly number[]) =>
    shares.reduce((sum, share, day) => sum + share * (weights[day] as number), 0) / 9
  test.each([0, 0.2, 0.5, 0.9, 0.99, 1])('add up to %d of all light, none above 1', (known) => {
    const shares = fitShares([0.98, 0.6, 0.2], weights, known)
    expect(together(shares)).toBeCloseTo(known, 12)
    for (const share of shares) expect(share >= 0 && share <= 1 + 1e-12).toBe(true)
  })
  test('keep their order from dark to bright days', () => {
    const [dark, middling, bright] = fitShares([0.98, 0.6, 0.2], weights, 0.7)
    expect(dark).toBe(1)
    expect(middling).toBeGreaterThan(bright ?? 1)
  })
})
