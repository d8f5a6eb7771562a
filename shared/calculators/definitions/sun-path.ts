import { t } from '../../language/t.ts'
import { degrees, formatCardFigure, quantity, withUnit, words } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
import { number } from '../fields.ts'
import { round } from '../rounding.ts'

/** Constants of Helioplan's published method. */
const TILT_PER_DEGREE = 0.76 // [° of tilt per ° of latitude]
const TILT_AT_EQUATOR = 3.1 // [°]
const HOURS_AT_EQUATOR = 12 // [h/day]
/** The step is about 11 m on the ground. */
const COORDINATE_STEP = 0.0001 // [°]

/**
 * @param latitude [°], north positive, -90 to 90
 * @returns optimalAngle [° from horizontal], orientation (South on the equator), peakSunHours [h/day]
 */
export function sunPathAnalysis({ latitude }: { readonly latitude: number }) {
  const fromEquator = Math.abs(latitude)
  return {
    optimalAngle: round(fromEquator * TILT_PER_DEGREE + TILT_AT_EQUATOR),
    // untranslated: stored
    orientation: latitude >= 0 ? 'South' : 'North',
    peakSunHours: round(Math.cos((fromEquator * Math.PI) / 180) * HOURS_AT_EQUATOR, 1),
  }
}

export default defineCalculator('sun-path', (formats) => {
  const { readable, decimals, exact } = formats
  const orientation = words(
    t('Orientation'),
    { South: t('South'), North: t('North') },
    t('The direction the panels should face.'),
  )
  const peakSunHours = quantity(t('Peak Sun Hours'), t('hours/day'), 1, t('By latitude alone, without weather.'))
  return createDefinition({
    version: 1,
    fields: {
      latitude: number(t('Latitude'), {
        hint: t('In degrees. North of the equator is positive, south is negative.'),
        min: -90,
        max: 90,
        step: COORDINATE_STEP,
      }),
      longitude: number(t('Longitude'), {
        hint: t('In degrees. East of Greenwich is positive, west is negative.'),
        min: -180,
        max: 180,
        step: COORDINATE_STEP,
      }),
    },
    formula: sunPathAnalysis,
    cards: {
      optimalAngle: degrees(t('Optimal Tilt Angle'), t('The slope from flat, for panels that do not move.')),
      orientation,
      peakSunHours,
    },
    notes: ({ latitude, longitude }) =>
      t('Location: {place}', {
        place: [exact(latitude), exact(longitude)].join(formats.region.decimalSign === ',' ? '; ' : ', '),
      }),
    working: ({ latitude }, results) => {
      const fromEquator = exact(Math.abs(latitude))
      return [
        {
          label: t('Tilt angle'),
          formula: `${fromEquator}° × ${exact(TILT_PER_DEGREE)} + ${exact(TILT_AT_EQUATOR)}° = ${readable(Math.abs(latitude) * TILT_PER_DEGREE + TILT_AT_EQUATOR)}°`,
          value: `${decimals(results.optimalAngle, 0)}°`,
        },
        {
          label: t('Orientation'),
          formula: t(
            '{side, select, south {{latitude} is south of {equator}} other {{latitude} is at {equator} or north of it}}',
            {
              latitude: `${exact(latitude)}°`,
              side: latitude < 0 ? 'south' : 'north',
              equator: `${exact(0)}°`,
            },
          ),
          value: formatCardFigure(orientation.figure(results.orientation, formats)),
        },
        {
          label: t('Peak sun hours'),
          formula: `cos(${fromEquator}°) × ${withUnit(exact(HOURS_AT_EQUATOR), 'h')}`,
          value: formatCardFigure(peakSunHours.figure(results.peakSunHours, formats)),
        },
      ]
    },
    method: [
      t('The tilt is your distance from the equator in degrees times {factor}, plus {start}, to the nearest degree.', {
        factor: exact(TILT_PER_DEGREE),
        start: `${exact(TILT_AT_EQUATOR)}°`,
      }),
      t(
        'Panels face the equator: south in the northern half of the earth and on the equator, north in the southern half.',
      ),
      t('The peak sun hours are {hours} times the cosine of the latitude. Clouds, air and seasons are not included.', {
        hours: exact(HOURS_AT_EQUATOR),
      }),
    ],
  })
})
