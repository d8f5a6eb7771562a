import type { Term } from '#shared/home/plan/figure.ts'
import type { PlanFigure } from '#shared/home/plan/figures-of-plan.ts'
import type { Region } from '#shared/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/chart/chart-figure.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { known, usePlan } from './plan-store.ts'
import { useRegionOfHome } from './region-of-home.ts'
import { originOfTerm } from './term-origin.ts'
import { writeFigure } from './write.ts'

/** Every figure with its formula and the user's own numbers in it, and the money year by year. */
export function DetailsSection() {
  const plan = known(usePlan().plan)
  const region = useRegionOfHome()
  if (!plan) return null
  const money = (value: number | undefined) => writeFigure(value ?? null, 'money', region)
  const { cashFlow, years, cumulative } = plan
  return (
    <CardSection heading="How do you know?" className="print:hidden">
      <div className="grid gap-3 *:min-w-0">
        {Object.entries(plan.figures).map(([name, figure]) => (
          <Working key={name} figure={figure} region={region} />
        ))}
        <Disclosure title="Money year by year" ground="sunken">
          <FigureTable
            label="Money year by year"
            table={{
              columns: ['Year', 'Bill without', 'Bill with', 'Saved', 'Upkeep', 'Left over', 'So far'],
              rows: [
                {
                  name: '0',
                  cells: ['–', '–', '–', '–', money(cashFlow.flow[0]), money(cumulative[0])],
                },
                ...years.map(({ year, billBefore, billAfter }) => ({
                  name: String(year),
                  cells: [
                    money(billBefore),
                    money(billAfter),
                    money(cashFlow.savings[year - 1]),
                    money(cashFlow.upkeep[year - 1]),
                    money(cashFlow.flow[year]),
                    money(cumulative[year]),
                  ],
                })),
              ],
            }}
          />
        </Disclosure>
      </div>
    </CardSection>
  )
}

function Working({ figure, region }: { figure: PlanFigure; region: Region }) {
  const { label, value, unit, formula, terms, range } = figure
  return (
    <Disclosure
      ground="sunken"
      title={
        <>
          {label}: <strong>{writeFigure(value, unit, region)}</strong>
        </>
      }
    >
      <p className="font-semibold">{formula}</p>
      <ul className="mt-3 grid gap-1.5">
        {terms.map((term) => (
          <li key={term.name}>
            {term.name}: <strong>{valueOfTerm(term, region)}</strong>{' '}
            <span className="text-sm text-soft">{originOfTerm(term)}</span>
          </li>
        ))}
      </ul>
      {range && (
        <p className="mt-3 text-note text-soft">
          In 8 of 10 cases {writeFigure(range.low, unit, region)} to {writeFigure(range.high, unit, region)}.
        </p>
      )}
    </Disclosure>
  )
}

const valueOfTerm = ({ value, unit }: Term, region: Region): string =>
  typeof value === 'number'
    ? writeFigure(value, unit, region)
    : value.map((each) => writeFigure(each, unit, region)).join('; ')
