import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { Calculation, Calculator, Restored } from '#shared/calculators/define.ts'
import { AgainIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { useTyped } from './form.ts'

interface ResultsProps {
  readonly calculator: Calculator
  readonly shown: Pick<Restored, 'calculation' | 'isOfEarlierMethod'> | null
  /** Id of the form, which calculates anew. */
  readonly form: string
  /** What can be done with a result. */
  readonly children: ReactNode
}

export function Results({ calculator, shown, form, children }: ResultsProps) {
  const typed = useTyped()
  const { isDirty } = useFormState()
  const calculation = shown?.calculation
  /** As it was opened; today's rules may even refuse what was typed then. */
  const isAsSaved = shown?.isOfEarlierMethod === true && !isDirty
  const outdated = calculation !== undefined && !isAsSaved && !sameInputs(calculator.calculate(typed), calculation)
  return (
    <section aria-label="Results" className="results" data-outdated={outdated || undefined}>
      {!shown && (
        <p className="text-soft no-print">Your result appears here as soon as you press {calculator.action}.</p>
      )}
      {/* Both stand there from the start, so that what comes into them is announced. */}
      <div role="status">
        {shown?.isOfEarlierMethod && !outdated && (
          <Remark says={methodRemark(shown.calculation, calculator)}>
            {shown.calculation.methodVersion <= calculator.version && (
              <Again form={form} says={calculator.action} isReady={calculator.isReady(typed)} />
            )}
          </Remark>
        )}
        {outdated && (
          <Remark says="This result belongs to earlier inputs.">
            <Again form={form} says="Update result" isReady={calculator.isReady(typed)} />
          </Remark>
        )}
      </div>
      <div aria-live="polite" aria-atomic="true">
        {calculation && (
          <>
            <dl className="result-cards">
              {Object.entries(calculator.cards).map(([name, { label, meaning, format }]) => (
                <div key={name} className="result-card">
                  <dt>{label}</dt>
                  <dd className="result-value">
                    <Figure text={format(calculation.results[name])} />
                  </dd>
                  {meaning && <dd className="result-meaning">{meaning}</dd>}
                </div>
              ))}
            </dl>
            {calculator.advice && <p className="result-advice">{calculator.advice}</p>}
          </>
        )}
      </div>
      {shown && children}
    </section>
  )
}

const sameInputs = (one: Calculation | null, other: Calculation) =>
  JSON.stringify(one?.inputs) === JSON.stringify(other.inputs)

/** Stored results are shown as they were stored, also when this page would work out others. */
const methodRemark = ({ methodVersion }: Calculation, { version }: Calculator) =>
  methodVersion > version
    ? 'These results are by a newer method than this page knows; reload the page to calculate with it.'
    : 'These are the results as they were saved; today’s method gives others.'

function Remark({ says, children }: { says: string; children: ReactNode }) {
  return (
    <div className="results-outdated">
      <p>{says}</p>
      {children}
    </div>
  )
}

function Again({ form, says, isReady }: { form: string; says: string; isReady: boolean }) {
  if (!isReady) return null
  return (
    <Button type="submit" form={form} variant="secondary" size="small" className="no-print">
      <AgainIcon className="size-4" />
      {says}
    </Button>
  )
}

/** The number large and its unit small; words as they are. */
function Figure({ text }: { text: string }) {
  const [, figure, unit] = /^(\S*\d\S*) (\D+)$/.exec(text) ?? []
  if (!figure) return text
  return (
    <>
      {figure} <span className="result-unit">{unit}</span>
    </>
  )
}
