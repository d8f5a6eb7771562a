import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { headingOf } from '#shared/pages.ts'
import { currentUser } from '../../api/queries.ts'
import { checkSession } from '../../api/session.ts'
import { undo, useHomeState } from '../../state/home.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Intro, PageFrame, PageHeading } from '../../ui/page.tsx'
import { PrintHead } from '../../ui/print-head.tsx'
import { TriedWay } from './answer/tried-way.tsx'
import { endSync, type SyncState, startSync, useSyncState } from './keeping/account-sync.ts'
import { KeptNotes } from './keeping/kept-notes.tsx'
import { useKeptOutcome } from './keeping/use-kept-outcome.ts'
import { PlanSoFar } from './plan-so-far.tsx'
import { usePlan } from './reckoning/plan-store.ts'
import type { Topic } from './reckoning/protocol.ts'
import { useReckoning } from './reckoning/use-reckoning.ts'
import { useFigureOfAddress } from './show-figure.ts'
import { type Step, steps } from './steps.ts'

interface PlannerPageProps {
  readonly path: Step
  readonly intro: string
  /** What the step asks besides the plan; the same list each time. */
  readonly topics: readonly Topic[]
  readonly children: ReactNode
}

/** A step of the planner: where one is, what is asked, and the plan as it grows beside it. */
export function PlannerPage({ path, intro, topics, children }: PlannerPageProps) {
  const failed = useReckoning(topics)
  useKeptOutcome()
  useAccountSync()
  useFigureOfAddress()
  const { hasFailed } = usePlan()
  const place = steps.findIndex((step) => step.path === path)
  return (
    <PageFrame>
      <PrintHead />
      <StepBar path={path} />
      <header className="mt-8 mb-8 max-w-3xl">
        <PageHeading>{headingOf(path)}</PageHeading>
        <Intro className="mt-3.5">{intro}</Intro>
      </header>
      <TriedWay />
      <KeptNotes />
      {failed && <LoadFailed says="The climate of your place could not be loaded." query={failed} className="mb-6" />}
      {hasFailed && (
        <p role="alert" className="mb-6">
          The plan could not be worked out in this browser. Reload the page to try again; what you typed is kept.
        </p>
      )}
      <div className="gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid min-w-0 gap-6 *:min-w-0">
          {children}
          <StepButtons before={steps[place - 1]} after={steps[place + 1]} />
        </div>
        <PlanSoFar />
      </div>
    </PageFrame>
  )
}

const STEP = classes(
  'flex min-h-11 items-center gap-2 rounded-xl border-[1.5px] border-transparent px-3.5 font-semibold text-soft',
  'hover:bg-sky hover:text-ink aria-[current=step]:border-sun aria-[current=step]:bg-sun-soft aria-[current=step]:text-amber',
)

const KEPT: Readonly<Record<SyncState, string>> = {
  off: 'Kept on this device',
  kept: 'Kept in your account',
  waiting: 'On its way to your account …',
  failed: 'Kept on this device until your account is reached',
  'signed-out': '',
  contested: 'Changed on another device too: see Your Answer',
}

/** Read out when it happens: the other states come and go with every change. */
const SIGNED_OUT = 'Signed out: your plan is saved on this device'

/** A saved plan and the account are kept in step while a signed-in user plans. */
function useAccountSync() {
  const { data: user } = useQuery(currentUser)
  // Undefined while nobody knows who is signed in.
  const id = user === undefined ? undefined : (user?.id ?? null)
  const isSignedOut = useSyncState() === 'signed-out'
  const client = useQueryClient()
  useEffect(() => {
    if (id === null) endSync()
    else if (id !== undefined) return startSync()
  }, [id])
  useEffect(() => {
    if (isSignedOut && typeof id === 'number') void checkSession(client)
  }, [isSignedOut, id, client])
}

function StepBar({ path }: { path: Step }) {
  const { canUndo, isKept } = useHomeState()
  const sync = useSyncState()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <nav aria-label="Steps of the plan">
        <ol className="flex flex-wrap gap-1">
          {steps.map((step, index) => (
            <li key={step.path}>
              <Link href={step.path} className={STEP} {...(step.path === path && { 'aria-current': 'step' })}>
                <span aria-hidden="true">{index + 1}</span> {step.heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-sm text-soft">
          {isKept ? KEPT[sync] : 'This browser keeps nothing: the plan ends with this page'}
          <span role="status">{isKept && sync === 'signed-out' && SIGNED_OUT}</span>
        </span>
        <Button variant="quiet" size="small" disabled={!canUndo} onClick={undo}>
          Undo
        </Button>
      </div>
    </div>
  )
}

type Neighbour = (typeof steps)[number] | undefined

function StepButtons({ before, after }: { before: Neighbour; after: Neighbour }) {
  return (
    <div className="flex flex-wrap justify-between gap-3 print:hidden">
      {before ? (
        <ButtonLink href={before.path} variant="secondary">
          ← {before.heading}
        </ButtonLink>
      ) : (
        <span />
      )}
      {after && <ButtonLink href={after.path}>{after.heading} →</ButtonLink>}
    </div>
  )
}
