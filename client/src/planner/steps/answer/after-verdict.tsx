import { formatFigure } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import { t } from '#shared/language/t.ts'
import { answerFigures } from '#shared/plan/answer-figures.ts'
import type { Plan } from '#shared/plan/plan.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { regionOf } from '#shared/region.ts'
import { useCountryPreset, useHomeRegion, useRegionWithProviders } from '../../../home/home-region.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePlan, usePlanAnswer } from '../../engine/plan-store.ts'
import { RecommendationNotes, SizeChips } from '../system/size-choice.tsx'

/* What the verdict and its numbers do without on the first screen, in one chunk that loads once they are shown. */

export function SizeList() {
  const home = usePlan(({ plannedHome }) => plannedHome)
  return home && <SizeChips plannedHome={home} />
}

export function SizeColumns() {
  const home = usePlan(({ plannedHome }) => plannedHome)
  return home && <SizeChips plannedHome={home} layout="columns" className="print:hidden" />
}

export function AnswerNotes() {
  const { plan, home } = usePlanAnswer()
  return (
    <>
      {home && plan && <UnusualFigures home={home} plan={plan} />}
      {home && plan && <PriceNotes home={home} plan={plan} />}
      <RecommendationNotes />
    </>
  )
}

/** What the answer assumed about the provider's prices and may decide it. */
function PriceNotes({ home, plan }: { home: Home; plan: Plan }) {
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

/** A bill above this multiple of the typical use may be for more than electricity. */
const MUCH_USE = 2
/** A price this many times the typical one, or this part of it, may be a slip. */
const UNUSUAL_PRICE = 3
/** A price between these multiples may be in hundredths. */
const IN_HUNDREDTHS = [30, 300] as const

/** Asks about figures of the user's own that are far from the typical ones of the country. */
function UnusualFigures({ home, plan }: { home: Home; plan: Plan }) {
  const preset = useCountryPreset()
  const region = useHomeRegion()
  if (!preset || preset.country !== home.region.country) return null
  const { use } = plan.energy.totals
  const typicalUse = preset.use?.value
  const { amount, car, heatPump } = home.use
  const isPlainBill = amount?.kind === 'bill' && !car && !heatPump
  const isMuchUse = isPlainBill && typicalUse !== undefined && use > MUCH_USE * typicalUse
  const unusualPrice = findUnusualPrice(home, preset)
  if (!isMuchUse && !unusualPrice) return null
  return (
    <div className="grid gap-2 text-note leading-snug">
      {isMuchUse && (
        <p>
          {t('Your bill means about {use}, more than twice the usual {typical}. Does it include gas or heating?', {
            use: formatFigure(Number(use.toPrecision(2)), 'kWh/year', region),
            typical: formatFigure(typicalUse, 'kWh/year', region),
          })}{' '}
          <TextLink href="/plan/home#use.amount">{t('Check your bill')}</TextLink>
        </p>
      )}
      {unusualPrice && (
        <p>
          {unusualPrice.isInHundredths
            ? t('You entered {price}. Did you mean {corrected}?', {
                price: formatFigure(unusualPrice.own, 'money/kWh', region),
                corrected: formatFigure(unusualPrice.own / 100, 'money/kWh', region),
              })
            : t('You entered {price}, and {typical} is usual. Is that right?', {
                price: formatFigure(unusualPrice.own, 'money/kWh', region),
                typical: formatFigure(unusualPrice.typical, 'money/kWh', region),
              })}{' '}
          <TextLink href="/plan/money#tariff.buying">{t('Check your price')}</TextLink>
        </p>
      )}
    </div>
  )
}

/** Finds an unusual flat price of the user's own, in the currency of the country's figures [currency/kWh]. */
function findUnusualPrice(home: Home, { country, price }: Preset) {
  const { periods = [] } = home.tariff.buying ?? {}
  const own = periods.length === 1 && periods[0]?.blocks.length === 1 ? periods[0].blocks[0]?.price : undefined
  const typical = price?.unitRate ?? price?.value
  const isOwn = provenanceOf(home, 'tariff.buying').kind === 'yours'
  const { currency } = regionOf(country)
  if (!own || !typical || !isOwn || (price?.currency ?? currency) !== currency || home.region.currency !== currency)
    return undefined
  const times = own / typical
  if (times < UNUSUAL_PRICE && times > 1 / UNUSUAL_PRICE) return undefined
  return { own, typical, isInHundredths: times > IN_HUNDREDTHS[0] && times < IN_HUNDREDTHS[1] }
}
