import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import type { Calculator, Inputs } from '#shared/calculators/define.ts'
import { isBlank } from '#shared/calculators/fields.ts'
import { t } from '#shared/language/t.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { isRegionChosenByUser } from '../../home/region.ts'
import { NumberInput } from './number-inputs.tsx'

/** Re-renders on every keystroke. */
export const useFormValues = (): Inputs => useWatch()

interface CalculatorFormProviderProps {
  readonly calculator: Calculator
  /** Prices without a default. */
  readonly asked: readonly string[]
  readonly typed: Inputs
  /** Prices of a saved calculation stay as they are. */
  readonly isRestored: boolean
  readonly children: ReactNode
}

/**
 * Rewrites numbers in the new region's format, and replaces unchanged prices by those of that region. If the region was
 * stored and only now became known, input stays as typed and only the initial values are rewritten.
 */
function useReformatOnRegionChange(
  { getValues, reset, setValue, formState }: UseFormReturn<FieldValues>,
  { calculator, asked, isRestored }: CalculatorFormProviderProps,
) {
  const previousCalculator = useRef(calculator)
  const askedKey = asked.join()
  const previousAskedKey = useRef(askedKey)
  const { defaultValues = {} } = formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the calculator and what it asks for trigger it
  useEffect(() => {
    const previous = previousCalculator.current
    if (previous === calculator && previousAskedKey.current === askedKey) return
    previousCalculator.current = calculator
    previousAskedKey.current = askedKey
    if (isRestored && previous.currency === calculator.currency && previous.locale === calculator.locale) return
    const reformat = (values: Inputs) =>
      typedWithAskedPrices(calculator, asked, withoutTypicalPrices(previous, previous.stored(values)))
    const values = getValues()
    const changedNames = Object.keys(values).filter((name) => !isSame(values[name], defaultValues[name]))
    const reformatted = isRegionChosenByUser() ? reformat(values) : values
    reset(reformat(defaultValues))
    for (const name of changedNames) setValue(name, reformatted[name], { shouldDirty: true })
  }, [calculator, askedKey])
}

const withoutTypicalPrices = ({ typicalPrices }: Calculator, stored: Inputs): Inputs =>
  Object.fromEntries(Object.entries(stored).filter(([key, value]) => Number(value) !== typicalPrices[key]?.value))

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)

const createResolver =
  ({ check }: Calculator): Resolver<FieldValues> =>
  (typed) => {
    const faults = Object.entries(check(typed))
    if (faults.length === 0) return { values: typed, errors: {} }
    const errors: FieldErrors = {}
    for (const [path, message] of faults) {
      // Errors of a list as a whole are stored next to those of its rows.
      set(errors, Array.isArray(typed[path]) ? `${path}.root` : path, { type: 'calculator', message })
    }
    return { values: {}, errors }
  }

/** The context has no form state: each part subscribes to what it shows, so that the screen does not re-render. */
export function CalculatorFormProvider(props: CalculatorFormProviderProps) {
  const { calculator, asked, typed, children } = props
  const form = useForm<FieldValues>({
    defaultValues: { ...typedWithAskedPrices(calculator, asked, typed) },
    resolver: createResolver(calculator),
    // A change clears the error of its field; the new value is validated on Calculate.
    reValidateMode: 'onSubmit',
    // Focus goes to the first error in screen order (see `focusFirstError`).
    shouldFocusError: false,
  })
  useReformatOnRegionChange(form, props)
  const [stableForm] = useState(() => ({ ...form }))
  return <FormProvider {...stableForm}>{children}</FormProvider>
}

/*
 * The methods' own prices are those of the United States, in dollars. In another currency, a price that is not known for the
 * region is asked for like any other required input.
 */

/** Keys of the assumptions. */
export const listAskedPrices = ({ currency, assumptions, typicalPrices }: Calculator): readonly string[] =>
  currency === UNITED_STATES.currency
    ? []
    : Object.keys(assumptions).filter((key) => assumptions[key]?.isMoney && !typicalPrices[key])

/** Form values of stored inputs. A price that is asked for is empty, unless it is stored. */
const typedWithAskedPrices = (calculator: Calculator, asked: readonly string[], stored: Inputs): Inputs => ({
  ...calculator.typed(stored),
  ...Object.fromEntries(asked.filter((key) => !Object.hasOwn(stored, key)).map((key) => [key, ''])),
})

export const hasAskedPrices = (asked: readonly string[], typed: Inputs): boolean =>
  asked.every((key) => !isBlank(typed[key]))

export const AskedPrices = ({ calculator, asked }: { calculator: Calculator; asked: readonly string[] }) =>
  asked.flatMap((key) => {
    const price = calculator.assumptions[key]
    if (!price) return []
    const { label, range } = price
    const hint = t('We do not know the usual price in your country. Enter yours.')
    return <NumberInput key={key} name={key} label={label} hint={hint} range={range} />
  })
