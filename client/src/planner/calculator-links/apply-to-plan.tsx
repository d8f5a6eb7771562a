import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import type { Calculation } from '#shared/calculators/define.ts'
import type { Place } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { withPricesBySize } from '#shared/presets/typical-home.ts'
import { activateScenario, changeHome, getHomeState, undo, useHomeState } from '../../home/home.ts'
import { useCountryPreset } from '../../home/home-region.ts'
import { placeOfPoint } from '../../home/set-place.ts'
import { Button } from '../../ui/button.tsx'
import { CARD_SURFACE } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { tRich } from '../../ui/rich-message.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSavePlace } from '../steps/home/town-field.tsx'
import { applyPlanUpdates, derivePlanUpdates } from './plan-updates.ts'

interface ApplyToPlanProps {
  readonly slug: CalculatorSlug
  readonly calculation: Calculation
}

/** Previews what a calculation would change in the plan, applies it on request, and can undo it. */
export default function ApplyToPlan({ slug, calculation }: ApplyToPlanProps) {
  const client = useQueryClient()
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  /** Changes of the plan that Undo takes back; 0 before it is applied. */
  const [changes, setChanges] = useState(0)
  const [isPending, setPending] = useState(false)
  const updates = derivePlanUpdates(slug, calculation, withPricesBySize(baseHome, useCountryPreset()))
  const placeUpdate = updates.find(({ path }) => path === 'place')
  const figureUpdates = updates.filter(({ path }) => path !== 'place')
  const { savePlace, messages } = useSavePlace(applyFigures)
  /** A place brings the prices of its country. */
  async function apply() {
    activateScenario(null)
    if (!placeUpdate) return applyFigures()
    setPending(true)
    await savePlace(await placeOfPoint(client, placeUpdate.value as Place, 'typed'))
    setPending(false)
  }
  function applyFigures() {
    const next = applyPlanUpdates(getHomeState().baseHome, figureUpdates)
    if (!next) return
    changeHome(next)
    setChanges(Number(placeUpdate !== undefined) + Number(figureUpdates.length > 0))
  }
  function revert() {
    for (let change = 0; change < changes; change++) undo()
    setChanges(0)
  }
  return (
    <div className={classes(CARD_SURFACE, 'mt-5 grid gap-4 p-5 print:hidden')} role="status">
      {changes > 0 ? (
        <>
          <p className="font-semibold">{t('Plan updated')}</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" size="small" onClick={revert}>
              {t('Undo')}
            </Button>
            <TextLink href="/plan/answer">{t('See your answer')}</TextLink>
          </div>
        </>
      ) : updates.length > 0 ? (
        <>
          <p className="font-semibold">{t('This would change your plan:')}</p>
          <ul className="grid gap-1.5">
            {updates.map(({ path, label, newValue, currentValue }) => (
              <li key={path}>
                {tRich('{label}: <strong>{newValue}</strong> <note>(now: {currentValue})</note>', {
                  label,
                  newValue,
                  currentValue,
                  strong: (text) => <strong>{text}</strong>,
                  note: (text) => <span className="text-soft">{text}</span>,
                })}
              </li>
            ))}
          </ul>
          <Button size="small" className="justify-self-start" pending={isPending} onClick={() => void apply()}>
            {t('Use these changes')}
          </Button>
          {messages}
        </>
      ) : (
        <p>{t('Nothing in this result fits your plan.')}</p>
      )}
    </div>
  )
}
