import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { CardFigure } from '#shared/calculators/cards.ts'
import type { Calculation, Calculator, RestoredCalculation } from '#shared/calculators/define.ts'
import { t } from '#shared/language/t.ts'
import { RefreshIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { KeyFigure } from '../../ui/key-figure.tsx'
import { useFormValues } from './calculator-form.ts'
import { PriceNote } from './price-note.tsx'

interface ResultsProps {
  readonly calculator: Calculator
  readonly shownResult: Pick<RestoredCalculation, 'calculation' | 'isOfEarlierMethod'> | null
  /** Calculator in the currency of the result, which may differ from the form's. */
  readonly resultCalculator: Calculator
  readonly formId: string
  /** Actions. */
  readonly children: ReactNode
}

export function Results({ calculator, shownResult, resultCalculator, formId, children }: ResultsProps) {
  const values = useFormValues()
  const { isDirty } = useFormState()
  const calculation = shownResult?.calculation
  /** Unchanged since it was opened; current rules might refuse its inputs. */
  const isAsSaved = shownResult?.isOfEarlierMethod === true && !isDirty
  const isOutdated =
    calculation !== undefined && !isAsSaved && !hasSameInputs(calculator.calculate(values), calculation)
  return (
    <section
      aria-label={t('Results')}
      data-outdated={isOutdated || undefined}
      className="group rounded-card bg-sky p-5 data-outdated:bg-sunken sm:p-7 print:bg-transparent print:p-0"
    >
      {!shownResult && (
        <p className="text-soft print:hidden">
          {t('Your result appears here when you press {button}.', { button: calculator.action })}
        </p>
      )}
      {/* Both live regions exist from the start, so that changes in them are announced. */}
      <div role="status">
        {shownResult?.isOfEarlierMethod && !isOutdated && (
          <ResultNote text={describeMethod(shownResult.calculation, calculator)}>
            {shownResult.calculation.methodVersion <= calculator.version && (
              <RecalculateButton form={formId} label={calculator.action} isReady={calculator.isReady(values)} />
            )}
          </ResultNote>
        )}
        {isOutdated && (
          <ResultNote text={t('This result is for your earlier figures.')}>
            <RecalculateButton form={formId} label={t('Update result')} isReady={calculator.isReady(values)} />
          </ResultNote>
        )}
      </div>
      <div aria-live="polite" aria-atomic="true">
        {calculation && (
          <>
            <PriceNote calculator={resultCalculator} inputs={calculation.inputs} />
            <dl className="grid gap-3.5 grid-cols-[repeat(auto-fit,minmax(min(100%,max(11rem,50%-0.5rem)),1fr))] print:grid-cols-3">
              {resultCalculator.shownCards.map(([name, { label, meaning, figure }], index) => (
                <ResultCard
                  key={name}
                  label={label}
                  meaning={meaning}
                  figure={figure(calculation.results[name])}
                  size={index === 0 ? 'large' : 'medium'}
                />
              ))}
            </dl>
            {calculator.advice && <p className="mt-4 border-l-4 border-sun pl-4">{calculator.advice}</p>}
          </>
        )}
      </div>
      {shownResult && children}
    </section>
  )
}

const hasSameInputs = (first: Calculation | null, second: Calculation) =>
  JSON.stringify(first?.inputs) === JSON.stringify(second.inputs)

/** Stored results are shown as stored, even if the current method gives others. */
const describeMethod = ({ methodVersion }: Calculation, { version }: Calculator) =>
  methodVersion > version
    ? t('A newer method gave these results. Reload the page to use it.')
    : t('These are the results that you saved. Our current method gives different ones.')

function ResultNote({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 font-semibold text-amber">
      <p>{text}</p>
      {children}
    </div>
  )
}

function RecalculateButton({ form, label, isReady }: { form: string; label: string; isReady: boolean }) {
  if (!isReady) return null
  return (
    <Button type="submit" form={form} variant="secondary" size="small" className="print:hidden">
      <RefreshIcon className="size-4" />
      {label}
    </Button>
  )
}

interface ResultCardProps {
  readonly label: string
  readonly meaning: string | undefined
  readonly figure: CardFigure
  readonly size: 'medium' | 'large'
}

/** The first spans the row, and so does the last if it would be alone in it. */
function ResultCard({ label, meaning, figure, size }: ResultCardProps) {
  return (
    <div
      className={classes(
        'rounded-2xl bg-surface px-5 pt-4 pb-4.5 shadow-card first:col-span-full last:nth-[even]:col-span-full',
        'group-data-outdated:bg-transparent group-data-outdated:shadow-none',
        'group-data-outdated:outline-[1.5px] group-data-outdated:outline-dashed group-data-outdated:outline-edge',
        'forced-colors:border print:break-inside-avoid print:border print:border-line print:py-2 print:shadow-none',
        'print:first:col-auto print:last:nth-[even]:col-auto',
      )}
    >
      <dt className="font-semibold text-soft">{label}</dt>
      <dd className="mt-1">
        <KeyFigure {...figure} size={size} colorClass="text-brand group-data-outdated:text-soft" />
      </dd>
      {meaning && <dd className="mt-1.5 text-note leading-[1.45] text-soft">{meaning}</dd>}
    </div>
  )
}
