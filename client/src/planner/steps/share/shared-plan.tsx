import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { t } from '#shared/language/t.ts'
import { sharedHome } from '../../../home/home-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { focusPageHeading } from '../../../ui/focus.ts'
import { IncomingPlan } from './incoming-plan.tsx'

/** Offers a plan from the address's fragment. It never replaces the user's plan by itself. */
export function SharedPlan() {
  const text = useUrlFragment()
  const isPlan = /^\d+\./.test(text)
  const { data: parsed } = useQuery({ ...sharedHome(text), enabled: isPlan })
  const [declinedText, setDeclinedText] = useState('')
  const close = () => {
    history.replaceState(history.state, '', location.pathname)
    setDeclinedText(text)
    focusPageHeading()
  }
  if (!isPlan || declinedText === text || !parsed) return <div role="status" />
  return (
    <div role="status">
      <CardSection heading={t('A plan was shared with you')} className="mb-8">
        {'problem' in parsed ? (
          <>
            <p>
              {parsed.problem} {t('Your own plan has not changed.')}
            </p>
            <Button variant="secondary" className="mt-4" onClick={close}>
              {t('Keep my plan')}
            </Button>
          </>
        ) : (
          <IncomingPlan parsed={parsed} source="link" onClose={close} />
        )}
      </CardSection>
    </div>
  )
}

const useUrlFragment = () =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    () => location.hash.slice(1),
    () => '',
  )
