import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Calculation, type Calculator, currencyOf, type RestoredCalculation } from '#shared/calculators/define.ts'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { formatForInput } from '#shared/numbers.ts'
import { useRegion } from '../../home/region.ts'
import { type RegionPrices, useTypicalPrices } from '../../home/typical-prices.ts'
import { type CalculatorHandoff, saveToHistory } from '../../state/handoff.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Assumptions } from './assumptions.tsx'
import {
  AskedPrices,
  CalculatorFormProvider,
  hasAskedPrices,
  listAskedPrices,
  useFormValues,
} from './calculator-form.tsx'
import { NumberInputs } from './number-inputs.tsx'
import { Explanation, Results } from './results.tsx'
import { SaveCalculation } from './save-calculation.tsx'

export interface Slots {
  readonly AboveInputs?: ComponentType<{ calculator: Calculator }>
  /** Replaces the default of one input per field. */
  readonly Inputs?: ComponentType<{ calculator: Calculator }>
  readonly BelowInputs?: ComponentType
  /** Remounted for each run. */
  readonly BelowResult?: ComponentType<{ calculator: Calculator; calculation: Calculation }>
  readonly AfterResult?: ComponentType<{ calculation: Calculation }>
}

/** Each press of Calculate is a new run, even with the same inputs. */
interface ShownResult extends Pick<RestoredCalculation, 'calculation' | 'isOfEarlierMethod'> {
  readonly run: number
}

interface CalculatorScreenProps {
  readonly calculator: Calculator
  readonly slots: Slots
  readonly handoff: CalculatorHandoff
}

const NOTHING_ASKED: readonly string[] = []

export function CalculatorScreen(screen: CalculatorScreenProps) {
  const { calculator: baseCalculator, handoff } = screen
  const region = useRegion()
  const typicalPrices = useTypicalPrices()
  /** A saved calculation keeps its currency. */
  const { restored } = handoff
  const currency = restored ? currencyOf(restored.calculation.inputs) : region.currency
  const calculator = baseCalculator.forRegion(
    { ...region, currency },
    currency === region.currency ? typicalPrices.prices : {},
  )
  const asked = typicalPrices.isLoading ? NOTHING_ASKED : listAskedPrices(calculator)
  return (
    <CalculatorFormProvider calculator={calculator} asked={asked} typed={handoff.typed} isRestored={restored !== null}>
      <FormAndResult {...screen} calculator={calculator} asked={asked} typicalPrices={typicalPrices} />
    </CalculatorFormProvider>
  )
}

interface FormAndResultProps extends CalculatorScreenProps {
  /** Prices of the region that are not known. */
  readonly asked: readonly string[]
  readonly typicalPrices: RegionPrices
}

function FormAndResult({ calculator, asked, typicalPrices, slots, handoff }: FormAndResultProps) {
  const region = useRegion()
  const form = useFormContext()
  const { restored } = handoff
  const [shownResult, setShownResult] = useState<ShownResult | null>(restored && { run: 0, ...restored })
  const id = useId()
  const assumptions = useRef<HTMLDetailsElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const run = shownResult?.run
  useEffect(() => {
    if (shownResult) saveToHistory(shownResult.calculation)
  }, [shownResult])
  useEffect(() => {
    // The result is below the form on a phone.
    if (run !== undefined) results.current?.scrollIntoView({ block: 'nearest' })
  }, [run])

  const usesPrices = Object.values(calculator.assumptions).some(({ isMoney }) => isMoney)
  const [isWaiting, setWaiting] = useState(false)
  const isLoadingPrices = usesPrices && typicalPrices.isLoading
  const submit = form.handleSubmit(showResult, focusFirstError)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the prices have come, or have not
  useEffect(() => {
    if (!isWaiting || isLoadingPrices) return
    setWaiting(false)
    // The form is submitted after the effect that writes the prices into it. Without prices the form asks for them.
    queueMicrotask(() => void submit())
  }, [isWaiting, isLoadingPrices])
  function showResult() {
    // The result never has the prices of another country.
    if (isLoadingPrices) return setWaiting(true)
    const calculation = calculator.calculate(form.getValues())
    if (calculation) setShownResult({ run: (run ?? 0) + 1, calculation, isOfEarlierMethod: false })
  }
  function focusFirstError() {
    const [first = ''] = Object.keys(calculator.check(form.getValues()))
    if (first in calculator.assumptions && assumptions.current) assumptions.current.open = true
    form.setFocus(first)
  }
  /** The server recomputes a saved calculation, and its result counts. */
  function showSavedResult(savedCalculation: SavedCalculation) {
    const restored = calculator.restore(savedCalculation)
    if (!restored) return
    const { calculation, isOfEarlierMethod } = restored
    setShownResult((current) =>
      current && current.run === run ? { ...current, calculation, isOfEarlierMethod } : current,
    )
  }
  const shownCurrency = shownResult ? currencyOf(shownResult.calculation.inputs) : calculator.currency
  const resultCalculator =
    shownCurrency === calculator.currency ? calculator : calculator.forRegion({ ...region, currency: shownCurrency })
  const { AboveInputs, Inputs = NumberInputs, BelowInputs, BelowResult, AfterResult } = slots
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-8 print:block print:*:mb-4">
        <Card className="print:px-4 print:py-3">
          <form
            id={id}
            noValidate
            onSubmit={submit}
            className="grid gap-5 print:grid-cols-2 print:gap-x-8 print:gap-y-2"
          >
            <SunHoursNote handoff={handoff} />
            {AboveInputs && <AboveInputs calculator={calculator} />}
            <Inputs calculator={calculator} />
            {BelowInputs && <BelowInputs />}
            <AskedPrices calculator={calculator} asked={asked} />
            <Assumptions calculator={calculator} asked={asked} ref={assumptions} />
            {usesPrices && typicalPrices.hasFailed && (
              <LoadError
                message={t('We could not load local prices. Check your connection and try again.')}
                query={{ isFetching: false, refetch: typicalPrices.retry }}
                className="col-span-full"
              />
            )}
            <CalculateButton calculator={calculator} asked={asked} isWaiting={isWaiting} />
          </form>
        </Card>
        <div ref={results} className="scroll-mt-24 scroll-mb-6 lg:sticky lg:top-24 print:static">
          <Results calculator={calculator} shownResult={shownResult} resultCalculator={resultCalculator} formId={id}>
            {shownResult && (
              <>
                <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
                  <SaveCalculation
                    key={shownResult.run}
                    calculation={shownResult.calculation}
                    onSaved={showSavedResult}
                  />
                  <Button variant="secondary" size="small" onClick={() => print()}>
                    {t('Print')}
                  </Button>
                </div>
                {BelowResult && (
                  <BelowResult
                    key={`plan ${shownResult.run}`}
                    calculator={calculator}
                    calculation={shownResult.calculation}
                  />
                )}
              </>
            )}
          </Results>
        </div>
      </div>
      {shownResult && AfterResult && <AfterResult calculation={shownResult.calculation} />}
      <div className="mt-8 print:mt-3">
        <Explanation calculator={resultCalculator} shownResult={shownResult} />
      </div>
    </>
  )
}

interface CalculateButtonProps extends Pick<FormAndResultProps, 'calculator' | 'asked'> {
  readonly isWaiting: boolean
}

function CalculateButton({ calculator, asked, isWaiting }: CalculateButtonProps) {
  const values = useFormValues()
  const isReady = calculator.isReady(values) && hasAskedPrices(asked, values)
  return (
    <Button type="submit" size="large" disabled={!isReady} pending={isWaiting} className="print:hidden">
      {calculator.action}
    </Button>
  )
}

function SunHoursNote({ handoff: { sunHours, typed } }: { handoff: CalculatorHandoff }) {
  const region = useRegion()
  if (!sunHours) return null
  const { surface = 'other', place, value } = sunHours
  return (
    <p className="rounded-xl bg-sun-soft px-4 py-3 text-sm print:col-span-full print:p-0">
      {typed.sunHours === undefined
        ? t(
            '{surface, select, roof {For comparison, your roof at {place} gets {hours} sun hours a day.} ground {For comparison, level ground at {place} gets {hours} sun hours a day.} other {For comparison, {place} gets {hours} sun hours a day.}}',
            { surface, place, hours: formatForInput(String(value), region) },
          )
        : t(
            '{surface, select, roof {These are the sun hours on your roof at {place}.} ground {These are the sun hours on level ground at {place}.} other {These are the sun hours at {place}.}}',
            { surface, place },
          )}
    </p>
  )
}
