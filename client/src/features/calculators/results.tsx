import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import type { CardFigure } from '#shared/calculators/cards.ts'
import {
  type Calculation,
  type Calculator,
  currencyOf,
  type RestoredCalculation,
  type Step,
} from '#shared/calculators/define.ts'
import { figureFormatsOf } from '#shared/format/figures.ts'
import { formatList } from '#shared/format/list.ts'
import { countryName } from '#shared/format/names.ts'
import { t } from '#shared/language/t.ts'
import { useRegion } from '../../home/region.ts'
import { RefreshIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { KeyFigure } from '../../ui/key-figure.tsx'
import { useFormValues } from './calculator-form.tsx'

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

const ResultNote = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-3 font-semibold text-amber">
    <p>{text}</p>
    {children}
  </div>
)

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
const ResultCard = ({ label, meaning, figure, size }: ResultCardProps) => (
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

/** Note on prices that the visitor did not enter. US dollars in the US need no note. */
function PriceNote({ calculator, inputs }: { calculator: Calculator; inputs: Calculation['inputs'] }) {
  const { country, locale, decimalSign } = useRegion()
  const currency = currencyOf(inputs)
  if (country === 'US' && currency === 'USD') return null
  const { exactMoney } = figureFormatsOf({ locale, decimalSign, currency })
  const typicalPrices: string[] = []
  const unitedStatesPrices: string[] = []
  for (const [key, { describePrice, constant }] of Object.entries(calculator.assumptions)) {
    if (!describePrice || constant === undefined) continue
    const value = inputs[key] === undefined ? constant : Number(inputs[key])
    const price = describePrice(exactMoney(value))
    if (value === calculator.typicalPrices[key]?.value) typicalPrices.push(price)
    else if (value === constant) unitedStatesPrices.push(price)
  }
  if (typicalPrices.length + unitedStatesPrices.length === 0) return null
  return (
    <p className="mb-4 text-note text-soft">
      {typicalPrices.length > 0 &&
        t('We used typical prices ({country}): {prices}.', {
          country: countryName(country),
          prices: formatList(typicalPrices),
        })}{' '}
      {unitedStatesPrices.length > 0 &&
        t('We used US prices, not converted: {prices}.', { prices: formatList(unitedStatesPrices) })}{' '}
      {t('You can change them under Assumptions.')}
    </p>
  )
}

export const Explanation = ({ calculator, shownResult }: Pick<ResultsProps, 'calculator' | 'shownResult'>) => (
  <Disclosure printsOpen title={t('How are these calculations made?')}>
    <ol className="grid max-w-[70ch] list-decimal gap-2 pl-6 print:max-w-none print:gap-0.5">
      {calculator.method.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
    {/* The working is that of the current method: it would contradict results of an earlier one. */}
    {shownResult && !shownResult.isOfEarlierMethod && (
      <>
        <h2 className="mt-7 mb-3 text-lg print:mt-3 print:mb-1">{t('With your numbers')}</h2>
        <dl className="grid gap-3 print:gap-1">
          {calculator.steps(shownResult.calculation.inputs).map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one calculation never move; two appliances may share a name
            <WorkingStep key={index} {...step} />
          ))}
        </dl>
      </>
    )}
  </Disclosure>
)

const WorkingStep = ({ label, formula, value }: Step) => (
  <div className="grid gap-x-6 gap-y-0.5 border-t border-line pt-3 sm:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)] print:pt-1">
    <dt className="font-semibold">{label}</dt>
    <dd>
      {formula} = <strong>{value}</strong>
    </dd>
  </div>
)
