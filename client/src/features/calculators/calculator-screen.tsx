import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Calculation, Calculator } from '#shared/calculators/define.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Assumptions } from './assumptions.tsx'
import { Explanation } from './explanation.tsx'
import { type Form, useForm } from './form.ts'
import { forgetHandedOver, type HandedOver, readHandedOver } from './handed-over.ts'
import { NumberInputs } from './number-inputs.tsx'
import { Results } from './results.tsx'
import { SaveCalculation } from './save-calculation.tsx'
import './calculators.css'

/** What a calculator brings of its own. */
export interface Slots {
  /** In place of one box per field. */
  readonly Inputs?: ComponentType<{ calculator: Calculator; form: Form }>
  /** Below the boxes. */
  readonly BelowInputs?: ComponentType<{ form: Form }>
  /** Below the result, at the width of the page. */
  readonly AfterResult?: ComponentType<{ calculation: Calculation }>
}

export function CalculatorScreen({ calculator, slots }: { calculator: Calculator; slots: Slots }) {
  const [handedOver] = useState(() => readHandedOver(calculator))
  useEffect(forgetHandedOver, [])
  const [calculation, setCalculation] = useState(handedOver.calculation)
  const form = useForm(handedOver.typed)
  const id = useId()
  const assumptions = useRef<HTMLDetailsElement>(null)
  const results = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the result lies below the form.
    if (calculation) results.current?.scrollIntoView({ block: 'nearest' })
  }, [calculation])

  const ready = calculator.isReady(form.typed)
  const outdated = calculation !== null && !sameInputs(calculator.calculate(form.typed), calculation)
  const { Inputs = NumberInputs, BelowInputs, AfterResult } = slots

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const errors = calculator.check(form.typed)
    form.setErrors(errors)
    const [first] = Object.keys(errors)
    if (first === undefined) return setCalculation(calculator.calculate(form.typed))
    if (first in calculator.assumptions && assumptions.current) assumptions.current.open = true
    const faulty = event.currentTarget.elements.namedItem(first)
    if (faulty instanceof HTMLElement) faulty.focus()
  }
  return (
    <>
      <div className="calculator">
        <Card>
          <form id={id} noValidate onSubmit={submit} className="grid gap-5">
            <SunHoursNote handedOver={handedOver} />
            <Inputs calculator={calculator} form={form} />
            {BelowInputs && <BelowInputs form={form} />}
            <Assumptions calculator={calculator} form={form} ref={assumptions} />
            <Button type="submit" size="large" disabled={!ready} className="no-print">
              {calculator.action}
            </Button>
          </form>
        </Card>
        <div ref={results} className="calculator-results">
          <Results calculator={calculator} calculation={calculation} outdated={outdated} form={ready ? id : undefined}>
            {calculation && (
              <div className="no-print mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
                <SaveCalculation calculation={calculation} />
                <Button variant="secondary" size="small" onClick={() => print()}>
                  Print
                </Button>
              </div>
            )}
          </Results>
        </div>
      </div>
      {calculation && AfterResult && <AfterResult calculation={calculation} />}
      <div className="mt-8">
        <Explanation calculator={calculator} calculation={calculation} />
      </div>
    </>
  )
}

function SunHoursNote({ handedOver: { sunHours, typed } }: { handedOver: HandedOver }) {
  if (!sunHours) return null
  return (
    <p className="rounded-xl bg-sun-soft px-4 py-3 text-sm">
      {typed.sunHours === undefined
        ? `For comparison: ${sunHours.place} gets ${sunHours.value} sun hours a day.`
        : `The sun hours are those of ${sunHours.place}.`}
    </p>
  )
}

const sameInputs = (one: Calculation | null, other: Calculation) =>
  JSON.stringify(one?.inputs) === JSON.stringify(other.inputs)
