import { formatFigure } from '#shared/format/quantity.ts'
import type { PlanFigure } from '#shared/home/plan/plan-figures.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { useHomeRegion } from '../home-region.ts'
import { FigureDerivation } from './figure-derivation.tsx'
import { LabeledValue } from './labeled-value.tsx'
import { MoneyByYear, moneyByYearHeading } from './money-by-year.tsx'

export function DetailsSection() {
  const plan = resultValue(usePlan(({ plan }) => plan))
  const region = useHomeRegion()
  if (!plan) return null
  return (
    <CardSection heading={t('How we worked it out')} className="print:hidden">
      <p className="mb-5 text-soft">
        {t('Every figure, its formula and your numbers.')}{' '}
        <TextLink href="/accuracy">{t('How we checked our model')}</TextLink>
      </p>
      <div className="grid gap-3 *:min-w-0">
        {Object.entries(plan.figures).map(([name, figure]) => (
          <FigureDisclosure key={name} figure={figure} region={region} />
        ))}
        <Disclosure title={moneyByYearHeading()} background="sunken">
          <MoneyByYear plan={plan} region={region} />
        </Disclosure>
      </div>
    </CardSection>
  )
}

function FigureDisclosure({ figure, region }: { figure: PlanFigure; region: Region }) {
  const { label, value, unit } = figure
  return (
    <Disclosure background="sunken" title={<LabeledValue label={label} value={formatFigure(value, unit, region)} />}>
      <FigureDerivation figure={figure} region={region} />
    </Disclosure>
  )
}
