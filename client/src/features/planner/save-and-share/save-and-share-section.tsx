import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPlacePrecision } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { useHomeState } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { computeOnce } from '../engine/compute-once.ts'
import { resultOf, resultValue, usePlan } from '../engine/plan-store.ts'
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
  const hasAnswer = usePlan((state) => resultOf(state)?.kind === 'answer')
  const { currency } = home.region
  return (
    <CardSection heading={t('Save or share')} className="print:hidden">
      <div className="grid gap-6">
        <SavePlan />
        <ShareLink key={planNumber} home={plannedHome ?? home} />
        <div className="flex flex-wrap gap-3">
          {hasAnswer && (
            <Button variant="secondary" onClick={() => print()}>
              {t('Print')}
            </Button>
          )}
          <OpenFile />
        </div>
        <Disclosure title={t('Files')} background="sunken">
          <div className="flex flex-wrap gap-3">
            {computedPlan && (
              <>
                <Button
                  variant="secondary"
                  onClick={() =>
                    downloadFile('helioplan-months.csv', createMonthsCsv(computedPlan, currency), 'text/csv')
                  }
                >
                  {t('Download months (CSV)')}
                </Button>
                <Button
                  variant="secondary"
                  onClick={() =>
                    downloadFile('helioplan-years.csv', createYearsCsv(computedPlan, currency), 'text/csv')
                  }
                >
                  {t('Download years (CSV)')}
                </Button>
                <HoursButton home={home} />
              </>
            )}
            <Button
              variant="secondary"
              onClick={() => downloadFile('helioplan-plan.json', JSON.stringify(home, null, 2), 'application/json')}
            >
              {t('Download the plan (JSON)')}
            </Button>
          </div>
        </Disclosure>
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
      if (hours?.kind !== 'answer') throw new Error(t('We could not work out the hours. Try again.'))
      downloadFile('helioplan-hours.csv', createHoursCsv(hours.value), 'text/csv')
    },
    onError: (error) => toast({ title: t('Error'), description: error.message, variant: 'destructive' }),
  })
  return (
    <Button variant="secondary" pending={exportHours.isPending} onClick={() => exportHours.mutate()}>
      {t('Download hours (CSV)')}
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
    setStatus(isCopied ? t('Link copied') : t('Copy the link from the box.'))
  }
  return (
    <div className="grid gap-3">
      <p>{t('The link contains your whole plan. Only people you give it to can see it.')}</p>
      <Checkbox checked={isExact} onValue={setExact}>
        {t('Include my exact location (otherwise within {distance})', { distance: formatPlacePrecision(region) })}
      </Checkbox>
      <Button className="justify-self-start" onClick={createLink}>
        {t('Share a link')}
      </Button>
      {link && (
        <TextField label={t('Link to this plan')} value={link} readOnly onFocus={({ target }) => target.select()} />
      )}
      <p role="status" className="text-sm text-soft">
        {status}
      </p>
    </div>
  )
}
