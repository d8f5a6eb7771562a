import { type ReactNode, useId } from 'react'

type SliderProps = {
  label: string
  value: number
  onValue: (value: number) => void
  min: number
  max: number
  step?: number
  /** The value in words: `4.5 hours a day`. */
  words: string
  /** Whether the words are seen too, at the end of the label's line. */
  shown?: boolean
  'data-figure'?: string
  /** Below the track. */
  children?: ReactNode
}

/** A value that is dragged rather than typed. */
export function Slider({
  label,
  value,
  onValue,
  min,
  max,
  step = 1,
  words,
  shown = false,
  children,
  ...data
}: SliderProps) {
  const id = useId()
  return (
    <div {...data} className="grid gap-1">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className={shown ? undefined : 'font-semibold'}>
          {label}
        </label>
        {shown && (
          <output htmlFor={id} className="font-bold">
            {words}
          </output>
        )}
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={words}
        onChange={({ target }) => onValue(target.valueAsNumber)}
        className="slider"
      />
      {children}
    </div>
  )
}
