import { useId } from 'react'

interface SwitchProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onValue: (value: Value) => void
  /** What each choice is called. */
  readonly options: Readonly<Record<Value, string>>
}

/** A choice of two or three views, side by side. */
export function Switch<Value extends string>({ label, value, onValue, options }: SwitchProps<Value>) {
  const name = useId()
  return (
    <fieldset className="switch no-print">
      <legend className="sr-only">{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => onValue(option)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
