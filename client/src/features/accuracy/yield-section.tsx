import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatPercent, formatRoofKind, formatSignedPercent } from './figures.ts'

const { yields } = accuracy

export function YieldSection() {
  return (
    <CardSection heading="The yield of roofs, where the climate is known">
      <p className="mb-4 text-soft">
        Each place’s monthly sun and temperature went into our model; its hourly weather went into PVWatts. Both answer
        what the same system yields in a year. PVWatts is itself known to hold within ±10 % of what systems yield over
        many years, so this is a distance between models, not from the truth.
      </p>
      <FigureTable
        caption="Our model’s error by kind of roof, over a year"
        columns={['Roof', 'Cases', 'Sun: mean', 'Sun: worst', 'Yield: mean', 'Yield: worst', 'Yield: balance']}
        rows={yields.byKind.map(({ kind, irradiation, ac }) => createErrorRow(formatRoofKind(kind), irradiation, ac))}
        foot={createErrorRow('All', yields.irradiation, yields.ac)}
      />
      <p className="mt-4">
        A single month’s yield lies {formatPercent(yields.acByMonth.mean)} from PVWatts on average (
        {yields.acByMonth.cases} months). PVWatts lets racks stand in rows that shade each other, which takes about 3 %;
        ours stand alone.
      </p>
      <p className="mt-4">
        “At worst” means the largest error of all cases named. With {yields.places.length} places that is no limit: of
        nine places picked alike, one will on average lie beyond the worst of the other eight.
      </p>
      <div className="mt-6">
        <FigureTable
          caption="Yield of a year: our model against PVWatts, place by place"
          columns={['Place', ...yields.byKind.map(({ kind }) => formatRoofKind(kind))]}
          rows={yields.places.map(({ name }) => [
            name,
            ...yields.byKind.map(({ kind }) => {
              const yieldCase = yields.byCase.find((candidate) => candidate.place === name && candidate.kind === kind)
              return yieldCase ? formatSignedPercent(yieldCase.ac) : ''
            }),
          ])}
        />
      </div>
    </CardSection>
  )
}

type ErrorFigures = typeof yields.ac

const createErrorRow = (name: string, irradiation: ErrorFigures, ac: ErrorFigures) => [
  name,
  String(ac.cases),
  formatPercent(irradiation.mean),
  formatPercent(irradiation.worst),
  formatPercent(ac.mean),
  formatPercent(ac.worst),
  formatSignedPercent(ac.bias),
]
