import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatName, formatRoofKind, useAccuracyFormats } from './figures.ts'

const { yields } = accuracy

type ErrorFigures = typeof yields.ac

export function YieldSection() {
  const { number, percent, signedPercent } = useAccuracyFormats()
  const errorRow = (name: string, irradiation: ErrorFigures, ac: ErrorFigures) => [
    name,
    number(ac.cases),
    percent(irradiation.mean),
    percent(irradiation.worst),
    percent(ac.mean),
    percent(ac.worst),
    signedPercent(ac.bias),
  ]
  return (
    <CardSection heading={t('Roof output when the climate is known')}>
      <p className="mb-4 text-soft">
        {t(
          'We gave our model the monthly sunshine and temperature of each place, and PVWatts its hourly weather. Both work out the yearly output of the same system. PVWatts itself is within ±{error} of what real systems make over many years. So this compares two models, not a model with the truth.',
          { error: percent(10) },
        )}
      </p>
      <FigureTable
        caption={t('Error of our model by type of roof, over a year')}
        columns={[
          t('Roof'),
          t('Cases'),
          t('Sunshine: average error'),
          t('Sunshine: largest error'),
          t('Output: average error'),
          t('Output: largest error'),
          t('Output: average with sign'),
        ]}
        rows={yields.byKind.map(({ kind, irradiation, ac }) => errorRow(formatRoofKind(kind), irradiation, ac))}
        foot={errorRow(t('All'), yields.irradiation, yields.ac)}
      />
      <p className="mt-4">
        {t(
          'The output of a single month differs from PVWatts by {mean} on average ({months, plural, one {# month} other {# months}}). In PVWatts, open frames stand in rows that shade each other, which costs about {loss}. Ours stand alone.',
          { mean: percent(yields.acByMonth.mean), months: yields.acByMonth.cases, loss: percent(3) },
        )}
      </p>
      <p className="mt-4">
        {t(
          'The largest error is that of all cases named here. It is not a limit: with {places, plural, one {# place} other {# places}}, the next place exceeds it about 1 time in {chance}.',
          { places: yields.places.length, chance: number(yields.places.length + 1) },
        )}
      </p>
      <div className="mt-6">
        <FigureTable
          caption={t('Yearly output: our model compared with PVWatts, place by place')}
          columns={[t('Place'), ...yields.byKind.map(({ kind }) => formatRoofKind(kind))]}
          rows={yields.places.map(({ name }) => [
            formatName(name),
            ...yields.byKind.map(({ kind }) => {
              const yieldCase = yields.byCase.find((candidate) => candidate.place === name && candidate.kind === kind)
              return yieldCase ? signedPercent(yieldCase.ac) : ''
            }),
          ])}
        />
      </div>
    </CardSection>
  )
}
