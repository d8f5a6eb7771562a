import type { Ref } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Calculator } from '#shared/calculators/define.ts'
import type { TypicalPrice } from '#shared/calculators/typical-prices.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useFormValues } from './calculator-form.ts'
import { NumberInput } from './number-input.tsx'

const formatDefaultHint = (defaultText: string, price: TypicalPrice | undefined) =>
  price ? `Typical here: ${defaultText}. Source: ${price.source}` : `Default: ${defaultText}`

/** Constants of the method that users can replace. */
export function Assumptions({ calculator, ref }: { calculator: Calculator; ref: Ref<HTMLDetailsElement> }) {
  const { setValue, clearErrors } = useFormContext()
  const values = useFormValues()
  const assumptions = Object.entries(calculator.assumptions)
  if (assumptions.length === 0) return null
  const changedAssumptions = assumptions.filter(([name, field]) => {
    const reading = field.read(values[name])
    return !('value' in reading) || reading.value !== field.fallback
  })
  function resetToDefaults() {
    for (const [name, { initial }] of assumptions) setValue(name, initial)
    clearErrors(assumptions.map(([name]) => name))
  }
  return (
    <Disclosure
      ref={ref}
      background="sunken"
      printsOpen
      className="print:col-span-full"
      title={changedAssumptions.length > 0 ? `Assumptions (${changedAssumptions.length} changed)` : 'Assumptions'}
    >
      <p className="mb-5 text-sm text-soft print:hidden">
        The method rests on these figures. Change what you know better for your home; an emptied box counts as the
        default.
        {calculator.currency !== 'USD' &&
          assumptions.some(([name, { isMoney }]) => isMoney && !calculator.typicalPrices[name]) &&
          ' We know no typical price for your region here: the default is the US price in dollars, not converted. Enter your own.'}
      </p>
      <div className="grid gap-5 print:grid-cols-3 print:gap-x-6 print:gap-y-2">
        {assumptions.map(([name, { label, hint, initial, range }]) => (
          <NumberInput
            key={name}
            name={name}
            label={label}
            hint={hint ?? formatDefaultHint(initial, calculator.typicalPrices[name])}
            range={range}
          />
        ))}
      </div>
      <Button
        variant="secondary"
        size="small"
        className="mt-5 print:hidden"
        disabled={changedAssumptions.length === 0}
        onClick={resetToDefaults}
      >
        Reset to defaults
      </Button>
    </Disclosure>
  )
}
