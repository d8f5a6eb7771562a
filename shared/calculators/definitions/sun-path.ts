import { degrees, quantity, words } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
import { number } from '../fields.ts'
import { round } from '../rounding.ts'

/** Constants of Helioplan's published method. */
const TILT_PER_DEGREE = 0.76 // [° of tilt per ° of latitude]
const TILT_AT_EQUATOR = 3.1 // [°]
const HOURS_AT_EQUATOR = 12 // [h/day]
/** About 11 m on the ground. */
const COORDINATE_STEP = 0.0001 // [°]

/**
 * @param latitude [°], north positive, -90 to 90
 * @returns optimalAngle [° from horizontal], orientation (South on the equator), peakSunHours [h/day]
 */
export function sunPathAnalysis({ latitude }: { readonly latitude: number }) {
  const fromEquator = Math.abs(latitude)
  return {
    optimalAngle: round(fromEquator * TILT_PER_DEGREE + TILT_AT_EQUATOR),
    orientation: latitude >= 0 ? 'South' : 'North',
    peakSunHours: round(Math.cos((fromEquator * Math.PI) / 180) * HOURS_AT_EQUATOR, 1),
  }
}

export default defineCalculator(catalogueEntry('sun-path'), {
  version: 1,
  fields: {
    latitude: number('Latitude', {
      name: 'Latitude',
      hint: 'Degrees; north of the equator is positive, south negative.',
      min: -90,
      max: 90,
      step: COORDINATE_STEP,
    }),
    longitude: number('Longitude', {
      name: 'Longitude',
      hint: 'Degrees; east of Greenwich is positive, west negative.',
      min: -180,
      max: 180,
      step: COORDINATE_STEP,
    }),
  },
  formula: sunPathAnalysis,
  cards: {
    optimalAngle: degrees('Optimal Tilt Angle', 'From flat, for panels that do not move.'),
    orientation: words('Orientation', 'Where the panels should face.'),
    peakSunHours: quantity('Peak Sun Hours', 'hours/day', 1, 'By latitude alone, without weather.'),
  },
  notes: ({ latitude, longitude }, { exact, region }) =>
    [`Location: ${exact(latitude)}`, exact(longitude)].join(region.decimalSign === ',' ? '; ' : ', '),
  working: ({ latitude }, results, { readable, decimals, exact }) => {
    const fromEquator = exact(Math.abs(latitude))
    return [
      {
        label: 'Tilt angle',
        formula: `${fromEquator}° × ${exact(TILT_PER_DEGREE)} + ${exact(TILT_AT_EQUATOR)}° = ${readable(Math.abs(latitude) * TILT_PER_DEGREE + TILT_AT_EQUATOR)}°`,
        value: `${decimals(results.optimalAngle, 0)}°`,
      },
      {
        label: 'Orientation',
        formula: `${exact(latitude)}° is ${latitude >= 0 ? '0° or north of it' : 'south of 0°'}`,
        value: results.orientation,
      },
      {
        label: 'Peak sun hours',
        formula: `cos(${fromEquator}°) × ${HOURS_AT_EQUATOR} h`,
        value: `${decimals(results.peakSunHours, 1)} hours/day`,
      },
    ]
  },
  method: ({ exact }) => [
    `The tilt is your distance from the equator in degrees times ${exact(TILT_PER_DEGREE)}, plus ${exact(TILT_AT_EQUATOR)}°, to the nearest degree.`,
    'Panels face the equator: south on the northern half of the earth and on the equator itself, north on the southern half.',
    `The peak sun hours are ${HOURS_AT_EQUATOR} times the cosine of the latitude. Clouds, air and seasons are not in it.`,
  ],
})
