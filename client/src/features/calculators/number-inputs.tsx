import type { Calculator } from '#shared/calculators/define.ts'
import { NumberInput } from './number-input.tsx'

export function NumberInputs({ calculator }: { calculator: Calculator }) {
  return Object.entries(calculator.fields).map(
    ([name, { label, hint, required, range }]) =>
      range && <NumberInput key={name} name={name} label={label} hint={hint} optional={!required} range={range} />,
  )
}
