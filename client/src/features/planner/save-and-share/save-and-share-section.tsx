import { useState } from 'react'
import { formatPlacePrecision } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { useHomeState } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SAVE_ID } from '../answer/answer-actions.tsx'
import { resultOf, usePlan } from '../engine/plan-store.ts'
import { useHomeRegion } from '../home-region.ts'
import { SavePlan } from './save-plan.tsx'

export function SaveAndShareSection() {
  const home = useHomeState(({ home }) => home)
  const planNumber = useHomeState(({ planNumber }) => planNumber)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const hasAnswer = usePlan((state) => resultOf(state)?.kind === 'answer')
  return (
    <CardSection id={SAVE_ID} tabIndex={-1} heading={t('Save or share')} className="print:hidden">
      <div className="grid gap-4">
        <SavePlan />
        <div className="flex flex-wrap gap-3">
          <ShareLink key={planNumber} home={plannedHome ?? home} />
          {hasAnswer && (
            <Button variant="secondary" onClick={() => print()}>
              {t('Print')}
            </Button>
          )}
        </div>
      </div>
    </CardSection>
  )
}

/** The fragment that holds the plan is never sent to a server. */
function ShareLink({ home }: { home: Home }) {
  const region = useHomeRegion()
  const [isExact, setExact] = useState(false)
  const [link, setLink] = useState('')
  const [status, setStatus] = useState('')
  async function createLink(exact = isExact) {
    const { encodeLink } = await import('#shared/home/link.ts')
    const address = `${location.origin}/plan#${encodeLink(home, { isExact: exact })}`
    setLink(address)
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setStatus(isCopied ? t('Link copied') : t('Copy the link from the box.'))
  }
  return (
    <>
      <Button onClick={() => createLink()}>{t('Share a link')}</Button>
      <div className="order-last grid w-full gap-3 empty:hidden">
        {link && (
          <>
            <TextField label={t('Link to this plan')} value={link} readOnly onFocus={({ target }) => target.select()} />
            <Checkbox
              checked={isExact}
              onValue={(exact) => {
                setExact(exact)
                void createLink(exact)
              }}
            >
              {t('Include my exact location (otherwise within {distance})', { distance: formatPlacePrecision(region) })}
            </Checkbox>
            <p>{t('The link contains your whole plan. Only people you give it to can see it.')}</p>
          </>
        )}
        <p role="status" className="text-sm text-soft empty:hidden">
          {status}
        </p>
      </div>
    </>
  )
}
