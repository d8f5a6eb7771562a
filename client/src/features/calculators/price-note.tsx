import { type Calculation, type Calculator, currencyOf } from '#shared/calculators/define.ts'
import { figureFormatsOf } from '#shared/format/figures.ts'
import { formatList } from '#shared/format/list.ts'
import { countryName } from '#shared/format/names.ts'
import { t } from '#shared/language/t.ts'
import { useRegion } from '../../home/region.ts'

interface PriceNoteProps {
  readonly calculator: Calculator
  readonly inputs: Calculation['inputs']
}

/** Note on prices that the visitor did not enter. US dollars in the US need no note. */
export function PriceNote({ calculator, inputs }: PriceNoteProps) {
  const { country, locale, decimalSign } = useRegion()
  const currency = currencyOf(inputs)
  if (country === 'US' && currency === 'USD') return null
  const { exactMoney } = figureFormatsOf({ locale, decimalSign, currency })
  const typicalPrices: string[] = []
  const unitedStatesPrices: string[] = []
  for (const [key, { describePrice, constant }] of Object.entries(calculator.assumptions)) {
    if (!describePrice || constant === undefined) continue
    const value = inputs[key] === undefined ? constant : Number(inputs[key])
    const price = describePrice(exactMoney(value))
    if (value === calculator.typicalPrices[key]?.value) typicalPrices.push(price)
    else if (value === constant) unitedStatesPrices.push(price)
  }
  if (typicalPrices.length + unitedStatesPrices.length === 0) return null
  return (
    <p className="mb-4 text-note text-soft">
      {typicalPrices.length > 0 &&
        t('We used typical prices ({country}): {prices}.', {
          country: countryName(country),
          prices: formatList(typicalPrices),
        })}{' '}
      {unitedStatesPrices.length > 0 &&
        t('We used US prices, not converted: {prices}.', { prices: formatList(unitedStatesPrices) })}{' '}
      {t('You can change them under Assumptions.')}
    </p>
  )
}
