import { formatFigure } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import { t } from '#shared/language/t.ts'
import { answerFigures } from '#shared/plan/answer-figures.ts'
import type { Plan } from '#shared/plan/plan.ts'
import { useHomeRegion, useRegionWithProviders } from '../../../home/home-region.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

/** What the answer assumed about the provider's prices and may decide it. */
export function PriceNotes({ home, plan }: { home: Home; plan: Plan }) {
  const withProviders = useRegionWithProviders()
  const region = useHomeRegion()
  const isTypical = (['tariff.buying', 'tariff.selling'] as const).some(
    (path) => provenanceOf(home, path).kind !== 'yours',
  )
  const asksProvider = withProviders && home.region.provider === undefined && isTypical
  const isFree = hasNoBill(home, plan)
  if (!asksProvider && !isFree) return null
  return (
    <div className="grid gap-2 text-note leading-snug text-soft">
      {asksProvider && (
        <p>
          {t('We use prices and export terms typical of {region}.', { region: withProviders.name })}{' '}
          <TextLink href="/plan/home#region.provider">{t('Who is your electricity provider?')}</TextLink>
        </p>
      )}
      {isFree && (
        <p>
          {tRich(
            'A bill of {amount} is rare: most providers charge a fixed or minimum amount each month. Enter your <link>minimum monthly charge (My Money)</link>.',
            {
              amount: formatFigure(0, 'money', region),
              link: (text) => <TextLink href="/plan/money#tariff.minimumPerMonth">{text}</TextLink>,
            },
          )}
        </p>
      )}
    </div>
  )
}

/** Nothing is left to pay, only because no charge is known that solar does not save. */
function hasNoBill(home: Home, plan: Plan): boolean {
  const { tariff } = home
  const { billBefore, billAfter } = answerFigures(home, plan)
  const charges = [tariff.fixedPerMonth, tariff.minimumPerMonth, tariff.minimumPerYear, tariff.solarCharges]
  return Math.round(billAfter) === 0 && billBefore > 0 && charges.every((charge) => charge === undefined)
}
