import { currencySymbol } from '#shared/format/money.ts'
import { withExportRate } from '#shared/home/export-rate.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { FigureField, readField } from '../../fields/figure-field.tsx'

export default function ExportRateField() {
  const home = useHome((home) => home)
  const region = useHomeRegion()
  return (
    <FigureField
      label={t('Export rate ({currency} per kWh)', { currency: currencySymbol(region) })}
      hint={t('What your electricity provider or grid operator pays per kWh you send to the grid.')}
      path="tariff.selling"
      figure="tariff.selling.price"
      toStored={(price) => withExportRate(home, price).tariff.selling}
      fromStored={readField('net-billing', 'price')}
      hidesSource
    />
  )
}
