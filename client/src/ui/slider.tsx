import { type ReactNode, useId } from 'react'

type SliderProps = {
  label: string
  value: number
  onValue: (value: number) => void
  min: number
  max: number
  step?: number
  /** `4.5 hours a day` */
  valueText: string
  /** Shows the text at the end of the label's line. */
  showsValue?: boolean
  'data-figure'?: string
  children?: ReactNode
}

export function Slider(props: SliderProps) {
  const { label, value, onValue, min, max, step = 1, valueText, showsValue = false, children, ...data } = props
  const id = useId()
  return (
    <div {...data} className="grid gap-1">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className={showsValue ? undefined : 'font-semibold'}>
          {label}
        </label>
        {showsValue && (
          <output htmlFor={id} className="font-bold">
            {valueText}
          </output>
        )}
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={valueText}
        onChange={({ target }) => onValue(target.valueAsNumber)}
        className="slider"
      />
      {children}
    </div>
  )
}
