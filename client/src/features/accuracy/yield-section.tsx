import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { kindName, percent, signed } from './figures.ts'
import { ReferenceTable } from './reference-table.tsx'

const { yields } = accuracy

/** The chain from a known climate to a yield, against PVWatts. */
export function YieldSection() {
  return (
    <CardSection heading="The yield of roofs, where the climate is known">
      <p className="mb-4 text-soft">
        Each place’s monthly sun and temperature went into our model; its hourly weather went into PVWatts. Both answer
        what the same system yields in a year. PVWatts is itself known to hold within ±10 % of what systems yield over
        many years, so this is a distance between models, not from the truth.
      </p>
      <ReferenceTable
        caption="Our model’s error by kind of roof, over a year"
        head={['Roof', 'Cases', 'Sun: mean', 'Sun: worst', 'Yield: mean', 'Yield: worst', 'Yield: balance']}
        rows={yields.byKind.map(({ kind, irradiation, ac }) => errors(kindName(kind), irradiation, ac))}
        foot={errors('All', yields.irradiation, yields.ac)}
      />
      <p className="mt-4">
        A single month’s yield lies {percent(yields.acByMonth.mean)} from PVWatts on average ({yields.acByMonth.cases}{' '}
        months). PVWatts lets racks stand in rows that shade each other, which takes about 3 %; ours stand alone.
      </p>
      <p className="mt-4">
        “At worst” means the largest error of all cases named. With {yields.places.length} places that is no limit: of
        nine places picked alike, one will on average lie beyond the worst of the other eight.
      </p>
      <div className="mt-6">
        <ReferenceTable
          caption="Yield of a year: our model against PVWatts, place by place"
          head={['Place', ...yields.byKind.map(({ kind }) => kindName(kind))]}
          rows={yields.places.map(({ name }) => [
            name,
            ...yields.byKind.map(({ kind }) => {
              const found = yields.byCase.find((each) => each.place === name && each.kind === kind)
              return found ? signed(found.ac) : ''
            }),
          ])}
        />
      </div>
    </CardSection>
  )
}

type Errors = typeof yields.ac

const errors = (name: string, irradiation: Errors, ac: Errors) => [
  name,
  String(ac.cases),
  percent(irradiation.mean),
  percent(irradiation.worst),
  percent(ac.mean),
  percent(ac.worst),
  signed(ac.bias),
]
