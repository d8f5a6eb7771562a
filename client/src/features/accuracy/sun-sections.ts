import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import type { AccuracySection } from './accuracy-section.tsx'
import { type AccuracyFormats, formatName } from './figures.ts'

const { inRange, withoutNetwork } = accuracy.endToEnd
const coarse = withoutNetwork.inRange

export const rangeSection = ({ countAndShare }: AccuracyFormats): AccuracySection => ({
  heading: t('Is our range right?'),
  intro: t(
    'Our range should include 8 in 10 cases. A weather file is a typical year and stands for the average of many years. So we first compare its output with our range for the 25-year average.',
  ),
  table: {
    caption: t('References within our range'),
    columns: [t('Period'), t('Fine climate table'), t('Coarse climate table')],
    rows: [
      [t('The 25-year average'), countAndShare(inRange.meanYear), countAndShare(coarse.meanYear)],
      [t('One year'), countAndShare(inRange.singleYear), countAndShare(coarse.singleYear)],
      [t('One month'), countAndShare(inRange.month), countAndShare(coarse.month)],
      [
        t('The 25-year average, uncertainty of the climate only'),
        countAndShare(inRange.meanYearOfClimateAlone),
        countAndShare(coarse.meanYearOfClimateAlone),
      ],
    ],
  },
  remarks: [
    t(
      'The references are models too. They do not show how far models differ from real systems, or how much single years vary. Our range includes both, so more than 8 in 10 cases are within it. The last row leaves both out, so fewer are.',
    ),
  ],
})

const { scatter } = accuracy

export const yearsSection = ({ number, percent }: AccuracyFormats): AccuracySection => {
  const pair = ({ ours, reference }: { readonly ours: number; readonly reference: number }) =>
    t('{ours}, PVGIS {reference}', { ours: percent(ours), reference: percent(reference) })
  return {
    heading: t('Good and bad years'),
    intro: t(
      'How much single months and years vary depends on how much the days of a climate differ. PVGIS knows this from many years of satellite pictures. The table shows one standard deviation, ours and theirs.',
    ),
    table: {
      caption: t('Variation of output from year to year'),
      columns: [t('Place'), t('Years'), t('Year'), t('Least variable month'), t('Most variable month')],
      rows: scatter.byPlace.map(({ name, years, year, steadiestMonth, unruliestMonth }) => [
        formatName(name),
        years,
        pair(year),
        pair(steadiestMonth),
        pair(unruliestMonth),
      ]),
    },
    remarks: [
      t(
        'Over all months ours differs from theirs by {points} percentage points on average. On balance the difference is {bias} percentage points. In the tropics ours is too high, because days there are more alike than we assume.',
        { points: number(scatter.monthPoints), bias: number(scatter.monthBiasPoints) },
      ),
    ],
    source: scatter.source,
  }
}

const { lossMap } = accuracy

export const slopeSection = ({ number, percent, count }: AccuracyFormats): AccuracySection => ({
  heading: t('Best slope and loss map'),
  points: [
    t(
      "Our best slope differs from that of PVWatts by {mean}° on average and {worst}° at most. By PVWatts' own figures, its output is within {limit} of the best at {ours} places. The simple formula is within it at {formula} places.",
      {
        mean: number(lossMap.degrees.mean),
        worst: number(lossMap.degrees.worst),
        limit: percent(1),
        ours: count(lossMap.bestWithinOnePerCent),
        formula: count(lossMap.formulaWithinOnePerCent),
      },
    ),
    t(
      'How much less a roof makes than the best slope and direction: our map and PVWatts differ by {mean} percentage points on average and {worst} at most, for {roofs, plural, one {# roof} other {# roofs}}.',
      {
        mean: number(lossMap.lossPoints.mean),
        worst: number(lossMap.lossPoints.worst),
        roofs: lossMap.lossPoints.cases,
      },
    ),
  ],
})

const { positionDegrees, riseTransitSetSeconds } = accuracy.sun

/** The data has four decimals of a degree. */
const DIGITS = 4

export const sunSection = ({ number }: AccuracyFormats): AccuracySection => {
  const degrees = (value: number) =>
    value === 0 ? t('less than {limit}°', { limit: number(10 ** -DIGITS, DIGITS) }) : `${number(value, DIGITS)}°`
  return {
    heading: t('Sun position and times'),
    points: [
      t(
        "Position: {height} off in height and {direction} in direction, compared with the worked example of NREL's Solar Position Algorithm.",
        { height: degrees(positionDegrees.altitude), direction: degrees(positionDegrees.azimuth) },
      ),
      t(
        'Sunrise, solar noon and sunset: {mean} s off the same algorithm on average, {worst} s at most, in {cases, plural, one {# case} other {# cases}}. A hill, a house and the air of the day change them by minutes.',
        {
          mean: number(riseTransitSetSeconds.mean),
          worst: number(riseTransitSetSeconds.worst),
          cases: riseTransitSetSeconds.cases,
        },
      ),
    ],
  }
}
