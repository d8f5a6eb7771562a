import { formatFigure } from '#shared/format/quantity.ts'
import type { PlanFigure } from '#shared/home/plan/plan-figures.ts'
import type { Region } from '#shared/region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { useHomeRegion } from '../home-region.ts'
import { FigureDerivation } from './figure-derivation.tsx'
import { MONEY_BY_YEAR, MoneyByYear } from './money-by-year.tsx'

export function DetailsSection() {
  const plan = resultValue(usePlan(({ plan }) => plan))
  const region = useHomeRegion()
  if (!plan) return null
  return (
    <CardSection heading="How do you know?" className="print:hidden">
      <p className="mb-5 text-soft">
        Each figure with its formula and your own numbers in it.{' '}
        <TextLink href="/accuracy">What our figures were checked against</TextLink>
      </p>
      <div className="grid gap-3 *:min-w-0">
        {Object.entries(plan.figures).map(([name, figure]) => (
          <FigureDisclosure key={name} figure={figure} region={region} />
        ))}
        <Disclosure title={MONEY_BY_YEAR} background="sunken">
          <MoneyByYear plan={plan} region={region} />
        </Disclosure>
      </div>
    </CardSection>
  )
}

function FigureDisclosure({ figure, region }: { figure: PlanFigure; region: Region }) {
  const { label, value, unit } = figure
  return (
    <Disclosure
      background="sunken"
      title={
        <>
          {label}: <strong>{formatFigure(value, unit, region)}</strong>
        </>
      }
    >
      <FigureDerivation figure={figure} region={region} />
    </Disclosure>
  )
}
