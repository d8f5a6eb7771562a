import { useState } from 'react'
import { formatNumber, formatNumberForInput } from '#shared/format/number.ts'
import { type EntryRange, entryRangeOf, type NumberFigure } from '#shared/home/figures.ts'
import type { FigurePath } from '#shared/home/home.ts'
import { isRecord, valueAt } from '#shared/home/record.ts'
import { t } from '#shared/language/t.ts'
import { withoutCurrency } from '#shared/money-text.ts'
import { parseNumberInRange } from '#shared/numbers.ts'
import type { Region } from '#shared/region.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import { useCountryPreset, useHomeRegion, usePricedHome } from '../../home/home-region.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { setFigure } from './edit.ts'
import { FigureSource } from './figure-source.tsx'

type FigureFieldProps = {
  /** With its unit in brackets. */
  label: string
  hint?: string
  path: FigurePath
  /** The number itself, where the value at `path` holds more. */
  figure?: NumberFigure
  /** Bounds that differ from those of the figure, in the displayed unit. */
  range?: { readonly above?: number; readonly max?: number }
  /** Factor from the displayed to the stored unit, where the region decides. */
  scale?: number
  /** For stored values that are more than a number. */
  toStored?: (value: number) => unknown
  fromStored?: (storedValue: unknown) => number | undefined
  /** Stores the value, `undefined` for an empty field; returns whether it is valid. */
  set?: (value: unknown) => boolean
  /** Set where the origin is shown elsewhere. */
  hidesSource?: boolean
  /** An empty field is invalid, because the stored value holds more than this figure. */
  isRequired?: boolean
  className?: string
}

/** For `fromStored`: one field of a value with kinds. */
export const readField = (kind: string, field: string) => (storedValue: unknown) =>
  isRecord(storedValue) && storedValue.kind === kind ? toNumber(storedValue[field]) : undefined

const toNumber = (storedValue: unknown) => (typeof storedValue === 'number' ? storedValue : undefined)

/**
 * Input for one figure of the home, stored while typing. An invalid value stays in the field with an error, and the
 * home keeps the last valid one. An empty field falls back to the typical value.
 */
export function FigureField(props: FigureFieldProps) {
  const { label, hint, path, figure = path, toStored = (value) => value, fromStored = toNumber } = props
  const range = { ...entryRangeOf(figure), ...props.range }
  const { scale = range.scale, hidesSource = false, isRequired = false, className } = props
  const preset = useCountryPreset()
  const region = useHomeRegion()
  const { set = (value: unknown) => setFigure(path, value, preset) } = props
  const [isAccepted, setAccepted] = useState(true)
  const storedValue = usePricedHome((home) =>
    fromStored(valueAt(path.startsWith('roof') ? withDefaultRoof(home) : home, path.split('.'))),
  )
  const storedText = storedValue === undefined ? '' : formatNumberForInput(storedValue / scale, region)

  const parseInRange = (text: string) => parseNumberInRange(withoutCurrency(text, region), range, region)
  const withFallback = (error: string) =>
    storedText === '' ? error : `${error} ${t('We are still using {value}.', { value: storedText })}`
  const isRefused = (text: string) => (text.trim() === '' ? !isAccepted : parseInRange(text) === undefined)
  const { draft, setDraft, field } = useDraft(storedText, (text) => {
    if (isRefused(text)) return withFallback(describeRange(range, region))
    return isAccepted ? undefined : withFallback(t('This conflicts with the figures next to it.'))
  })
  function commit(text: string) {
    setDraft(text)
    const number = parseInRange(text)
    if (text.trim() === '') setAccepted(!isRequired && set(undefined))
    else if (number !== undefined) setAccepted(set(toStored(Number((number * scale).toPrecision(12)))))
  }
  return (
    <div className={className} data-figure={path}>
      <NumberField
        label={label}
        hint={hint}
        {...field}
        onValue={commit}
        range={range}
        region={region}
        isMoney
        {...((draft === null || isRefused(draft)) && { note: '' })}
      />
      {!hidesSource && <FigureSource path={path} />}
    </div>
  )
}

/** Side by side where there is space. */
export const FigureFields = ({ fields }: { fields: readonly FigureFieldProps[] }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {fields.map((field) => (
      <FigureField key={field.path} {...field} />
    ))}
  </div>
)

/** What to enter in a field instead of a number that it refuses. */
export function describeRange({ min, max, above, isWhole }: EntryRange, region: Region): string {
  const format = (value: number) => formatNumber(value, region, 2)
  const bounds = { least: format(min), most: format(max) }
  if (isWhole) return t('Enter a whole number from {least} to {most}.', bounds)
  return above === undefined
    ? t('Enter a number from {least} to {most}.', bounds)
    : t('Enter a number above {bound}, up to {most}.', { bound: format(above), most: bounds.most })
}
