import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { panelsOf } from '#shared/home/panels.ts'
import type { ReadHome } from '#shared/home/parse.ts'
import { sharedHome } from '../../../api/home-queries.ts'
import { openHome, sayOfHome, useHomeState } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { placeOf } from '../home/place-name.ts'

/** A plan in the address's fragment. It never takes the place of one's own by itself. */
export function SharedPlan() {
  const text = useFragment()
  const isPlan = /^\d+\./.test(text)
  const { data: read } = useQuery({ ...sharedHome(text), enabled: isPlan })
  const [isDeclined, decline] = useState(false)
  const close = () => {
    history.replaceState(history.state, '', location.pathname)
    decline(true)
  }
  if (!isPlan || isDeclined || !read) return <div role="status" />
  return (
    <div role="status">
      <CardSection heading="A plan was shared with you" className="mb-8">
        {'problem' in read ? (
          <>
            <p>{read.problem} Your own plan is as it was.</p>
            <Button variant="secondary" className="mt-4" onClick={close}>
              Go on with mine
            </Button>
          </>
        ) : (
          <Offer read={read} onClose={close} />
        )}
      </CardSection>
    </div>
  )
}

function Offer({ read: { home, notes }, onClose }: { read: ReadHome; onClose: () => void }) {
  const { own } = useHomeState()
  const [, go] = useLocation()
  const isEmpty = own.place === undefined && own.use.amount === undefined
  function take() {
    openHome(home)
    sayOfHome([...(isEmpty ? [] : ['The shared plan was opened. Undo brings yours back.']), ...notes])
    onClose()
    go('/plan/answer')
  }
  return (
    <>
      <p>
        {home.name ?? 'A home'}
        {home.place && ` in ${placeOf(home.place)}`}
        {panelsOf(home) > 0 && `, ${panelsOf(home)} panels`}.
        {!isEmpty && ' Your own plan stays until you decide, and can be brought back afterwards.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={take}>Open it</Button>
        <Button variant="secondary" onClick={onClose}>
          {isEmpty ? 'Leave it' : 'Keep mine'}
        </Button>
      </div>
    </>
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
