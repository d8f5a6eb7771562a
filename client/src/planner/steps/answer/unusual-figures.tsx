import { formatFigure } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import { t } from '#shared/language/t.ts'
import type { Plan } from '#shared/plan/plan.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { regionOf } from '#shared/region.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { TextLink } from '../../../ui/text-link.tsx'

/** A bill above this multiple of the typical use may be for more than electricity. */
const MUCH_USE = 2
/** A price this many times the typical one, or this part of it, may be a slip. */
const UNUSUAL_PRICE = 3
/** A price between these multiples may be in hundredths. */
const IN_HUNDREDTHS = [30, 300] as const

/** Asks about figures of the user's own that are far from the typical ones of the country. */
export function UnusualFigures({ home, plan }: { home: Home; plan: Plan }) {
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
