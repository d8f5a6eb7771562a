import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { inBox } from '#shared/numbers.ts'
import { useHomeState } from '../../../state/home.ts'
import { outcomeOf } from '../../../state/plan-outcome.ts'
import { useRegion } from '../../../state/region.ts'
import { Button } from '../../../ui/button.tsx'
import { CrossIcon } from '../../../ui/icon.tsx'
import { figuresFromHome } from './from-home.ts'

/** Above a calculator's form: what the home knows of it, filled in when it is asked for and not before. */
/** @param currency what the calculator counts in, ISO 4217 */
export default function FromMyHome({ slug, currency }: { slug: CalculatorSlug; currency: string }) {
  const { setValue, clearErrors } = useFormContext()
  const { own } = useHomeState()
  const figures = figuresFromHome(slug, own, currency, outcomeOf(own))
  const region = useRegion()
  const [isShown, show] = useState(true)
  if (!isShown || figures.length === 0) return null
  function use() {
    for (const { field, text } of figures) setValue(field, inBox(text, region))
    clearErrors(figures.map(({ field }) => field))
    show(false)
  }
  const words = figures.flatMap((figure) => (figure.words === '' ? [] : [figure.words])).join(', ')
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-2xl bg-sky px-4 py-2 print:hidden">
      <p className="min-w-0 flex-1 text-note">From my home: {words}</p>
      <Button variant="secondary" size="small" onClick={use}>
        Use
      </Button>
      <Button variant="quiet" size="icon" onClick={() => show(false)}>
        <span className="sr-only">Do not use it</span>
        <CrossIcon className="size-5" />
      </Button>
    </div>
  )
}
