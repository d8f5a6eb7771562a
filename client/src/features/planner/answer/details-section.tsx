import type { PlanFigure } from '#shared/home/plan/figures-of-plan.ts'
import type { Region } from '#shared/region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { known, usePlan } from '../reckoning/plan-store.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import { writeFigure } from '../write.ts'
import { HowItIsKnown } from './how-it-is-known.tsx'
import { MONEY_BY_YEAR, MoneyByYear } from './money-by-year.tsx'

/** Every figure with its formula and the user's own numbers in it, and the money year by year. */
export function DetailsSection() {
  const plan = known(usePlan().plan)
  const region = useRegionOfHome()
  if (!plan) return null
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
        <Disclosure title={MONEY_BY_YEAR} ground="sunken">
          <MoneyByYear plan={plan} region={region} />
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
