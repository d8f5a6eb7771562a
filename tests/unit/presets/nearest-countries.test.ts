import { expect, test } from 'vitest'
import { PRESET_COUNTRIES } from '#shared/presets/load.ts'
import { nearestCountries } from '#shared/presets/nearest-countries.ts'

test.each([
  ['Reykjavík', 64.1, -21.9, ['IE', 'GB', 'NO']],
  ['Quito', -0.2, -78.5, ['CO', 'PE']],
  ['Accra', 5.6, -0.2, ['NG', 'MA']],
  ['Kathmandu', 27.7, 85.3, ['BD', 'IN']],
  ['Auckland', -36.8, 174.8, ['NZ', 'AU']],
])('The nearest countries of %s', (_, latitude, longitude, countries) => {
  expect(nearestCountries(latitude, longitude).slice(0, countries.length)).toEqual(countries)
})

test('Every country with typical figures has a place', () => {
  expect([...nearestCountries(0, 0)].sort()).toEqual([...PRESET_COUNTRIES].sort())
})
