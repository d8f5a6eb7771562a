import { describe, expect, test } from 'vitest'
import { cosIncidence, orientPlane } from '#shared/solar/plane.ts'
import { sunDirection } from '#shared/solar/sun-position.ts'
import { splitSkyLight } from '#shared/solar/transposition.ts'
import { forAll, real } from '../../support/laws.ts'

const RADIANS = Math.PI / 180
/** A sky of one slot with the sun in one place, for what only asks for its direction. */
const sunAt = (zenith: number, azimuth: number) => ({
  east: Float64Array.of(Math.sin(zenith * RADIANS) * Math.sin(azimuth * RADIANS)),
  north: Float64Array.of(Math.sin(zenith * RADIANS) * Math.cos(azimuth * RADIANS)),
  up: Float64Array.of(Math.cos(zenith * RADIANS)),
  sectors: null,
})

// Values asserted in pvlib-python's test_irradiance: tilt 40°, azimuth 180°, at 32.2° N 111° W on 24 June 2014.
describe('Transposition against pvlib-python', () => {
  test.each([
    { zenith: 82.85457044, azimuth: 66.71410338, direct: 316.1949056, diffuse: 40.46149818, expected: 31.46046871 },
    { zenith: 72.41687122, azimuth: 287.04104128, direct: 646.22886049, diffuse: 62.03376265, expected: 45.45539877 },
  ])('Perez at zenith $zenith°: $expected W/m² of sky light', ({ zenith, azimuth, direct, diffuse, expected }) => {
    const light = sunAt(zenith, azimuth)
    const up = light.up[0] as number
    const sky = splitSkyLight(direct * up, diffuse, 1321.1655834833093, up)
    const plane = orientPlane(light, { tilt: 40, azimuth: 180 })
    const circumsolar = (sky.beam - direct) * Math.max(0, cosIncidence(plane, light, 0))
    const computed = circumsolar + sky.isotropic * plane.isotropic + sky.horizonBand * plane.horizonBand
    // The reference takes the air mass at the zenith as refraction lifts it.
    expect(Math.abs(computed - expected)).toBeLessThan(0.005)
  })

  test.each([
    { tilt: 30, facing: 180, zenith: 30, azimuth: 180, cos: 1 },
    { tilt: 30, facing: 180, zenith: 150, azimuth: 0, cos: -1 },
    { tilt: 90, facing: 0, zenith: 30, azimuth: 60, cos: 0.25 },
    { tilt: 90, facing: 0, zenith: 30, azimuth: 170, cos: -0.4924038 },
  ])('a plane of $tilt° facing $facing° has a cosine of $cos', ({ tilt, facing, zenith, azimuth, cos }) => {
    const light = sunAt(zenith, azimuth)
    expect(cosIncidence(orientPlane(light, { tilt, azimuth: facing }), light, 0)).toBeCloseTo(cos, 6)
  })
})

describe('The sky model', () => {
  const share = real(0, 1)
  test('keeps all light on the horizontal for any sun and split', () => {
    forAll([share, share, real(-1, 1)], (direct, diffuse, cosZenith) => {
      const { beam, isotropic } = splitSkyLight(direct, diffuse, 1.36, cosZenith)
      expect(beam * Math.max(0, cosZenith) + isotropic).toBeCloseTo(direct + diffuse, 9)
      expect(beam >= 0 && isotropic >= -1e-12).toBe(true)
    })
  })
  test('has a bright horizon band at a clear noon and a dark one when overcast', () => {
    expect(splitSkyLight(0.75, 0.1, 1.36, 0.85).horizonBand).toBeGreaterThan(0)
    expect(splitSkyLight(0, 0.2, 1.36, 0.85).horizonBand).toBeLessThan(0)
  })
  test('never has a beam above the extraterrestrial one', () => {
    const up = Math.sin(sunDirection(0, 0, 88).altitude * RADIANS)
    // A sun at 2° could carry no more than 1.36 · sin 2° = 0.047 of 0.3 kW/m² on the horizontal.
    const { beam, isotropic } = splitSkyLight(0.3, 0, 1.36, up)
    expect(beam * up).toBeLessThan(0.3)
    expect(isotropic).toBeGreaterThan(0.2)
  })
})
