import { currencySymbol } from '#shared/format/money.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { Price } from '#shared/home/costs.ts'
import { t } from '#shared/language/t.ts'
import { useHomeRegion, usePricedHome } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { FigureField, readField } from '../../fields/figure-field.tsx'

/** Asks what panels and battery cost, in place of tariffs. */
export default function OffGridPrices() {
  const region = useHomeRegion()
  const { price, batteryPrice } = usePricedHome(({ money }) => money)
  const currency = currencySymbol(region)
  return (
    <CardSection heading={t('Price')}>
      <div className="grid gap-6">
        <PriceField
          label={t('Panels, installed ({currency} per kWp)', { currency })}
          hint={t('With inverter, frames, work and taxes. Divide the price on a quote by its kWp.')}
          path="money.price"
          price={price}
        />
        <PriceField
          label={t('Battery, installed ({currency} per kWh)', { currency })}
          hint={t('Divide the price on a quote by the usable kWh.')}
          path="money.batteryPrice"
          price={batteryPrice}
        />
      </div>
    </CardSection>
  )
}

interface PriceFieldProps {
  readonly label: string
  readonly hint: string
  readonly path: 'money.price' | 'money.batteryPrice'
  readonly price: Price | undefined
}

function PriceField({ price, ...field }: PriceFieldProps) {
  const region = useHomeRegion()
  const fixed = price?.kind === 'by-size' ? price.fixed : undefined
  return (
    <div>
      <FigureField
        {...field}
        figure="money.price.each"
        toStored={(each) => ({ kind: 'by-size', each, ...(fixed !== undefined && { fixed }) })}
        fromStored={readField('by-size', 'each')}
      />
      {fixed !== undefined && fixed > 0 && (
        <p className="mt-2 text-soft">
          {t('Plus {fixed}, whatever the size.', { fixed: formatFigure(fixed, 'money', region) })}
        </p>
      )}
    </div>
  )
}
