import { type FieldErrors, type FieldValues, type Resolver, set, useForm, useWatch } from 'react-hook-form'
import type { Calculator, Inputs } from '#shared/calculators/define.ts'

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
