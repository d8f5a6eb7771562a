import type { Ref } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Calculator } from '#shared/calculators/define.ts'
import type { TypicalPrice } from '#shared/calculators/typical-prices.ts'
import { t } from '#shared/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useFormValues } from './calculator-form.tsx'
import { NumberInput } from './number-inputs.tsx'

const formatDefaultHint = (defaultText: string, price: TypicalPrice | undefined) =>
  price
    ? t('Typical here: {value}. Source: {source}', { value: defaultText, source: price.source })
    : t('Default: {value}', { value: defaultText })

/** Constants of the method that users can replace. */
interface AssumptionsProps {
  readonly calculator: Calculator
  /** Prices that are among the inputs. */
  readonly asked: readonly string[]
  readonly ref: Ref<HTMLDetailsElement>
}

export function Assumptions({ calculator, asked, ref }: AssumptionsProps) {
  const { setValue, clearErrors } = useFormContext()
  const values = useFormValues()
  const assumptions = Object.entries(calculator.assumptions).filter(([name]) => !asked.includes(name))
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
      title={t('{n, plural, =0 {Assumptions} one {Assumptions (# changed)} other {Assumptions (# changed)}}', {
        n: changedAssumptions.length,
      })}
    >
      <p className="mb-5 text-sm text-soft print:hidden">
        {t('The method uses these figures. Change them to fit your home. An empty box counts as the default.')}
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
        {t('Reset to defaults')}
      </Button>
    </Disclosure>
  )
}
