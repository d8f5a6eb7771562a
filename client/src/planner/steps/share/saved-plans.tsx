import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Reply } from '#shared/contract/api.ts'
import { formatDate } from '#shared/format/date.ts'
import type { Home } from '#shared/home/home.ts'
import { hashHome } from '#shared/home/home-hash.ts'
import { type ParsedHome, parseHome } from '#shared/home/parse.ts'
import { t } from '#shared/language/t.ts'
import { savedHomeOutcome, savedHomes } from '../../../api/account-queries.ts'
import { call, errorMessage } from '../../../api/call.ts'
import { getPlanName } from '../../../home/account-sync.ts'
import { meterReadings } from '../../../home/home-queries.ts'
import { findPackedReadings, storeReadings } from '../../../home/meter-readings.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { calculating } from '../../../ui/skeleton.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { computeOnce } from '../../engine/compute-once.ts'
import { formatOutcome } from '../../words/format-payback.ts'
import { LoadingPlans, NoPlans } from './no-plans.tsx'
import { listPlanFacts, PlanListItem } from './plan-list.tsx'
import { useOpenPlan } from './use-open-plan.tsx'

export default function SavedPlans() {
  const query = useQuery(savedHomes)
  const { data, isPending, isError } = query
  const { open, dialog } = useOpenSavedPlan()
  return (
    <>
      {dialog}
      {isPending && <LoadingPlans />}
      {isError && !data && <LoadError message={t('We could not load your saved plans.')} query={query} />}
      {data?.length === 0 && <NoPlans />}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line" aria-label={t('Saved plans')}>
          {data.map((saved) => (
            <SavedPlan key={saved.id} saved={saved} onOpen={(parsed) => void open(saved, parsed)} />
          ))}
        </ul>
      )}
    </>
  )
}

type SavedHome = Reply<'listHomes'>[number]

/** Opens the plan that was pressed last, unless the page is left before its meter readings arrive. */
function useOpenSavedPlan() {
  const client = useQueryClient()
  const { openPlan, dialog } = useOpenPlan()
  const requests = useRef(0)
  useEffect(
    () => () => {
      requests.current += 1
    },
    [],
  )
  async function open({ id, revision }: SavedHome, { home, notes }: ParsedHome) {
    requests.current += 1
    const request = requests.current
    const { pathname } = location
    await fetchReadings(client, id, home)
    // While the next page loads, this one is still mounted.
    if (request !== requests.current || pathname !== location.pathname) return
    openPlan({
      home,
      saved: { id, revision, of: hashHome(home) },
      notes: [t('Saved plan opened. Undo brings back what was here before.'), ...notes],
    })
  }
  return { open, dialog }
}

function SavedPlan({ saved, onOpen }: { saved: SavedHome; onOpen: (parsed: ParsedHome) => void }) {
  const client = useQueryClient()
  const parsed = parseHome(saved.home)
  async function remove() {
    await call('deleteHome', { id: saved.id })
    await client.invalidateQueries(savedHomes)
  }
  if ('problem' in parsed) return <li className="py-4">{parsed.problem}</li>
  const { home } = parsed
  return (
    <PlanListItem
      name={getPlanName(home)}
      outcome={<SavedPlanOutcome id={saved.id} revision={saved.revision} home={home} />}
      facts={[
        ...listPlanFacts(home),
        t('saved on {date}', { date: formatDate(String(saved.updatedAt).slice(0, 10), home.region) }),
      ]}
      location="account"
      onOpen={() => onOpen(parsed)}
      onRemove={remove}
      onRemoveFailed={(error) => toastError(t('Error'), errorMessage(error))}
    />
  )
}

/** A plan without readings uses their monthly sums. */
async function fetchReadings(client: QueryClient, id: number, { use: { day } }: Home) {
  if (day?.kind !== 'readings' || findPackedReadings(day) !== undefined) return
  const savedHome = await call('getHome', { id }).catch(() => undefined)
  if (!savedHome?.readings) return
  storeReadings(savedHome.readings)
  client.removeQueries(meterReadings(day))
}

/** The outcome is computed on this device. */
function SavedPlanOutcome({ id, revision, home }: { id: number; revision: number; home: Home }) {
  const client = useQueryClient()
  const query = useQuery({
    ...savedHomeOutcome({ id, revision }, async () => (await computeOnce(client, home, [])).plan ?? null),
    enabled: home.place !== undefined,
  })
  const { data } = query
  if (!home.place) return null
  if (query.isError)
    return (
      <LoadError message={t('We could not calculate this plan. Check your connection and try again.')} query={query} />
    )
  if (query.isPending) return <p className="my-1 font-semibold text-soft">{calculating()}</p>
  return (
    <p className="my-1 font-semibold">
      {data?.kind === 'answer' ? formatOutcome(data.value, home) : t('No answer yet: some figures are missing.')}
    </p>
  )
}
