import { type Calculation, type Calculator, currencyOf } from '#shared/calculators/define.ts'
import { figuresOf } from '#shared/calculators/figures.ts'
import { countryInSentence } from '#shared/region.ts'
import { useRegion } from '../../state/region.ts'

interface PriceNoteProps {
  readonly calculator: Calculator
  readonly inputs: Calculation['inputs']
}

/** Says where the prices of a result come from that the visitor did not enter. Dollars of the United States need no note. */
export function PriceNote({ calculator, inputs }: PriceNoteProps) {
  const { country, locale, decimalSign } = useRegion()
  const currency = currencyOf(inputs)
  if (country === 'US' && currency === 'USD') return null
  const { plainMoney } = figuresOf({ locale, decimalSign, currency })
  const typical: string[] = []
  const unitedStates: string[] = []
  for (const [key, { label, isMoney, constant }] of Object.entries(calculator.assumptions)) {
    if (!isMoney || constant === undefined) continue
    const value = inputs[key] === undefined ? constant : Number(inputs[key])
    const price = `${plainMoney(value)} per ${/\/([^)]+)\)/.exec(label)?.[1]}`
    if (value === calculator.typicalPrices[key]?.value) typical.push(price)
    else if (value === constant) unitedStates.push(price)
  }
  if (typical.length + unitedStates.length === 0) return null
  return (
    <p className="mb-4 text-note text-soft">
      {typical.length > 0 && `Uses ${possessive(countryInSentence(country))} typical prices: ${typical.join(', ')}. `}
      {unitedStates.length > 0 && `Uses US prices, not converted: ${unitedStates.join(', ')}. `}
      Change them under Assumptions.
    </p>
  )
}

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)
