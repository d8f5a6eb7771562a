import { t } from '#shared/language/t.ts'
import { FoldedSection } from '../../../ui/card.tsx'
import { usePlanAnswer } from '../../engine/use-plan-answer.ts'
import { MoneyByYear, moneyByYearHeading } from '../../page/money-by-year.tsx'
import { FigureDisclosure } from './figure-derivation.tsx'

export function DetailsSection() {
  const { plan, region } = usePlanAnswer()
  if (!plan) return null
  return (
    <FoldedSection heading={t('All figures and formulas')} className="print:hidden">
      <p className="mb-5 text-soft">{t('Every figure, its formula and your numbers.')}</p>
      <div className="grid gap-3 *:min-w-0">
        {Object.entries(plan.figures).map(([name, figure]) => (
          <FigureDisclosure key={name} figure={figure} region={region} />
        ))}
      </div>
    </FoldedSection>
  )
}

export function MoneyByYearSection() {
  const { plan, region } = usePlanAnswer()
  if (!plan) return null
  return (
    <FoldedSection heading={moneyByYearHeading()} className="print:hidden">
      <MoneyByYear plan={plan} region={region} />
    </FoldedSection>
  )
}
