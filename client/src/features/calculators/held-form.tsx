import { type ReactNode, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Calculator, Inputs } from '#shared/calculators/define.ts'
import { useCalculatorForm, useWrittenAnew } from './form.ts'

interface HeldFormProps {
  readonly calculator: Calculator
  readonly typed: Inputs
  /** What it holds was saved: prices that have become typical since do not replace it. */
  readonly isRestored: boolean
  readonly children: ReactNode
}

/**
 * Gives a calculator's form to the parts of its screen. What the form says of its state is not passed on: each part asks
 * for what it shows, so that the whole screen is not rendered again whenever the form says anything.
 */
export function HeldForm({ calculator, typed, isRestored, children }: HeldFormProps) {
  const form = useCalculatorForm(calculator, calculator.typed(typed))
  useWrittenAnew(form, calculator, isRestored)
  const [held] = useState(() => ({ ...form }))
  return <FormProvider {...held}>{children}</FormProvider>
}
