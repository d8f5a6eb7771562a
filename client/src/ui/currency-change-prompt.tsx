import { useEffect, useId, useRef } from 'react'
import { currencyName } from '#shared/format/names.ts'
import { Button } from './button.tsx'

const formatCurrencyName = (currency: string) => `${currencyName(currency)} (${currency})`

interface CurrencyChangePromptProps {
  /** Currency of the typed amounts, and of the new place or region (ISO 4217). */
  readonly from: string
  readonly to: string
  readonly onAnswer: (answer: 'same numbers' | 'remove' | 'keep currency') => void
}

/** It takes the focus, and nothing changes before the answer. */
export function CurrencyChangePrompt({ from, to, onAnswer }: CurrencyChangePromptProps) {
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => fieldset.current?.focus(), [])
  return (
    <fieldset
      ref={fieldset}
      tabIndex={-1}
      aria-describedby={id}
      className="mt-4 grid gap-3 rounded-2xl border-[1.5px] border-sun bg-sun-soft p-4"
    >
      <legend className="sr-only">Your amounts and the currency</legend>
      <p id={id}>
        Your amounts are in {formatCurrencyName(from)}. The currency there is {formatCurrencyName(to)}. We do not
        convert amounts.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onAnswer('same numbers')}>
          Keep the numbers, in {to}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onAnswer('keep currency')}>
          Keep {from}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onAnswer('remove')}>
          Remove my amounts
        </Button>
      </div>
    </fieldset>
  )
}
