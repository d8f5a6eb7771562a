import type { Calculator, RestoredCalculation, Step } from '#shared/calculators/define.ts'
import { t } from '#shared/language/t.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

interface ExplanationProps {
  readonly calculator: Calculator
  readonly shownResult: Pick<RestoredCalculation, 'calculation' | 'isOfEarlierMethod'> | null
}

export function Explanation({ calculator, shownResult }: ExplanationProps) {
  return (
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
}

function WorkingStep({ label, formula, value }: Step) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-t border-line pt-3 sm:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)] print:pt-1">
      <dt className="font-semibold">{label}</dt>
      <dd>
        {formula} = <strong>{value}</strong>
      </dd>
    </div>
  )
}
