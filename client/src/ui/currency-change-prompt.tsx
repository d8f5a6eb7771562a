import { useEffect, useId, useRef } from 'react'
import { currencyName } from '#shared/format/names.ts'
import { t } from '#shared/language/t.ts'
import { Button } from './button.tsx'

const formatCurrencyName = (currency: string) => `${currencyName(currency)} (${currency})`

interface CurrencyChangePromptProps {
  /** Currency of the typed amounts, and of the new place or region (ISO 4217). */
  readonly from: string
  readonly to: string
  readonly onAnswer: (answer: 'same-numbers' | 'remove' | 'keep-currency') => void
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
      <legend className="sr-only">{t('Your amounts and the currency')}</legend>
      <p id={id}>
        {t('Your amounts are in {from}. The currency there is {to}. We do not convert amounts.', {
          from: formatCurrencyName(from),
          to: formatCurrencyName(to),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onAnswer('same-numbers')}>
          {t('Keep the numbers, in {currency}', { currency: to })}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onAnswer('keep-currency')}>
          {t('Keep {currency}', { currency: from })}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onAnswer('remove')}>
          {t('Remove my amounts')}
        </Button>
      </div>
    </fieldset>
  )
}
