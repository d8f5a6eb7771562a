import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import type { AccuracySection } from './accuracy-section.tsx'
import { type AccuracyFormats, formatName, formatRoofKind } from './figures.ts'

const { yields } = accuracy

type ErrorFigures = typeof yields.ac

const outputSection = ({ number, percent, signedPercent }: AccuracyFormats): AccuracySection => {
  const errorRow = (name: string, irradiation: ErrorFigures, ac: ErrorFigures) => [
    name,
    number(ac.cases),
    percent(irradiation.mean),
    percent(irradiation.worst),
    percent(ac.mean),
    percent(ac.worst),
    signedPercent(ac.bias),
  ]
  return {
    heading: t('Roof output when the climate is known'),
    intro: t(
      'We gave our model the monthly sunshine and temperature of each place, and PVWatts its hourly weather. Both work out the yearly output of the same system. PVWatts itself is within ±{error} of what real systems make over many years. So this compares two models, not a model with the truth.',
      { error: percent(10) },
    ),
    table: {
      caption: t('Error of our model by type of roof, over a year'),
      columns: [
        t('Roof'),
        t('Cases'),
        t('Sunshine: average error'),
        t('Sunshine: largest error'),
        t('Output: average error'),
        t('Output: largest error'),
        t('Output: average with sign'),
      ],
      rows: yields.byKind.map(({ kind, irradiation, ac }) => errorRow(formatRoofKind(kind), irradiation, ac)),
      foot: errorRow(t('All'), yields.irradiation, yields.ac),
    },
    remarks: [
      t(
        'The output of a single month differs from PVWatts by {mean} on average ({months, plural, one {# month} other {# months}}). In PVWatts, open frames stand in rows that shade each other, which costs about {loss}. Ours stand alone.',
        { mean: percent(yields.acByMonth.mean), months: yields.acByMonth.cases, loss: percent(3) },
      ),
      t(
        'The largest error is that of all cases named here. It is not a limit: with {places, plural, one {# place} other {# places}}, the next place exceeds it about 1 time in {chance}.',
        { places: yields.places.length, chance: number(yields.places.length + 1) },
      ),
    ],
    secondTable: {
      caption: t('Yearly output: our model compared with PVWatts, place by place'),
      columns: [t('Place'), ...yields.byKind.map(({ kind }) => formatRoofKind(kind))],
      rows: yields.places.map(({ name }) => [
        formatName(name),
        ...yields.byKind.map(({ kind }) => {
          const yieldCase = yields.byCase.find((candidate) => candidate.place === name && candidate.kind === kind)
          return yieldCase ? signedPercent(yieldCase.ac) : ''
        }),
      ]),
    },
  }
}

const { endToEnd } = accuracy
const { withoutNetwork, inRange } = endToEnd

const townSection = ({ number, percent, count, signedNumber, signedPercent }: AccuracyFormats): AccuracySection => ({
  heading: t('Output from the town alone'),
  intro: t(
    'Here we use nothing from the reference: only our own climate for the town, then our model. Climate is the larger unknown. Coasts, valleys and mountains are smaller than the cells of our climate table. Weather files differ too: at US stations our sunshine is {tmy2} above one collection (TMY2) and {tmy3} above another (TMY3), which includes 4 of these places.',
    { tmy2: percent(0.6), tmy3: percent(4.1) },
  ),
  table: {
    caption: t("Our climate and output compared with PVWatts on each place's own weather, over a year"),
    columns: [
      t('Place'),
      t('Class'),
      t('Sunshine'),
      t('Air temperature'),
      t('Output, roof facing the equator'),
      t('Roof faces within our range'),
    ],
    rows: endToEnd.byPlace.map(({ place, quality, sun, temperatureDegrees, planes }) => [
      formatName(place),
      quality ?? '',
      signedPercent(sun),
      `${signedNumber(temperatureDegrees)} °C`,
      signedPercent(planes.find(({ kind }) => kind === 'roofTowardsEquator')?.ac ?? 0),
      count({ cases: planes.length, hold: planes.filter(({ holds }) => holds).length }),
    ]),
  },
  note: t(
    "Class A: NASA's monthly figures for the place. Class B: NASA's yearly figure with the seasons of places nearby (open sea, New Zealand, small islands). Class C: the same in the far north, with seasons from further south.",
  ),
  points: [
    t(
      'Sunshine: {mean} off on average, {bias} on balance, {worst} at most. Air temperature: {airMean} °C off on average, {airWorst} °C at most.',
      {
        mean: percent(endToEnd.sun.mean),
        bias: signedPercent(endToEnd.sun.bias),
        worst: percent(endToEnd.sun.worst),
        airMean: number(endToEnd.temperatureDegrees.mean),
        airWorst: number(endToEnd.temperatureDegrees.worst),
      },
    ),
    t('Output: {mean} off on average, {worst} at most, for {faces, plural, one {# roof face} other {# roof faces}}.', {
      mean: percent(endToEnd.ac.mean),
      worst: percent(endToEnd.ac.worst),
      faces: endToEnd.ac.cases,
    }),
    t(
      'Coarse climate table, used if the fine one does not load: sunshine {sun}, air temperature {air} °C and output {output} off on average.',
      {
        sun: percent(withoutNetwork.sun.mean),
        air: number(withoutNetwork.temperatureDegrees.mean),
        output: percent(withoutNetwork.ac.mean),
      },
    ),
  ],
})

const coarse = withoutNetwork.inRange

const rangeSection = ({ countAndShare }: AccuracyFormats): AccuracySection => ({
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
  remarks: t(
    'The references are models too. They do not show how far models differ from real systems, or how much single years vary. Our range includes both, so more than 8 in 10 cases are within it. The last row leaves both out, so fewer are.',
  ),
})

const { scatter } = accuracy

const yearsSection = ({ number, percent }: AccuracyFormats): AccuracySection => {
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
    remarks: t(
      'Over all months ours differs from theirs by {points} percentage points on average. On balance the difference is {bias} percentage points. In the tropics ours is too high, because days there are more alike than we assume.',
      { points: number(scatter.monthPoints), bias: number(scatter.monthBiasPoints) },
    ),
    source: scatter.source,
  }
}

const { lossMap } = accuracy

const slopeSection = ({ number, percent, count }: AccuracyFormats): AccuracySection => ({
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

/** In the order of the page. */
export const outputSections = [outputSection, townSection, rangeSection, yearsSection, slopeSection]
