import { describe, expect, test } from 'vitest'
import { absoluteAirMass, airMass, haurwitz, ineichen, standardPressure } from '#shared/solar/clear-sky.ts'
import { erbsHourlyDiffuseFraction, erbsMonthlyDiffuseFraction, pageDiffuseFraction } from '#shared/solar/diffuse.ts'
import {
  clearSkyDay,
  daylightHours,
  extraterrestrialDay,
  extraterrestrialNormal,
  faoDeclination,
  faoDistance,
  irradiationFromSunshine,
  spencerDeclination,
  sunsetHourAngle,
} from '#shared/solar/extraterrestrial.ts'

// FAO Irrigation and Drainage Paper 56, examples 8, 9, 10 and 18.
describe('Extraterrestrial irradiation agrees with FAO-56', () => {
  test('example 8: 20° S on 3 September', () => {
    expect(faoDistance(246)).toBeCloseTo(0.985, 3)
    expect(faoDeclination(246)).toBeCloseTo(0.12, 3)
    expect(sunsetHourAngle(-20, faoDeclination(246))).toBeCloseTo(1.527, 3)
    expect(extraterrestrialDay(-20, 246) * 3.6).toBeCloseTo(32.2, 1)
  })
  test('example 9: 11.7 hours of daylight', () => {
    expect(daylightHours(-20, 246)).toBeCloseTo(11.7, 1)
  })
  test('example 10: 14.45 MJ from 7.1 of 10.9 hours of sunshine', () => {
    expect(irradiationFromSunshine(25.1, 7.1, 10.9)).toBeCloseTo(14.45, 1)
  })
  test('example 18: 30.9 MJ under a clear sky at 100 m', () => {
    expect(clearSkyDay(41.09, 100)).toBeCloseTo(30.9, 1)
  })
  test('in polar night there is none, in polar day 24 hours of light', () => {
    expect(extraterrestrialDay(80, 355)).toBe(0)
    expect(extraterrestrialDay(-90, 172)).toBe(0)
    expect(daylightHours(80, 172)).toBe(24)
    expect(daylightHours(90, 355)).toBe(0)
  })
  test('day 300: 1383.6 W/m² facing the sun, as pvlib-python asserts for Spencer, ASCE and NREL (± 10)', () => {
    expect(Math.abs(extraterrestrialNormal(300) * 1000 - 1383.636)).toBeLessThan(10)
  })
  test('Spencer’s declination is ±23.45° at the solstices', () => {
    expect((spencerDeclination(172) * 180) / Math.PI).toBeCloseTo(23.45, 1)
    expect((spencerDeclination(355) * 180) / Math.PI).toBeCloseTo(-23.45, 1)
  })
})

// Values asserted in pvlib-python's tests (test_atmosphere, test_clearsky, test_irradiance), partly from PVLIB MATLAB.
describe('The clear sky agrees with pvlib-python', () => {
  test.each([
    [0.1, 36.467],
    [10, 5.586],
    [90, 1],
  ])('air mass at %d° is %d', (altitude, expected) => expect(airMass(altitude)).toBeCloseTo(expected, 2))

  test.each([
    [-100, 102532.073],
    [0, 101324.999],
    [1000, 89874.75],
    [8000, 35600.496],
  ])('pressure at %d m is %d Pa', (elevation, pascal) => expect(standardPressure(elevation)).toBeCloseTo(pascal, 1))

  test.each([
    [-20, 0],
    [-0.05, 0],
    [5, 48.6298687941956],
    [10, 135.741748091813],
    [30, 487.894132885425],
    [50, 778.766689344363],
    [90, 1035.0920325345],
  ])('Haurwitz at %d° is %d W/m²', (altitude, expected) => expect(haurwitz(altitude)).toBeCloseTo(expected, 6))

  test.each([
    { zenith: 10, mass: 1, global: 1038.159219, direct: 942.2081860378344, diffuse: 110.26529293612793 },
    { zenith: 82.85457044, mass: 6.97935524, global: 65.49426624, direct: 321.16092181, diffuse: 25.54562017 },
    { zenith: 46.0467599, mass: 1.32355476, global: 704.6968125, direct: 888.90147035, diffuse: 87.73601277 },
    { zenith: 34.86074109, mass: 1.12008114, global: 853.02065704, direct: 922.06124712, diffuse: 96.42909484 },
    { zenith: 72.41687122, mass: 3.01614096, global: 251.99427693, direct: 655.44925241, diffuse: 53.9901349 },
  ])('Ineichen at zenith $zenith°', ({ zenith, mass, global, direct, diffuse }) => {
    const sky = ineichen(90 - zenith, mass, 0, 1364, 3)
    expect(sky.global).toBeCloseTo(global, 4)
    expect(sky.directNormal).toBeCloseTo(direct, 4)
    expect(sky.diffuse).toBeCloseTo(diffuse, 4)
  })

  test('is dark below the horizon, and thinner up a mountain', () => {
    expect(ineichen(-1, 1, 0, 1364)).toEqual({ global: 0, directNormal: 0, diffuse: 0 })
    expect(absoluteAirMass(30, 2000)).toBeLessThan(absoluteAirMass(30, 0))
  })

  test.each([
    // Erbs: diffuse / global of pvlib-python's cases.
    [0.405723511, 41.5703604 / 50],
    [0.718132729, 217.860117 / 1000],
    [0.768214312, 170.790318 / 1000],
  ])('hourly diffuse share at clearness %d', (clearness, share) => {
    expect(erbsHourlyDiffuseFraction(clearness)).toBeCloseTo(share, 5)
  })

  test('diffuse shares stay between 0 and 1 and fall as the sky clears', () => {
    for (let k = 0; k <= 1; k += 0.05) {
      for (const share of [pageDiffuseFraction(k), erbsMonthlyDiffuseFraction(k, 1.2), erbsHourlyDiffuseFraction(k)]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
      expect(pageDiffuseFraction(k + 0.05)).toBeLessThanOrEqual(pageDiffuseFraction(k))
    }
    expect(pageDiffuseFraction(0.5)).toBeCloseTo(1 - 1.13 * 0.5, 10)
  })
})
