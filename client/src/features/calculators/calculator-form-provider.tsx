import { type ReactNode, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Calculator, Inputs } from '#shared/calculators/define.ts'
import { useCalculatorForm, useReformatOnRegionChange } from './calculator-form.ts'

interface CalculatorFormProviderProps {
  readonly calculator: Calculator
  readonly asked: readonly string[]
  readonly typed: Inputs
  /** Prices of a saved calculation stay as they are. */
  readonly isRestored: boolean
  readonly children: ReactNode
}

/** The context has no form state: each part subscribes to what it shows, so that the screen does not re-render. */
export function CalculatorFormProvider({
  calculator,
  asked,
  typed,
  isRestored,
  children,
}: CalculatorFormProviderProps) {
  const form = useCalculatorForm(calculator, asked, typed)
  useReformatOnRegionChange(form, calculator, asked, isRestored)
  const [stableForm] = useState(() => ({ ...form }))
  return <FormProvider {...stableForm}>{children}</FormProvider>
}
