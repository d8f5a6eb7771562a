import type { Calculator, Restored } from '#shared/calculators/define.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

interface ExplanationProps {
  readonly calculator: Calculator
  readonly shown: Pick<Restored, 'calculation' | 'isOfEarlierMethod'> | null
}

/** The method in words, and after Calculate with the numbers of the result. */
export function Explanation({ calculator, shown }: ExplanationProps) {
  return (
    <Disclosure title="How are these calculations made?">
      <ol className="method">
        {calculator.method.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {/* The working is today's: it would contradict results of an earlier method. */}
      {shown && !shown.isOfEarlierMethod && (
        <>
          <h2 className="mt-7 mb-3 text-lg">With your numbers</h2>
          <dl className="working">
            {calculator.steps(shown.calculation.inputs).map(({ label, formula, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one calculation never move; two appliances may share a name
              <div key={index}>
                <dt>{label}</dt>
                <dd>
                  {formula} = <strong>{value}</strong>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Disclosure>
  )
}
