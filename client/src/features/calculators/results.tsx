import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Calculation, Calculator } from '#shared/calculators/define.ts'
import { Button } from '../../ui/button.tsx'

interface ResultsProps {
  readonly calculator: Calculator
  readonly calculation: Calculation | null
  /** The form no longer holds what the calculation was made from. */
  readonly outdated: boolean
  /** The form that can be calculated anew, if it can. */
  readonly form: string | undefined
  /** What can be done with a result. */
  readonly children: ReactNode
}

export function Results({ calculator, calculation, outdated, form, children }: ResultsProps) {
  return (
    <section aria-label="Results" className="results" data-outdated={outdated || undefined}>
      {!calculation && (
        <p className="text-soft no-print">Your result appears here as soon as you press {calculator.action}.</p>
      )}
      {/* Both stand there from the start, so that what comes into them is announced. */}
      <div role="status">
        {outdated && (
          <div className="results-outdated">
            <p>This result belongs to earlier inputs.</p>
            {form && (
              <Button type="submit" form={form} variant="secondary" size="small" className="no-print">
                <RotateCw aria-hidden="true" className="size-4" />
                Update result
              </Button>
            )}
          </div>
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
      {calculation && children}
    </section>
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
