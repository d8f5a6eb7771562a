import { useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

const names = new Intl.DisplayNames('en', { type: 'currency' })
const nameOf = (currency: string) => `${names.of(currency)} (${currency})`

interface CurrencyQuestionProps {
  /** ISO 4217: of the amounts that were typed, and of the new place or region. */
  readonly from: string
  readonly to: string
  readonly onAnswer: (answer: 'same numbers' | 'remove' | 'keep currency') => void
}

/** Asks what becomes of typed amounts when the currency changes. It takes the focus: nothing changes before the answer. */
export function CurrencyQuestion({ from, to, onAnswer }: CurrencyQuestionProps) {
  const id = useId()
  const self = useRef<HTMLFieldSetElement>(null)
  useEffect(() => self.current?.focus(), [])
  return (
    <fieldset
      ref={self}
      tabIndex={-1}
      aria-describedby={id}
      className="mt-4 grid gap-3 rounded-2xl border-[1.5px] border-sun bg-sun-soft p-4"
    >
      <legend className="sr-only">Your amounts and the currency</legend>
      <p id={id}>
        Your amounts are in {nameOf(from)}. The currency there is {nameOf(to)}. We do not convert amounts.
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
