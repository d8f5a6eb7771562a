import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Calculation, type Calculator, currencyOf, type Restored } from '#shared/calculators/define.ts'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { inBox } from '#shared/numbers.ts'
import type { HandedOver } from '../../state/handed-over.ts'
import { useRegion } from '../../state/region.ts'
import { useTypicalPrices } from '../../state/typical-prices.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Assumptions } from './assumptions.tsx'
import { Explanation } from './explanation.tsx'
import { useTyped } from './form.ts'
import { HeldForm } from './held-form.tsx'
import { NumberInputs } from './number-inputs.tsx'
import { Results } from './results.tsx'
import { SaveCalculation } from './save-calculation.tsx'

/** What a calculator brings of its own. */
export interface Slots {
  /** Above the boxes. */
  readonly AboveInputs?: ComponentType<{ calculator: Calculator }>
  /** In place of one box per field. */
  readonly Inputs?: ComponentType<{ calculator: Calculator }>
  /** Below the boxes. */
  readonly BelowInputs?: ComponentType
  /** Below a result, with what can be done with it; begun anew with each run. */
  readonly BelowResult?: ComponentType<{ calculator: Calculator; calculation: Calculation }>
  /** Below the result, at the width of the page. */
  readonly AfterResult?: ComponentType<{ calculation: Calculation }>
}

/** What is shown: each press of Calculate is a run of its own, also with the same inputs. */
interface Shown extends Pick<Restored, 'calculation' | 'isOfEarlierMethod'> {
  readonly run: number
}

interface CalculatorScreenProps {
  readonly calculator: Calculator
  readonly slots: Slots
  /** What the screen begins with. */
  readonly handedOver: HandedOver
}

export function CalculatorScreen({ calculator: usual, slots, handedOver }: CalculatorScreenProps) {
  const region = useRegion()
  const prices = useTypicalPrices()
  /** What was saved in a currency goes on in it. */
  const { restored } = handedOver
  const currency = restored ? currencyOf(restored.calculation.inputs) : region.currency
  const calculator = usual.in({ ...region, currency }, currency === region.currency ? prices : {})
  return (
    <HeldForm calculator={calculator} typed={handedOver.typed} isRestored={restored !== null}>
      <FormAndResult calculator={calculator} slots={slots} handedOver={handedOver} />
    </HeldForm>
  )
}

function FormAndResult({ calculator, slots, handedOver }: CalculatorScreenProps) {
  const region = useRegion()
  const form = useFormContext()
  const { restored } = handedOver
  const [shown, setShown] = useState<Shown | null>(restored && { run: 0, ...restored })
  const id = useId()
  const assumptions = useRef<HTMLDetailsElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const run = shown?.run
  useEffect(() => {
    // On a phone the result lies below the form.
    if (run !== undefined) results.current?.scrollIntoView({ block: 'nearest' })
  }, [run])

  function showResult() {
    const calculation = calculator.calculate(form.getValues())
    if (calculation) setShown({ run: (run ?? 0) + 1, calculation, isOfEarlierMethod: false })
  }
  function goToFirstFault() {
    const [first = ''] = Object.keys(calculator.check(form.getValues()))
    if (first in calculator.assumptions && assumptions.current) assumptions.current.open = true
    form.setFocus(first)
  }
  /** The server works a saved calculation out again, and its word counts. */
  function showSaved(saved: SavedCalculation) {
    const restored = calculator.restore(saved)
    if (!restored) return
    const { calculation, isOfEarlierMethod } = restored
    setShown((now) => (now && now.run === run ? { ...now, calculation, isOfEarlierMethod } : now))
  }
  const shownCurrency = shown ? currencyOf(shown.calculation.inputs) : calculator.currency
  const shownIn =
    shownCurrency === calculator.currency ? calculator : calculator.in({ ...region, currency: shownCurrency })
  const { AboveInputs, Inputs = NumberInputs, BelowInputs, BelowResult, AfterResult } = slots
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-8 print:block print:*:mb-4">
        <Card className="print:px-4 print:py-3">
          <form
            id={id}
            noValidate
            onSubmit={form.handleSubmit(showResult, goToFirstFault)}
            className="grid gap-5 print:grid-cols-2 print:gap-x-8 print:gap-y-2"
          >
            <SunHoursNote handedOver={handedOver} />
            {AboveInputs && <AboveInputs calculator={calculator} />}
            <Inputs calculator={calculator} />
            {BelowInputs && <BelowInputs />}
            <Assumptions calculator={calculator} ref={assumptions} />
            <CalculateButton calculator={calculator} />
          </form>
        </Card>
        <div ref={results} className="scroll-mt-24 scroll-mb-6 lg:sticky lg:top-24 print:static">
          <Results calculator={calculator} shown={shown} shownIn={shownIn} form={id}>
            {shown && (
              <>
                <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
                  {/* A new run has not been saved yet. */}
                  <SaveCalculation key={shown.run} calculation={shown.calculation} onSaved={showSaved} />
                  <Button variant="secondary" size="small" onClick={() => print()}>
                    Print
                  </Button>
                </div>
                {BelowResult && (
                  <BelowResult key={`plan ${shown.run}`} calculator={calculator} calculation={shown.calculation} />
                )}
              </>
            )}
          </Results>
        </div>
      </div>
      {shown && AfterResult && <AfterResult calculation={shown.calculation} />}
      <div className="mt-8 print:mt-3">
        <Explanation calculator={shownIn} shown={shown} />
      </div>
    </>
  )
}

function CalculateButton({ calculator }: { calculator: Calculator }) {
  const ready = calculator.isReady(useTyped())
  return (
    <Button type="submit" size="large" disabled={!ready} className="print:hidden">
      {calculator.action}
    </Button>
  )
}

function SunHoursNote({ handedOver: { sunHours, typed } }: { handedOver: HandedOver }) {
  const region = useRegion()
  if (!sunHours) return null
  return (
    <p className="rounded-xl bg-sun-soft px-4 py-3 text-sm print:col-span-full print:p-0">
      {typed.sunHours === undefined
        ? `For comparison: ${sunHours.place} gets ${inBox(String(sunHours.value), region)} sun hours a day.`
        : `The sun hours are those of ${sunHours.place}.`}
    </p>
  )
}
