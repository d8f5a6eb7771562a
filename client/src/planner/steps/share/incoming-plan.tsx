import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { Home } from '#shared/home/home.ts'
import type { ParsedHome } from '#shared/home/parse.ts'
import { t } from '#shared/language/t.ts'
import { currentUser } from '../../../api/queries.ts'
import { backUpReplacedPlan, getPlanName } from '../../../home/account-sync.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { isBlankHome, useHomeState } from '../../../home/home.ts'
import { sharedHome } from '../../../home/home-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { focusPageHeading } from '../../../ui/focus.ts'
import { listPlanFacts } from './plan-list.tsx'
import { useOpenPlan } from './use-open-plan.tsx'

interface IncomingPlanProps {
  readonly parsed: ParsedHome
  readonly source: 'link' | 'file'
  readonly onClose: () => void
}

/** Shows another plan next to the user's own. Nothing changes or is sent before the user presses "Use this one". */
export function IncomingPlan({ parsed: { home, notes }, source, onClose }: IncomingPlanProps) {
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  const isStored = useHomeState(({ isStored }) => isStored)
  const { data: user } = useQuery(currentUser)
  const { openPlan, dialog } = useOpenPlan()
  const hasOwn = !isBlankHome(baseHome)
  const isFile = source === 'file'
  const open = () =>
    openPlan({
      home,
      notes: [isFile ? t('The plan in your file was opened.') : t('The shared plan was opened.'), ...notes],
      onOpened(isOwnStored) {
        onClose()
        void backUpReplacedPlan(baseHome, getPlanName(home), isOwnStored, Boolean(user))
      },
    })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlanCard heading={isFile ? t('The plan in your file') : t('The shared plan')} home={home} />
        {hasOwn && <PlanCard heading={t('Your own plan')} home={baseHome} />}
      </div>
      {hasOwn && (
        <p className="mt-4">
          {t('Your own plan stays as it is until you press “Use this one”.')}
          {(isStored || user) &&
            ` ${t(
              'Then it is saved {place, select, device {on this device} account {in your account} other {on this device and in your account}}, and Undo brings it back.',
              { place: !user ? 'device' : isStored ? 'both' : 'account' },
            )}`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={open}>{t('Use this one')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {hasOwn ? t('Keep my plan') : t('Cancel')}
        </Button>
      </div>
      {dialog}
    </>
  )
}

function PlanCard({ heading, home }: { heading: string; home: Home }) {
  const { name, place } = home
  const facts = [
    ...(name ? [name] : []),
    ...(place ? [formatPlace(place)] : [t('No town yet')]),
    ...listPlanFacts(home),
  ]
  return (
    <section aria-label={heading} className={BOX}>
      <h3 className="text-base">{heading}</h3>
      <ul className="mt-2 text-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}

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
