import { expect, test } from 'vitest'
import { readPlaceText } from '#shared/places/place-text.ts'

test.each([
  ['52.52, 13.405', 52.52, 13.405],
  ['52.52,13.405', 52.52, 13.405],
  ['-33.8688 151.2093', -33.8688, 151.2093],
  ['−33.8688; 151.2093', -33.8688, 151.2093],
  ['33.8688° S, 151.2093° E', -33.8688, 151.2093],
  ['39.7392° N, 104.9903° W', 39.7392, -104.9903],
  ['52,52; 13,405', 52.52, 13.405],
  ['52,52 13,405', 52.52, 13.405],
  ['52,52, 13,405', 52.52, 13.405],
  ['52, 13', 52, 13],
  // 48° 51′ 24″ = 48 + 51/60 + 24/3600 = 48.8566…; 2° 21′ = 2.35
  [`48°51'24"N 2°21'0"E`, 48 + 51 / 60 + 24 / 3600, 2.35],
  ['33°52′S 151°12′E', -(33 + 52 / 60), 151.2],
])('%j are coordinates', (text, latitude, longitude) => {
  const place = readPlaceText(text)
  expect(place.kind).toBe('point')
  if (place.kind !== 'point') return
  expect(place.latitude).toBeCloseTo(latitude, 9)
  expect(place.longitude).toBeCloseTo(longitude, 9)
})

test.each([
  'SW1A 1AA',
  'sw1a1aa',
  'M1',
  'LS1 4AP',
  '85001',
  '85001-1234',
  '10115',
  '110001',
  '110 001',
  '01310-100',
  '100-0001',
  'K1A 0B1',
  'M5V',
  '1012 AB',
  '1012AB',
  'D02 X285',
  'C1425ABC',
  'LV-1010',
  'D-10115',
  '111 22',
  '1000-001',
])('%j is a postcode', (text) => expect(readPlaceText(text)).toEqual({ kind: 'postcode' }))

test.each([
  ['Leeds', 'Leeds'],
  [' São Paulo ', 'São Paulo'],
  ['10115 Berlin', 'Berlin'],
  ['D-10115 Berlin', 'Berlin'],
  ['Phoenix 85001', 'Phoenix'],
  ['1000-001 Lisboa', 'Lisboa'],
  ['25 de Mayo', '25 de Mayo'],
  ['6 de Octubre', '6 de Octubre'],
  ['100 Mile House', '100 Mile House'],
  ['Ås', 'Ås'],
  ['Y', 'Y'],
  ['91, 200', '91, 200'],
  ['', ''],
])('%j is the name %j', (text, name) => expect(readPlaceText(text)).toEqual({ kind: 'name', name }))

test('A long text is read at once', () => {
  const times = Array.from({ length: 10 }, () => {
    const start = performance.now()
    readPlaceText('1 '.repeat(1e5))
    readPlaceText(`${'1'.repeat(60)} ${' '.repeat(30)}x`)
    return performance.now() - start
  })
  // Other programs of the machine take some of the others.
  expect(Math.min(...times)).toBeLessThan(50)
})
