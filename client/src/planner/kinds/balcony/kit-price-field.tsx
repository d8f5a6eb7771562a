import { currencySymbol } from '#shared/format/money.ts'
import { t } from '#shared/language/t.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { FigureField } from '../../fields/figure-field.tsx'

export function KitPriceField({ className }: { className?: string }) {
  const region = useHomeRegion()
  return (
    <FigureField
      label={t('Price of the kit ({currency})', { currency: currencySymbol(region) })}
      hint={t('With mounting and delivery, less any grant. Prices differ a lot, so enter that of a kit you can buy.')}
      path="balcony.price"
      hidesSource
      {...(className !== undefined && { className })}
    />
  )
}
