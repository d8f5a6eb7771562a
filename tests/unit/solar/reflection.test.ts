import { describe, expect, test } from 'vitest'
import { beamTransmittance } from '#shared/solar/plane.ts'
import { equivalentGroundAngle, equivalentSkyAngle, incidenceModifier } from '#shared/solar/reflection.ts'

describe('Transmittance of the glass', () => {
  // Values asserted in pvlib-python's test_iam: a coating of 1.29, and bare glass.
  test.each([
    [0, 1],
    [22.5, 0.99944171],
    [45, 0.9917463],
    [67.5, 0.91506158],
    [90, 0],
    [100, 0],
  ])('at %d° is %d of normal incidence', (angle, expected) => {
    expect(incidenceModifier(angle, 1.29)).toBeCloseTo(expected, 7)
  })
  test('at 45° of bare glass is 0.98797788', () => {
    expect(incidenceModifier(45, 1)).toBeCloseTo(0.98797788, 7)
  })

  test('falls with the angle, and is higher with a coating', () => {
    for (let angle = 5; angle <= 90; angle += 5) {
      expect(incidenceModifier(angle)).toBeLessThan(incidenceModifier(angle - 5))
      if (angle < 90) expect(incidenceModifier(angle)).toBeGreaterThan(incidenceModifier(angle, 1))
    }
  })

  test('from the table matches the formula within 10⁻⁵', () => {
    for (let cosine = -1; cosine <= 1; cosine += 0.0007) {
      const angle = (Math.acos(cosine) * 180) / Math.PI
      expect(Math.abs(beamTransmittance(cosine) - Math.max(0, cosine) * incidenceModifier(angle))).toBeLessThan(1e-5)
    }
    expect(beamTransmittance(1)).toBeCloseTo(1, 12)
    expect(beamTransmittance(1 + 1e-15)).toBeCloseTo(1, 12)
  })

  test('of isotropic light equals a beam’s at about 60°, as in Duffie & Beckman', () => {
    expect(equivalentSkyAngle(0)).toBe(59.7)
    // 59.7 − 0.1388·90 + 0.001497·8100 = 59.7 − 12.492 + 12.1257
    expect(equivalentSkyAngle(90)).toBeCloseTo(59.3337, 9)
    expect(equivalentGroundAngle(0)).toBe(90)
    // 90 − 0.5788·90 + 0.002693·8100 = 90 − 52.092 + 21.8133
    expect(equivalentGroundAngle(90)).toBeCloseTo(59.7213, 9)
  })
})
