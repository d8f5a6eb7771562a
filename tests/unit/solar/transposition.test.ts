import { describe, expect, test } from 'vitest'
import { cosIncidence, splitLight } from '#shared/solar/transposition.ts'

// Values asserted in pvlib-python's test_irradiance: tilt 40°, azimuth 180°, at 32.2° N 111° W on 24 June 2014.
describe('Light on a tilted plane agrees with pvlib-python', () => {
  const plane = { tilt: 40, azimuth: 180 }
  test.each([
    { zenith: 82.85457044, azimuth: 66.71410338, direct: 316.1949056, diffuse: 40.46149818, expected: 27.1775 },
    { zenith: 10.56413562, azimuth: 144.76567754, direct: 939.95469881, diffuse: 118.45831879, expected: 102.9949 },
    { zenith: 72.41687122, azimuth: 287.04104128, direct: 646.22886049, diffuse: 62.03376265, expected: 33.1909 },
  ])(
    'Hay & Davies at zenith $zenith: $expected W/m² of sky light',
    ({ zenith, azimuth, direct, diffuse, expected }) => {
      const cosZenith = Math.cos((zenith * Math.PI) / 180)
      const light = splitLight(direct * cosZenith, diffuse, 1321.1655834833093, cosZenith)
      const incidence = Math.max(0, cosIncidence({ altitude: 90 - zenith, azimuth }, plane))
      const skyShare = (1 + Math.cos((40 * Math.PI) / 180)) / 2
      expect((light.beam - direct) * incidence + light.sky * skyShare).toBeCloseTo(expected, 3)
    },
  )

  test.each([
    { tilt: 30, facing: 180, zenith: 30, azimuth: 180, cos: 1 },
    { tilt: 30, facing: 180, zenith: 150, azimuth: 0, cos: -1 },
    { tilt: 90, facing: 0, zenith: 30, azimuth: 60, cos: 0.25 },
    { tilt: 90, facing: 0, zenith: 30, azimuth: 170, cos: -0.4924038 },
  ])('a plane of $tilt° towards $facing° meets the sun at cosine $cos', ({ tilt, facing, zenith, azimuth, cos }) => {
    expect(cosIncidence({ altitude: 90 - zenith, azimuth }, { tilt, azimuth: facing })).toBeCloseTo(cos, 6)
  })

  test('keeps all light on the horizontal, however low the sun', () => {
    for (const cosZenith of [1, 0.5, 0.087, 0.01, 0]) {
      const { beam, sky } = splitLight(0.3, 0.1, 1.36, cosZenith)
      expect(beam * cosZenith + sky).toBeCloseTo(0.4, 12)
    }
  })
})
