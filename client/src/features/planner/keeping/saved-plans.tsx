import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { Reply } from '#shared/contract/api.ts'
import type { Home } from '#shared/home/home.ts'
import { nameOfRecord } from '#shared/home/name-of-record.ts'
import { parseHome } from '#shared/home/parse.ts'
import { call } from '../../../api/call.ts'
import { readingsOf } from '../../../api/home-queries.ts'
import { outcomeOfSaved, savedHomes } from '../../../api/saved-home-queries.ts'
import { replaceHome, sayOfHome } from '../../../state/home.ts'
import { keepReadingsHere, packedReadings } from '../../../state/readings.ts'
import { AskButton } from '../../../ui/ask-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { outcomeInWords } from '../answer/outcome-words.ts'
import { askOnce } from '../reckoning/ask-once.ts'
import { writeDay } from '../write.ts'
import { NO_ROOM, nameOfPlan } from './account-sync.ts'
import { LoadingPlans, NoPlans } from './no-plans.tsx'
import { factsOf } from './plan-facts.ts'

/** The plans in the account: what each is about, to be opened or deleted. */
export default function SavedPlans() {
  const query = useQuery(savedHomes)
  const { data, isPending, isError } = query
  return (
    <>
      {isPending && <LoadingPlans />}
      {isError && !data && <LoadFailed says="Your saved plans could not be loaded." query={query} />}
      {data?.length === 0 && <NoPlans />}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line" aria-label="Saved plans">
          {data.map((saved) => (
            <SavedPlan key={saved.id} saved={saved} />
          ))}
        </ul>
      )}
    </>
  )
}

function SavedPlan({ saved }: { saved: Reply<'listHomes'>[number] }) {
  const client = useQueryClient()
  const [, go] = useLocation()
  const read = parseHome(saved.home)
  const remove = useMutation({
    mutationFn: () => call('deleteHome', { id: saved.id }),
    onSuccess: () => client.invalidateQueries(savedHomes),
    onError: (error) => toast({ title: 'Error', description: error.message, variant: 'destructive' }),
  })
  if ('problem' in read) return <li className="py-4">{read.problem}</li>
  const { home, notes } = read
  const name = nameOfPlan(home)
  async function open() {
    await fetchReadings(client, saved.id, home)
    const { id, revision } = saved
    const isOpen = replaceHome(home, name, { id, revision, of: nameOfRecord(home) })
    if (!isOpen) return toast({ title: 'Error', description: NO_ROOM, variant: 'destructive' })
    sayOfHome(['The saved plan was opened. Undo brings back what was here before.', ...notes])
    go('/plan/answer')
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div>
        <h3 className="text-base">{name}</h3>
        <Outcome id={saved.id} revision={saved.revision} home={home} />
        <p className="text-note text-soft">
          {[...factsOf(home), `saved ${writeDay(String(saved.updatedAt).slice(0, 10), home.region)}`].join(', ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={open}>
          Open<span className="sr-only"> {name}</span>
        </Button>
        <AskButton
          variant="quiet"
          size="small"
          question={{
            title: 'Delete this plan?',
            description: `${name} is removed from your account.`,
            confirm: 'Delete',
          }}
          onConfirm={() => remove.mutateAsync()}
        >
          Delete<span className="sr-only"> {name}</span>
        </AskButton>
      </div>
    </li>
  )
}

/** The meter's readings that a plan speaks of come with it, where this device has them not; without them its months count. */
async function fetchReadings(client: QueryClient, id: number, { use: { day } }: Home) {
  if (day?.kind !== 'readings' || packedReadings(day) !== undefined) return
  const whole = await call('getHome', { id }).catch(() => undefined)
  if (!whole?.readings) return
  keepReadingsHere(whole.readings)
  client.removeQueries(readingsOf(day))
}

interface OutcomeProps {
  readonly id: number
  readonly revision: number
  readonly home: Home
}

/** What comes of it, worked out anew on this device. */
function Outcome({ id, revision, home }: OutcomeProps) {
  const client = useQueryClient()
  const { data, isPending } = useQuery({
    ...outcomeOfSaved({ id, revision }, async () => (await askOnce(client, home, [])).plan ?? null),
    enabled: home.place !== undefined,
  })
  if (!home.place) return null
  if (isPending) return <Skeleton className="my-1 h-6 w-72 max-w-full" />
  const words =
    data?.kind === 'answer' ? outcomeInWords(data.value, home) : 'Not yet an answer: something is still asked.'
  return <p className="my-1 font-semibold">{words}</p>
}
