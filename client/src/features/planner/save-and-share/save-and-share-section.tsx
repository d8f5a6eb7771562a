import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPlacePrecision } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { useHomeState } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { computeOnce } from '../engine/compute-once.ts'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { useHomeRegion } from '../home-region.ts'
import { OpenFile } from './open-file.tsx'
import { createHoursCsv, createMonthsCsv, createYearsCsv } from './plan-csv.ts'
import { RemoveHome } from './remove-home.tsx'
import { SavePlan } from './save-plan.tsx'

export function SaveAndShareSection() {
  const home = useHomeState(({ home }) => home)
  const planNumber = useHomeState(({ planNumber }) => planNumber)
  const plan = usePlan(({ plan }) => plan)
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const computedPlan = resultValue(plan)
  const { currency } = home.region
  return (
    <CardSection heading="Keep it, show it" className="print:hidden">
      <div className="grid gap-6">
        <SavePlan />
        <ShareLink key={planNumber} home={plannedHome ?? home} />
        <div className="flex flex-wrap gap-3">
          {computedPlan && (
            <>
              <Button
                variant="secondary"
                onClick={() =>
                  downloadFile('helioplan-months.csv', createMonthsCsv(computedPlan, currency), 'text/csv')
                }
              >
                Months (CSV)
              </Button>
              <Button
                variant="secondary"
                onClick={() => downloadFile('helioplan-years.csv', createYearsCsv(computedPlan, currency), 'text/csv')}
              >
                Years (CSV)
              </Button>
              <HoursButton home={home} />
              <Button variant="secondary" onClick={() => print()}>
                Print
              </Button>
            </>
          )}
          <Button
            variant="secondary"
            onClick={() => downloadFile('helioplan-plan.json', JSON.stringify(home, null, 2), 'application/json')}
          >
            The plan (JSON)
          </Button>
          <OpenFile />
        </div>
        <div className="empty:hidden">
          <RemoveHome />
        </div>
      </div>
    </CardSection>
  )
}

/** Hours are computed on demand. */
function HoursButton({ home }: { home: Home }) {
  const client = useQueryClient()
  const exportHours = useMutation({
    mutationFn: async () => {
      const { hours } = await computeOnce(client, home, ['hours'])
      if (hours?.kind !== 'answer') throw new Error('The hours could not be worked out.')
      downloadFile('helioplan-hours.csv', createHoursCsv(hours.value), 'text/csv')
    },
    onError: (error) => toast({ title: 'Error', description: error.message, variant: 'destructive' }),
  })
  return (
    <Button variant="secondary" pending={exportHours.isPending} onClick={() => exportHours.mutate()}>
      Hours (CSV)
    </Button>
  )
}

/** The fragment that holds the plan is never sent to a server. */
function ShareLink({ home }: { home: Home }) {
  const region = useHomeRegion()
  const [isExact, setExact] = useState(false)
  const [link, setLink] = useState('')
  const [status, setStatus] = useState('')
  async function createLink() {
    const { encodeLink } = await import('#shared/home/link.ts')
    const address = `${location.origin}/plan#${encodeLink(home, { isExact })}`
    setLink(address)
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setStatus(isCopied ? 'The link was copied.' : 'Copy the link from the box.')
  }
  return (
    <div className="grid gap-3">
      <p>A link holds the whole plan. It is made here and sent to nobody but whom you give it.</p>
      <Checkbox checked={isExact} onValue={setExact}>
        With the exact place; otherwise to about {formatPlacePrecision(region)}
      </Checkbox>
      <Button className="justify-self-start" onClick={createLink}>
        Make a link
      </Button>
      {link && <TextField label="Link to this plan" value={link} readOnly onFocus={({ target }) => target.select()} />}
      <p role="status" className="text-sm text-soft">
        {status}
      </p>
    </div>
  )
}
