import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import type { AccuracySection } from './accuracy-section.tsx'
import { type AccuracyFormats, formatName, formatRoofKind } from './figures.ts'

const { yields } = accuracy

type ErrorFigures = typeof yields.ac

export const outputSection = ({ number, percent, signedPercent }: AccuracyFormats): AccuracySection => {
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
const { withoutNetwork } = endToEnd

export const townSection = ({
  number,
  percent,
  count,
  signedNumber,
  signedPercent,
}: AccuracyFormats): AccuracySection => ({
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
