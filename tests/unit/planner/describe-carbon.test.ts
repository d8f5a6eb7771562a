import { describe, expect, test } from 'vitest'
import { estimateCarbon } from '#shared/carbon/estimate-carbon.ts'
import { findGridIntensity } from '#shared/carbon/grid-intensity.ts'
import { regionOf } from '#shared/region.ts'
import {
  describeCarbonPayback,
  describeGrid,
  summarizeCarbon,
} from '../../../client/src/planner/words/describe-carbon.ts'

const region = regionOf('DE')

/** A system without a battery that makes 1,000 kWh/kWp for 25 years. */
function estimate(country: string, kwp = 3) {
  const year = { solar: kwp * 1000, clipped: 0, charge: 0, gridCharge: 0, discharge: 0 }
  const carbon = estimateCarbon(Array(25).fill(year), { country }, { kwp, batteryKwh: 0, batteryReplacements: 0 })
  if (!carbon) throw new Error(`Unknown: ${country}`)
  return carbon
}
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const summary = (country: string, kwp?: number) => plain(summarizeCarbon(estimate(country, kwp), 25, region))

describe('The line about carbon', () => {
  test.each([
    // 3 kWp × 329.6 kg; 3 × (5,216 − 1,110) to 3 × (8,240 − 1,110).
    ['DE', 3, 'Avoids 990 kg of CO₂ in year 1 and 12 to 21 t over 25 years.'],
    ['PL', 0.06, 'Avoids 35 kg of CO₂ in year 1 and 540 to 820 kg over 25 years.'],
    // No trend: one total.
    ['AW', 3, 'Avoids 1.7 t of CO₂ in year 1 and 38 t over 25 years.'],
    ['FI', 3, 'Avoids 170 kg of CO₂ in year 1. In 25 years, it may avoid less than making it causes.'],
    ['NO', 3, 'Avoids 84 kg of CO₂ in year 1. In 25 years, it avoids less than making it causes.'],
    ['DE', 0, 'This system avoids no CO₂.'],
  ])('in %s with %d kWp', (country, kwp, line) => {
    expect(summary(country, kwp)).toBe(line)
  })
})

describe('The text about carbon', () => {
  test('gives what making the system causes, its range and the carbon payback', () => {
    expect(plain(describeCarbonPayback(estimate('DE'), 25, region))).toBe(
      'Making this system causes about 3.3 t of CO₂ (2.1 t to 4.2 t). It avoids as much in 3.4 years: this is its carbon payback. We subtract this from the totals.',
    )
  })

  test('says that panels hardly repay their carbon on the cleanest grids', () => {
    const text = plain(describeCarbonPayback(estimate('SE'), 25, region))
    expect(text).toContain(
      'It would need 31 years to avoid as much. So panels hardly repay the CO₂ of making them here.',
    )
    expect(plain(describeCarbonPayback(estimate('PL'), 25, region))).not.toContain('hardly')
  })

  test('gives the grid of today with its year, its trend and doubts', () => {
    expect(plain(describeGrid(estimate('DE').grid, region))).toMatch(
      /^The grid today \(Germany, 2025\): 330 g of CO₂ per kWh\. The country's grid became cleaner by 4\.1% a year over 10 years\./,
    )
    expect(plain(describeGrid(estimate('LA').grid, region))).toContain('dirtier by 11.2% a year')
    expect(plain(describeGrid(estimate('AW').grid, region))).toContain('hardly changed')
    expect(plain(describeGrid(estimate('LK').grid, region))).toContain('rough figure')
  })
})

test('says of a stated intensity that the user entered it, and no trend where none is known', () => {
  const grid = (country: string) => {
    const found = findGridIntensity({ country }, 615)
    if (!found) throw new Error('no grid')
    return plain(describeGrid(found, region))
  }
  expect(grid('TV')).toBe('The grid today: 615 g of CO₂ per kWh, as you entered.')
  expect(grid('DE')).toMatch(
    /^The grid today: 615 g of CO₂ per kWh, as you entered\. The country's grid became cleaner/,
  )
})
