import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { PlanCase } from '#shared/plan/plan-range.ts'
import type { Region } from '#shared/region.ts'
import { FoldedSection } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePlanAnswer } from '../../engine/use-plan-answer.ts'

/** What the good and the bad case are. */
export function AccuracySection() {
  const { outlook, region } = usePlanAnswer()
  if (!outlook) return null
  const { poor, good } = outlook.range
  return (
    <FoldedSection heading={t('How accurate is this?')} className="print:hidden">
      <div className="grid gap-3">
        <p>
          {t(
            'In a bad case, you are left with {poor}. We put the chance that you do better at about 9 in 10. In a good case, it is {good}. We put the chance that you do better than that at about 1 in 10.',
            { poor: formatFigure(poor.npv, 'money', region), good: formatFigure(good.npv, 'money', region) },
          )}
        </p>
        <p>{describeCase(t('Bad case'), poor, region)}</p>
        <p>{describeCase(t('Good case'), good, region)}</p>
        <p>
          <TextLink href="/accuracy">{t('How we checked our model')}</TextLink>
        </p>
      </div>
    </FoldedSection>
  )
}

/** Shares are shown with one decimal of a percent. */
const SHOWN_RISE = 0.001

function describeCase(name: string, { yield: output, priceRise, at: { shape = 0 } }: PlanCase, region: Region): string {
  const sentences = [
    t(
      '{name}: {output} of the expected output, and electricity prices that {change, select, rise {rise {share} a year} fall {fall {share} a year} other {do not rise}}.',
      {
        name,
        output: formatShare(output, region),
        change: Math.abs(priceRise) < SHOWN_RISE / 2 ? 'none' : priceRise < 0 ? 'fall' : 'rise',
        share: formatShare(Math.abs(priceRise), region, 1),
      },
    ),
    shape !== 0 &&
      t('You also use {change, select, less {less} other {more}} of your electricity in daylight.', {
        change: shape < 0 ? 'less' : 'more',
      }),
  ]
  return sentences.filter(Boolean).join(' ')
}
