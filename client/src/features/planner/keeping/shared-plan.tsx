import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { sharedHome } from '../../../api/home-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { OfferedPlan } from './offered-plan.tsx'

/** A plan in the address's fragment. It never takes the place of one's own by itself. */
export function SharedPlan() {
  const text = useFragment()
  const isPlan = /^\d+\./.test(text)
  const { data: read } = useQuery({ ...sharedHome(text), enabled: isPlan })
  const [declined, decline] = useState('')
  const [, go] = useLocation()
  const close = () => {
    history.replaceState(history.state, '', location.pathname)
    decline(text)
  }
  if (!isPlan || declined === text || !read) return <div role="status" />
  return (
    <div role="status">
      <CardSection heading="A plan was shared with you" className="mb-8">
        {'problem' in read ? (
          <>
            <p>{read.problem} Your own plan is as it was.</p>
            <Button variant="secondary" className="mt-4" onClick={close}>
              Keep mine
            </Button>
          </>
        ) : (
          <OfferedPlan read={read} heading="The shared plan" onClose={close} onOpen={() => go('/plan/answer')} />
        )}
      </CardSection>
    </div>
  )
}

const useFragment = () =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    () => location.hash.slice(1),
    () => '',
  )
