import type { Ref } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Calculator } from '#shared/calculators/define.ts'
import type { TypicalPrice } from '#shared/calculators/typical-prices.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useTyped } from './form.ts'
import { NumberInput } from './number-input.tsx'

const defaultHint = (initial: string, price: TypicalPrice | undefined) =>
  price ? `Typical here: ${initial}. Source: ${price.source}` : `Default: ${initial}`

/** The constants of the method, for who knows better for their home. */
export function Assumptions({ calculator, ref }: { calculator: Calculator; ref: Ref<HTMLDetailsElement> }) {
  const { setValue, clearErrors } = useFormContext()
  const typed = useTyped()
  const assumptions = Object.entries(calculator.assumptions)
  if (assumptions.length === 0) return null
  const changed = assumptions.filter(([name, field]) => {
    const reading = field.read(typed[name])
    return !('value' in reading) || reading.value !== field.fallback
  })
  function reset() {
    for (const [name, { initial }] of assumptions) setValue(name, initial)
    clearErrors(assumptions.map(([name]) => name))
  }
  return (
    <Disclosure
      ref={ref}
      ground="sunken"
      printsOpen
      className="print:col-span-full"
      title={changed.length > 0 ? `Assumptions (${changed.length} changed)` : 'Assumptions'}
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
            hint={hint ?? defaultHint(initial, calculator.typicalPrices[name])}
            range={range}
          />
        ))}
      </div>
      <Button
        variant="secondary"
        size="small"
        className="mt-5 print:hidden"
        disabled={changed.length === 0}
        onClick={reset}
      >
        Reset to defaults
      </Button>
    </Disclosure>
  )
}
