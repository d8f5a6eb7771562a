import { Suspense, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Home } from '#shared/home/home.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { t } from '#shared/language/t.ts'
import { getPlanName, noRoomForBackup } from '../../../home/account-sync.ts'
import { notifyPlanChange, replaceHome } from '../../../home/home.ts'
import type { SavedPlanRef } from '../../../home/saved-plan.ts'
import { focusPageHeading } from '../../../ui/focus.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/toast.tsx'

const ConfirmWindow = lazyPart(() => import('../../../ui/confirm-dialog.tsx'))

interface PlanToOpen {
  readonly home: Home
  readonly saved?: SavedPlanRef | null
  /** Whether it is a backup on this device, which then leaves the list. */
  readonly isBackup?: boolean
  readonly notes: readonly string[]
  /** @param isOwnStored whether the user's own plan is backed up on this device */
  readonly onOpened?: (isOwnStored: boolean) => void
}

const ANSWER_PATH = '/plan/answer'

/**
 * Opens a plan in place of the user's own, and shows its answer. If the browser cannot store the own plan, it asks first in
 * the dialog, which the caller renders.
 */
export function useOpenPlan() {
  const [, navigate] = useLocation()
  const [waitingPlan, setWaitingPlan] = useState<PlanToOpen>()
  const opener = useRef<HTMLElement>(null)

  function openPlan(plan: PlanToOpen, withoutBackup = false) {
    const { home, saved = null, isBackup = false, notes, onOpened } = plan
    const outcome = replaceHome(home, getPlanName(home), saved, { isBackup, withoutBackup })
    if (outcome === 'too-many-backups')
      return toast({ title: t('Error'), description: noRoomForBackup(), variant: 'destructive' })
    if (outcome === 'not-stored') {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      return setWaitingPlan(plan)
    }
    setWaitingPlan(undefined)
    notifyPlanChange(notes)
    onOpened?.(!withoutBackup)
    if (location.pathname !== addressOf(ANSWER_PATH)) return navigate(ANSWER_PATH)
    focusPageHeading()
    scrollTo({ top: 0 })
  }

  const dialog = waitingPlan && (
    <Suspense>
      <ConfirmWindow
        opener={opener}
        onClose={() => setWaitingPlan(undefined)}
        confirmation={{
          title: t('We cannot save your own plan'),
          description: t(
            'This browser cannot store it. Once the other plan is open, Undo brings yours back only until you close or reload this page.',
          ),
          confirmLabel: t('Open anyway'),
        }}
        onConfirm={() => openPlan(waitingPlan, true)}
        pending={false}
      />
    </Suspense>
  )
  return { openPlan, dialog }
}
