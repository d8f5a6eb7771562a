import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Home } from '#shared/home/home.ts'
import { MAX_HOME_LENGTH, type ParsedHome, parseHomeJson } from '#shared/home/parse.ts'
import { t } from '#shared/language/t.ts'
import { errorMessage, UserFacingError } from '../../../api/call.ts'
import { useHomeState } from '../../../home/home.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldedSection } from '../../../ui/card.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { computeOnce } from '../../engine/compute-once.ts'
import { resultValue, usePlan } from '../../engine/plan-store.ts'
import { IncomingPlan } from './incoming-plan.tsx'
import { createHoursCsv, createMonthsCsv, createYearsCsv } from './plan-csv.ts'
import { RemoveHome } from './remove-home.tsx'

export function FilesSection() {
  const home = useHomeState(({ home }) => home)
  const plan = resultValue(usePlan(({ plan }) => plan))
  const { currency } = home.region
  return (
    <FoldedSection heading={t('Files')} className="print:hidden">
      <div className="flex flex-wrap gap-3">
        {plan && (
          <>
            <Button
              variant="secondary"
              onClick={() => downloadFile('helioplan-months.csv', createMonthsCsv(plan, currency), 'text/csv')}
            >
              {t('Download months (CSV)')}
            </Button>
            <Button
              variant="secondary"
              onClick={() => downloadFile('helioplan-years.csv', createYearsCsv(plan, currency), 'text/csv')}
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
        <OpenFile />
        <RemoveHome />
      </div>
    </FoldedSection>
  )
}

const hoursFailed = () => t('We could not work out the hours. Try again.')

/** Hours are computed on demand. */
function HoursButton({ home }: { home: Home }) {
  const client = useQueryClient()
  const exportHours = useMutation({
    mutationFn: async () => {
      const { hours } = await computeOnce(client, home, ['hours'])
      if (hours?.kind !== 'answer') throw new UserFacingError(hoursFailed())
      downloadFile('helioplan-hours.csv', createHoursCsv(hours.value), 'text/csv')
    },
    onError: (error) =>
      toast({ title: t('Error'), description: errorMessage(error, hoursFailed()), variant: 'destructive' }),
  })
  return (
    <Button variant="secondary" pending={exportHours.isPending} onClick={() => exportHours.mutate()}>
      {t('Download hours (CSV)')}
    </Button>
  )
}

async function readPlan(file: File) {
  // A character takes at most four bytes: larger files need not be read.
  if (file.size > 4 * MAX_HOME_LENGTH) return { problem: t('This plan is too large to read.') }
  // It may be gone, or on a drive that is.
  const text = await file.text().catch(() => undefined)
  return text === undefined ? { problem: t('We could not read this file. Choose it again.') } : parseHomeJson(text)
}

/** An invalid file changes nothing. */
function OpenFile() {
  const [problem, setProblem] = useState('')
  const [parsedPlan, setParsedPlan] = useState<ParsedHome>()
  const button = useRef<HTMLButtonElement>(null)
  async function open(file: File) {
    const parsed = await readPlan(file)
    setProblem('problem' in parsed ? parsed.problem : '')
    setParsedPlan('problem' in parsed ? undefined : parsed)
  }
  function close() {
    setParsedPlan(undefined)
    button.current?.focus()
  }
  return (
    <>
      <FileButton ref={button} accept=".json,application/json" onFile={(file) => void open(file)}>
        {t('Open a plan (JSON)')}
      </FileButton>
      <p role="alert" className="w-full font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <div role="status" className="w-full empty:hidden">
        {parsedPlan && <IncomingPlan parsed={parsedPlan} source="file" onClose={close} />}
      </div>
    </>
  )
}
