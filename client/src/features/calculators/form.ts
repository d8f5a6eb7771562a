import { useEffect, useRef } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import type { Calculator, Inputs } from '#shared/calculators/define.ts'
import { isRegionChosenHere } from '../../state/region.ts'

/**
 * A calculator's form: it holds what was typed, and its definition says what is wrong with it. Below it every part finds
 * the form by its context.
 */
export const useCalculatorForm = (calculator: Calculator, typed: Inputs) =>
  useForm<FieldValues>({
    defaultValues: { ...typed },
    resolver: byDefinition(calculator),
    // An error goes away when its field is changed; whether the new value is right is asked when it is to be calculated.
    reValidateMode: 'onSubmit',
    // The first on the screen takes the focus, in whatever order the boxes came.
    shouldFocusError: false,
  })

/** What the form holds now: whoever asks is rendered with every keystroke. */
export const useTyped = (): Inputs => useWatch()

/**
 * Writes the form's numbers as another region does when that is chosen. When it was chosen before and only now has become
 * known, what was typed meanwhile was meant as it stands: then just what the form began with is written anew. Prices that
 * nobody changed become those of the other region.
 */
export function useWrittenAnew(form: UseFormReturn<FieldValues>, calculator: Calculator, isRestored: boolean) {
  const former = useRef(calculator)
  const { getValues, reset, setValue, formState } = form
  const { defaultValues = {} } = formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the form holds when the region changes
  useEffect(() => {
    const before = former.current
    if (before === calculator) return
    former.current = calculator
    if (isRestored && before.currency === calculator.currency && before.locale === calculator.locale) return
    const anew = (values: Inputs) => calculator.typed(withoutTypicalPrices(before, before.stored(values)))
    const values = getValues()
    const typed = Object.keys(values).filter((name) => !isSame(values[name], defaultValues[name]))
    const written = isRegionChosenHere() ? anew(values) : values
    reset(anew(defaultValues))
    for (const name of typed) setValue(name, written[name], { shouldDirty: true })
  }, [calculator])
}

/** Stored inputs without the prices that the region filled in: another region fills in its own. */
const withoutTypicalPrices = ({ typicalPrices }: Calculator, stored: Inputs): Inputs =>
  Object.fromEntries(Object.entries(stored).filter(([key, value]) => Number(value) !== typicalPrices[key]?.value))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const byDefinition =
  ({ check }: Calculator): Resolver<FieldValues> =>
  (typed) => {
    const sentences = Object.entries(check(typed))
    if (sentences.length === 0) return { values: typed, errors: {} }
    const errors: FieldErrors = {}
    for (const [path, message] of sentences) {
      // What is wrong with a list as a whole stands beside what is wrong with its rows.
      set(errors, Array.isArray(typed[path]) ? `${path}.root` : path, { type: 'calculator', message })
    }
    return { values: {}, errors }
  }
