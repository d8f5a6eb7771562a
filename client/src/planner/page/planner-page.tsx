import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { currentUser } from '../../api/queries.ts'
import { checkSession } from '../../api/session.ts'
import { endSync, type SyncState, startSync, useSyncState } from '../../home/account-sync.ts'
import { getHomeState, undo, useHomeState } from '../../home/home.ts'
import { CHOSEN_PLACE_KEY, readText } from '../../state/storage.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { focusPageHeading } from '../../ui/focus.ts'
import { LoadError, ReloadButton } from '../../ui/load-error.tsx'
import { Intro, PageFrame, PageHeading } from '../../ui/page.tsx'
import { PrintHeader } from '../../ui/print-header.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { usePlan } from '../engine/plan-store.ts'
import type { PlanAnalysis } from '../engine/protocol.ts'
import { usePlanComputation } from '../engine/use-plan-computation.ts'
import { ActiveScenarioBanner } from './active-scenario.tsx'
import { useFocusFigureFromHash } from './focus-figure.ts'
import { useKind } from './kinds.ts'
import { PlanNotices } from './plan-notices.tsx'
import { PlanSummary } from './plan-summary.tsx'
import type { Step } from './steps.ts'
import { useSaveOutcome } from './use-save-outcome.ts'

interface PlannerPageProps {
  readonly path: Step
  readonly intro?: string
  /** Further analyses that the page shows. Must be a stable reference. */
  readonly analyses?: readonly PlanAnalysis[]
  readonly children: ReactNode
  /** Replaces the summary. After `children` on a phone, to the right of `children` and `rest` on wide screens. */
  readonly sideColumn?: ReactNode
  readonly rest?: ReactNode
  /** Bar at the bottom of a phone's screen. */
  readonly bar?: ReactNode
}

const NO_ANALYSES: readonly PlanAnalysis[] = []

export function PlannerPage({ path, intro, analyses, children, sideColumn, rest, bar }: PlannerPageProps) {
  const failure = usePlanComputation(analyses ?? NO_ANALYSES)
  useSaveOutcome()
  useAccountSync()
  useShowPlan()
  useResumePlace()
  useFocusFigureFromHash()
  const isWorkerBroken = usePlan(({ isWorkerBroken }) => isWorkerBroken)
  const { steps, intros } = useKind()
  const stepIndex = steps.indexOf(path)
  const end = (
    <div className={sideColumn ? 'flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-2' : 'grid gap-6'}>
      <PlanState />
      <StepButtons previous={steps[stepIndex - 1]} next={steps[stepIndex + 1]} />
    </div>
  )
  return (
    <PageFrame space={intro ? 'wide' : 'snug'}>
      <PrintHeader />
      <StepBar path={path} />
      <header className={classes('max-w-3xl', intro ? 'mt-4 mb-5 sm:mt-8 sm:mb-8' : 'mt-1 mb-2 sm:my-3')}>
        {/* The line of steps names the answer on a phone. */}
        <PageHeading className={intro ? '' : 'text-4xl max-sm:sr-only print:hidden'}>{headingOf(path)}</PageHeading>
        {intro && <Intro className="mt-2 sm:mt-3.5">{intros?.[path]?.() ?? intro}</Intro>}
      </header>
      <ActiveScenarioBanner />
      <PlanNotices />
      {failure && <LoadError message={failure.message} query={failure} className="mb-6" />}
      {isWorkerBroken && (
        <div className="mb-6 grid justify-items-start gap-4">
          <p role="alert">{t('We could not calculate your plan. Your answers are saved.')}</p>
          <ReloadButton />
        </div>
      )}
      <div
        className={classes(
          'gap-x-8 lg:grid lg:items-start',
          sideColumn
            ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]'
            : 'lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        {/* My Home has the same fields without a plan, and keeps what is typed early. */}
        <div className={classes(COLUMN, sideColumn ? 'gap-3' : 'gap-6', path !== '/plan/home' && 'awaits-plan')}>
          {steps.includes(path) ? children : <NotAsked />}
          {!sideColumn && end}
        </div>
        {sideColumn ?? <PlanSummary />}
        {sideColumn && (
          <div className={classes(COLUMN, 'mt-3 gap-3')}>
            {rest}
            {end}
          </div>
        )}
        {bar}
      </div>
    </PageFrame>
  )
}

/** Firefox breaks no page within an item of a grid that is a grid itself. */
const COLUMN = 'grid min-w-0 *:min-w-0 print:block print:space-y-6'

const STEP_LINK = classes(
  'flex min-h-11 items-center gap-2 rounded-xl border-[1.5px] border-transparent px-3.5 font-semibold text-soft',
  'hover:bg-sky hover:text-ink aria-[current=step]:border-sun aria-[current=step]:bg-sun-soft aria-[current=step]:text-amber',
)

const STATUS_TEXT: Readonly<Record<SyncState, () => string>> = {
  off: () => t('Saved on this device'),
  saved: () => t('Saved in your account'),
  waiting: () => t('Saving to your account…'),
  failed: () => t('Saved on this device. We will sync when you are back online.'),
  'signed-out': () => '',
  conflict: () => t('Also changed on another device: see Your Answer'),
}

function useAccountSync() {
  const { data: user } = useQuery(currentUser)
  // `undefined` until the session is known.
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

/** The plan is shown in the same task as the first render with the stored home. */
function useShowPlan() {
  useEffect(() => {
    delete document.documentElement.dataset.hasPlan
  }, [])
}

/** A visitor who leaves a page while the prices of a chosen place are loading still gets the place. */
function useResumePlace() {
  const client = useQueryClient()
  useEffect(() => {
    if (readText('tab', CHOSEN_PLACE_KEY) === null) return
    import('../../home/set-place.ts')
      .then(({ resumePlace }) => resumePlace(client))
      // The next page tries again if there is no connection.
      .catch(() => undefined)
  }, [client])
}

/** The bar is one line on phones, from which the steps open. */
function StepBar({ path }: { path: Step }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { steps } = useKind()
  return (
    <nav aria-label={t('Plan steps')} className="print:hidden">
      <div className="flex items-center justify-between gap-3 sm:hidden">
        <span className="font-semibold text-soft">
          {steps.includes(path)
            ? t('Step {step} of {steps}: {name}', {
                step: String(steps.indexOf(path) + 1),
                steps: String(steps.length),
                name: headingOf(path),
              })
            : headingOf(path)}
        </span>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="shrink-0"
        >
          {t('All steps')}
        </Button>
      </div>
      <ol id={id} className={classes('flex-wrap gap-1', isOpen ? 'flex' : 'hidden sm:flex')}>
        {steps.map((step, index) => (
          <li key={step}>
            <Link href={step} className={STEP_LINK} {...(step === path && { 'aria-current': 'step' })}>
              <span aria-hidden="true">{index + 1}</span> {headingOf(step)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** State of the plan: shows where the plan is saved, and Undo. */
function PlanState() {
  const canUndo = useHomeState(({ canUndo }) => canUndo)
  const isStored = useHomeState(({ isStored }) => isStored)
  const sync = useSyncState()
  function undoLast() {
    undo()
    if (!getHomeState().canUndo) focusPageHeading()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <span className="text-sm text-soft">
        {isStored
          ? STATUS_TEXT[sync]()
          : t('Your browser is not saving this plan. Download or share it before you leave.')}
        {/* The only state that is announced: the others change with every edit. */}
        <span role="status">
          {isStored && sync === 'signed-out' && t('Signed out: your plan is saved on this device')}
        </span>
      </span>
      <Button variant="quiet" size="small" disabled={!canUndo} onClick={undoLast}>
        {t('Undo')}
      </Button>
    </div>
  )
}

/** Replaces a step that the kind of home does not need. */
function NotAsked() {
  const { label } = useKind()
  return (
    <Card>
      <p className="font-strong">{t('Nothing to enter here')}</p>
      <p className="mt-2">
        {tRich(
          'Your kind of home ({kind}) does not need this step. Your figures here are saved. <link>Change your kind of home (My Home)</link>',
          { kind: label(), link: (text) => <TextLink href="/plan/home#kind">{text}</TextLink> },
        )}
      </p>
    </Card>
  )
}

function StepButtons({ previous, next }: { previous: Step | undefined; next: Step | undefined }) {
  return (
    <div className="flex flex-wrap justify-between gap-3 print:hidden">
      {previous ? (
        <ButtonLink href={previous} variant="secondary">
          ← {headingOf(previous)}
        </ButtonLink>
      ) : (
        <span />
      )}
      {next && <ButtonLink href={next}>{headingOf(next)} →</ButtonLink>}
    </div>
  )
}
