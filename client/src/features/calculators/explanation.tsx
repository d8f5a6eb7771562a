import type { Calculation, Calculator } from '#shared/calculators/define.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

/** The method in words, and after Calculate with the numbers of the result. */
export function Explanation({ calculator, calculation }: { calculator: Calculator; calculation: Calculation | null }) {
  return (
    <Disclosure title="How are these calculations made?">
      <ol className="method">
        {calculator.method.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {calculation && (
        <>
          <h2 className="mt-7 mb-3 text-lg">With your numbers</h2>
          <dl className="working">
            {calculator.steps(calculation.inputs).map(({ label, formula, value }, index) => (
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
