import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { formatFacts } from '#shared/format/list.ts'
import { t } from '#shared/language/t.ts'
import { formatForInput } from '#shared/numbers.ts'
import { useHomeState } from '../../home/home.ts'
import { readOutcome } from '../../home/plan-outcome.ts'
import { useRegion } from '../../home/region.ts'
import { Button } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icon.tsx'
import { selectHomeFigures } from './home-figures.ts'

/** Offers to fill in figures known from the home. `currency` is the calculator's. */
export default function HomeFiguresBar({ slug, currency }: { slug: CalculatorSlug; currency: string }) {
  const { setValue, clearErrors } = useFormContext()
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  const figures = selectHomeFigures(slug, baseHome, currency, readOutcome(baseHome))
  const region = useRegion()
  const [isShown, setShown] = useState(true)
  if (!isShown || figures.length === 0) return null
  function fillIn() {
    for (const { field, text } of figures) setValue(field, formatForInput(text, region))
    clearErrors(figures.map(({ field }) => field))
    setShown(false)
  }
  const words = formatFacts(figures.flatMap((figure) => (figure.words === '' ? [] : [figure.words])))
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-2xl bg-sky px-4 py-2 print:hidden">
      <p className="min-w-48 flex-1 text-note">{t('From my home: {figures}', { figures: words })}</p>
      <Button variant="secondary" size="small" onClick={fillIn}>
        {t('Use these values')}
      </Button>
      <Button variant="quiet" size="icon" onClick={() => setShown(false)}>
        <span className="sr-only">{t('Hide')}</span>
        <CloseIcon className="size-5" />
      </Button>
    </div>
  )
}
