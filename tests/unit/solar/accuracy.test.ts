import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { accuracyText, measureAccuracy } from '../../../server/cli/accuracy.ts'

const accuracy = await measureAccuracy()
const kind = (name: string) => {
  const found = accuracy.pvwatts.byKind.find((entry) => entry.kind === name)
  if (!found) throw new Error(`No reference of kind ${name}`)
  return found
}

describe('Against NREL’s PVWatts V8 at eight places, from each place’s monthly climate', () => {
  test('every place brings its six planes', () => {
    expect(accuracy.pvwatts.places).toHaveLength(8)
    expect(accuracy.pvwatts.byCase).toHaveLength(48)
  })
  test('light on roofs towards the equator is within 2.5 % a year on average', () => {
    expect(kind('roofTowardsEquator').irradiation.mean).toBeLessThanOrEqual(2.5)
    expect(kind('horizontal').irradiation.mean).toBeLessThanOrEqual(2.5)
  })
  test.each(['roofEast', 'roofTowardsPole', 'wallTowardsEquator', 'rackTowardsEquator'])(
    'light on a %s is within 5 %% a year on average',
    (name) => expect(kind(name).irradiation.mean).toBeLessThanOrEqual(5),
  )
  test('AC yield is within 3 % a year on average and 10 % at worst', () => {
    expect(accuracy.pvwatts.ac.mean).toBeLessThanOrEqual(3)
    expect(accuracy.pvwatts.ac.worst).toBeLessThanOrEqual(10)
  })
  test('the best tilt loses less than 1 % against the reference’s', () => {
    expect(accuracy.bestTilt.lossAtReferenceTilt.worst).toBeLessThan(1)
  })
})

test('The accuracy page’s figures are what the committed references give today', async () => {
  const committed = await readFile(new URL('../../../shared/solar/accuracy.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(JSON.parse(accuracyText(accuracy)))
})
