import { type Calculation, type Calculator, currencyOf } from '#shared/calculators/define.ts'
import { figureFormatsOf } from '#shared/format/figures.ts'
import { countryInSentence } from '#shared/format/names.ts'
import { useRegion } from '../../state/region.ts'

interface PriceNoteProps {
  readonly calculator: Calculator
  readonly inputs: Calculation['inputs']
}

/** For prices that the visitor did not enter. US dollars in the US need no note. */
export function PriceNote({ calculator, inputs }: PriceNoteProps) {
  const { country, locale, decimalSign } = useRegion()
  const currency = currencyOf(inputs)
  if (country === 'US' && currency === 'USD') return null
  const { exactMoney } = figureFormatsOf({ locale, decimalSign, currency })
  const typicalPrices: string[] = []
  const unitedStatesPrices: string[] = []
  for (const [key, { label, isMoney, constant }] of Object.entries(calculator.assumptions)) {
    if (!isMoney || constant === undefined) continue
    const value = inputs[key] === undefined ? constant : Number(inputs[key])
    const price = `${exactMoney(value)} per ${/\/([^)]+)\)/.exec(label)?.[1]}`
    if (value === calculator.typicalPrices[key]?.value) typicalPrices.push(price)
    else if (value === constant) unitedStatesPrices.push(price)
  }
  if (typicalPrices.length + unitedStatesPrices.length === 0) return null
  return (
    <p className="mb-4 text-note text-soft">
      {typicalPrices.length > 0 &&
        `Uses ${formatPossessive(countryInSentence(country))} typical prices: ${typicalPrices.join(', ')}. `}
      {unitedStatesPrices.length > 0 && `Uses US prices, not converted: ${unitedStatesPrices.join(', ')}. `}
      Change them under Assumptions.
    </p>
  )
}

const formatPossessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)
