import type { PlanFigure } from '#shared/home/plan/figures-of-plan.ts'
import type { Region } from '#shared/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/chart/chart-figure.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { HowItIsKnown } from './how-it-is-known.tsx'
import { known, usePlan } from './plan-store.ts'
import { useRegionOfHome } from './region-of-home.ts'
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
      <p className="mb-5 text-soft">
        Each figure with its formula and your own numbers in it.{' '}
        <TextLink href="/accuracy">What our figures were checked against</TextLink>
      </p>
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
  const { label, value, unit } = figure
  return (
    <Disclosure
      ground="sunken"
      title={
        <>
          {label}: <strong>{writeFigure(value, unit, region)}</strong>
        </>
      }
    >
      <HowItIsKnown figure={figure} region={region} />
    </Disclosure>
  )
}
