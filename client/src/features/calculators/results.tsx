import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { Calculation, Calculator, Restored } from '#shared/calculators/define.ts'
import { AgainIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Figure } from '../../ui/figure.tsx'
import { useTyped } from './form.ts'
import { PriceNote } from './price-note.tsx'

interface ResultsProps {
  readonly calculator: Calculator
  readonly shown: Pick<Restored, 'calculation' | 'isOfEarlierMethod'> | null
  /** In the currency of what is shown; what is typed may be in another by now. */
  readonly shownIn: Calculator
  /** Id of the form, which calculates anew. */
  readonly form: string
  /** What can be done with a result. */
  readonly children: ReactNode
}

export function Results({ calculator, shown, shownIn, form, children }: ResultsProps) {
  const typed = useTyped()
  const { isDirty } = useFormState()
  const calculation = shown?.calculation
  /** As it was opened; today's rules may even refuse what was typed then. */
  const isAsSaved = shown?.isOfEarlierMethod === true && !isDirty
  const outdated = calculation !== undefined && !isAsSaved && !sameInputs(calculator.calculate(typed), calculation)
  return (
    <section
      aria-label="Results"
      data-outdated={outdated || undefined}
      className="group rounded-card bg-sky p-5 data-outdated:bg-sunken sm:p-7 print:bg-transparent print:p-0"
    >
      {!shown && (
        <p className="text-soft print:hidden">Your result appears here as soon as you press {calculator.action}.</p>
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
            <PriceNote calculator={shownIn} inputs={calculation.inputs} />
            <dl className="grid gap-3.5 grid-cols-[repeat(auto-fit,minmax(min(100%,max(11rem,50%-0.5rem)),1fr))] print:grid-cols-3">
              {Object.entries(shownIn.cards).map(([name, { label, meaning, format }]) => (
                <ResultCard key={name} label={label} meaning={meaning} text={format(calculation.results[name])} />
              ))}
            </dl>
            {calculator.advice && <p className="mt-4 border-l-4 border-sun pl-4">{calculator.advice}</p>}
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
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 font-semibold text-amber">
      <p>{says}</p>
      {children}
    </div>
  )
}

function Again({ form, says, isReady }: { form: string; says: string; isReady: boolean }) {
  if (!isReady) return null
  return (
    <Button type="submit" form={form} variant="secondary" size="small" className="print:hidden">
      <AgainIcon className="size-4" />
      {says}
    </Button>
  )
}

interface ResultCardProps {
  readonly label: string
  readonly meaning: string | undefined
  /** As it is told: a number with its unit, or words. */
  readonly text: string
}

/** Of an odd number of cards, the first is the widest. */
function ResultCard({ label, meaning, text }: ResultCardProps) {
  const [, value, unit] = /^([^ ]*\d[^ ]*) (\D+)$/.exec(text) ?? []
  return (
    <div
      className={classes(
        'rounded-2xl bg-surface px-5 pt-4 pb-4.5 shadow-card first:nth-last-[odd]:col-span-full',
        'group-data-outdated:bg-transparent group-data-outdated:shadow-none',
        'group-data-outdated:outline-[1.5px] group-data-outdated:outline-dashed group-data-outdated:outline-edge',
        'forced-colors:border print:break-inside-avoid print:border print:border-line print:py-2 print:shadow-none',
        'print:first:nth-last-[odd]:col-auto',
      )}
    >
      <dt className="font-semibold text-soft">{label}</dt>
      <dd className="mt-1">
        <Figure value={value ?? text} unit={unit} colour="text-brand group-data-outdated:text-soft" />
      </dd>
      {meaning && <dd className="mt-1.5 text-note leading-[1.45] text-soft">{meaning}</dd>}
    </div>
  )
}
