import { useState } from 'react'
import type { Inputs } from '#shared/calculators/define.ts'
import type { Errors } from '#shared/calculators/fields.ts'

/** What a calculator's form holds: what was typed, and what was wrong with it when it was last to be calculated. */
export interface Form {
  readonly typed: Inputs
  /** Sentences by the path of the field: `monthlyBill`, `appliances.0.watts`. */
  readonly errors: Errors
  readonly setErrors: (errors: Errors) => void
  /** Changes fields. What was wrong with them is forgotten; for a part of a field, name its path. */
  readonly change: (values: Inputs, path?: string) => void
}

export function useForm(initial: Inputs): Form {
  const [typed, setTyped] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  function change(values: Inputs, path?: string) {
    const changed = path === undefined ? Object.keys(values) : [path]
    const isChanged = (error: string) => changed.some((each) => error === each || error.startsWith(`${each}.`))
    setTyped((before) => ({ ...before, ...values }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([error]) => !isChanged(error))))
  }
  return { typed, errors, setErrors, change }
}
