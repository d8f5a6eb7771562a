import type { Calculator } from '#shared/calculators/define.ts'
import type { Form } from './form.ts'
import { NumberInput } from './number-input.tsx'

/** One box per field: what every calculator has unless it brings its own inputs. */
export function NumberInputs({ calculator, form }: { calculator: Calculator; form: Form }) {
  return Object.entries(calculator.fields).map(([name, { label, hint, required, min }]) => (
    <NumberInput key={name} form={form} name={name} label={label} hint={hint} optional={!required} min={min} />
  ))
}
