import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Home } from '#shared/home/home.ts'
import { useHome } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/toast.tsx'
import { askOnce } from '../reckoning/ask-once.ts'
import { known, usePlan } from '../reckoning/plan-store.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import { roughly } from '../write.ts'
import { hoursCsv, monthsCsv, yearsCsv } from './files.ts'
import { OpenFile } from './open-file.tsx'
import { RemoveHome } from './remove-home.tsx'
import { SavePlan } from './save-plan.tsx'

/** Take the plan along: a link that holds it, tables, the plan as a file, paper. */
export function KeepSection() {
  const home = useHome()
  const { plan, planned } = usePlan()
  const reckoned = known(plan)
  const { currency } = home.region
  return (
    <CardSection heading="Keep it, show it" className="print:hidden">
      <div className="grid gap-6">
        <SavePlan />
        <ShareLink home={planned ?? home} />
        <div className="flex flex-wrap gap-3">
          {reckoned && (
            <>
              <Button
                variant="secondary"
                onClick={() => saveFile('helioplan-months.csv', monthsCsv(reckoned, currency), 'text/csv')}
              >
                Months (CSV)
              </Button>
              <Button
                variant="secondary"
                onClick={() => saveFile('helioplan-years.csv', yearsCsv(reckoned, currency), 'text/csv')}
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
            onClick={() => saveFile('helioplan-plan.json', JSON.stringify(home, null, 2), 'application/json')}
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

/** 8,760 hours are worked out when somebody wants them. */
function HoursButton({ home }: { home: Home }) {
  const client = useQueryClient()
  const make = useMutation({
    mutationFn: async () => {
      const { hours } = await askOnce(client, home, ['hours'])
      if (hours?.kind !== 'answer') throw new Error('The hours could not be worked out.')
      saveFile('helioplan-hours.csv', hoursCsv(hours.value), 'text/csv')
    },
    onError: (error) => toast({ title: 'Error', description: error.message, variant: 'destructive' }),
  })
  return (
    <Button variant="secondary" pending={make.isPending} onClick={() => make.mutate()}>
      Hours (CSV)
    </Button>
  )
}

/** The whole plan in an address; its fragment is sent to no server. */
function ShareLink({ home }: { home: Home }) {
  const region = useRegionOfHome()
  const [isExact, setExact] = useState(false)
  const [link, setLink] = useState('')
  const [said, say] = useState('')
  async function make() {
    const { writeLink } = await import('#shared/home/link.ts')
    const address = `${location.origin}/plan#${writeLink(home, { isExact })}`
    setLink(address)
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    say(isCopied ? 'The link was copied.' : 'Copy the link from the box.')
  }
  return (
    <div className="grid gap-3">
      <p>A link holds the whole plan. It is made here and sent to nobody but whom you give it.</p>
      <Checkbox checked={isExact} onValue={setExact}>
        With the exact place; otherwise to about {roughly(region)}
      </Checkbox>
      <Button className="justify-self-start" onClick={make}>
        Make a link
      </Button>
      {link && <TextField label="Link to this plan" value={link} readOnly onFocus={({ target }) => target.select()} />}
      <p role="status" className="text-sm text-soft">
        {said}
      </p>
    </div>
  )
}
