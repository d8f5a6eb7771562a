import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sumOf } from '#shared/calendar.ts'
import { type DecimalSign, parseNumber } from '#shared/energy/csv-table.ts'
import { fileTooLarge, importLoad, MAX_FILE_LENGTH } from '#shared/energy/import-load.ts'
import type { ImportedLoad, ReadingUnit } from '#shared/energy/imported-load.ts'
import { formatDate } from '#shared/format/date.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { packReadings } from '#shared/home/meter-readings.ts'
import type { Day } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'
import { daylightSavingIn } from '#shared/plan/daylight-saving.ts'
import type { Region } from '#shared/region.ts'
import { meterReadings } from '../../../home/home-queries.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { storeReadings } from '../../../home/meter-readings.ts'
import { today } from '../../../state/today.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { usePlan } from '../../engine/plan-store.ts'
import { setFigure } from '../../fields/edit.ts'

const unitLabels = (): Readonly<Record<ReadingUnit, string>> => ({
  kWh: t('kWh per reading'),
  Wh: t('Wh per reading'),
  kW: t('Average power (kW)'),
  W: t('Average power (W)'),
})
const MAX_FILE_NAME_LENGTH = 100

interface ChosenFile {
  readonly name: string
  readonly text: string
  /** Unit chosen by the user; default: the unit named in the file. */
  readonly unit?: ReadingUnit
  /** Chosen by the user if the file is ambiguous. */
  readonly decimalSign?: DecimalSign
}

/** Meter readings are parsed in the browser. */
export default function MeterFile({ day }: { day: Day | undefined }) {
  const client = useQueryClient()
  const region = useHomeRegion()
  const plannedHome = usePlan(({ plannedHome }) => plannedHome)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [problem, setProblem] = useState('')
  const [isUnstored, setUnstored] = useState(false)
  const timeZone = plannedHome?.place?.timeZone
  // Parsing takes some tenths of a second for a year of quarter hours.
  const load = useMemo(() => {
    const daylightSaving = timeZone === undefined ? null : daylightSavingIn(timeZone, Number(today().slice(0, 4)))
    return file && importLoad(file.text, daylightSaving, file.unit, file.decimalSign)
  }, [file, timeZone])
  const imported = load && 'hourly' in load ? load : undefined
  const refused = load && 'problem' in load ? load : undefined

  async function readChosenFile(chosen: File) {
    setFile(null)
    // A character takes at most four bytes: larger files need not be read.
    if (chosen.size > 4 * MAX_FILE_LENGTH) return setProblem(fileTooLarge())
    const text = await chosen.text().catch(() => undefined)
    setProblem(text === undefined ? t('We could not read this file. Choose it again.') : '')
    if (text !== undefined) setFile({ name: chosen.name.slice(0, MAX_FILE_NAME_LENGTH), text })
  }
  function applyReadings({ hourly }: ImportedLoad, fileName: string) {
    const readings = packReadings(hourly, fileName)
    setUnstored(!storeReadings(readings.packed))
    // Readings that cannot be stored count until the page is left.
    client.setQueryData(meterReadings(readings.day).queryKey, hourly)
    setFigure('use.day', readings.day)
    setFile(null)
  }
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        {t(
          'Download a year of hourly, half-hourly or 15-minute readings (CSV or Green Button) from your electricity provider or grid operator. Then choose the file here. We read it on this device. The readings stay here until you save the plan to your account. A link to the plan contains only monthly totals.',
        )}
      </p>
      {day?.kind === 'readings' && <ReadingsInUse day={day} />}
      {isUnstored && (
        <p role="alert">
          {t('Your browser is blocking storage, so we can only use these readings until you leave the page.')}
        </p>
      )}
      <div data-figure="use.day">
        <FileButton
          accept=".csv,.tsv,.txt,.xml,text/csv,text/plain,text/xml"
          onFile={(chosen) => void readChosenFile(chosen)}
        >
          {t('Choose a readings file')}
        </FileButton>
      </div>
      <FieldError role="alert">{(refused?.problem ?? problem) || undefined}</FieldError>
      {file && refused?.ambiguous !== undefined && (
        <RadioChips<DecimalSign>
          label={t('What does “{number}” mean?', { number: refused.ambiguous })}
          options={describeDecimalSigns(refused.ambiguous)}
          value={undefined}
          onValue={(decimalSign) => setFile({ ...file, decimalSign })}
        />
      )}
      {file && refused?.ambiguous === undefined && (
        <>
          <RadioChips
            label={t('Unit of the readings in {file}', { file: file.name })}
            hint={
              imported && !imported.unitNamed
                ? t('The file does not name its unit. Choose the one that gives a likely yearly total below.')
                : undefined
            }
            options={unitLabels()}
            value={file.unit ?? (imported?.unitNamed ? imported.unit : undefined)}
            onValue={(unit) => setFile({ ...file, unit })}
          />
          {imported && (
            <>
              <p role="status">{describeLoad(imported, region).join(' ')}</p>
              <Button
                className="justify-self-start"
                disabled={!imported.unitNamed}
                onClick={() => applyReadings(imported, file.name)}
              >
                {t('Use these readings')}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  )
}

/** How an ambiguous cell reads with each decimal sign. */
function describeDecimalSigns(cell: string): Record<DecimalSign, string> {
  const inWords = (sign: DecimalSign) => {
    const value = parseNumber(cell, sign) ?? 0
    return Number.isInteger(value)
      ? String(value)
      : t('Between {low} and {high}', { low: String(Math.floor(value)), high: String(Math.ceil(value)) })
  }
  return { '.': inWords('.'), ',': inWords(',') }
}

/** Describes the load in sentences. */
function describeLoad({ hourly, stepMinutes, first, filledHours }: ImportedLoad, region: Region): readonly string[] {
  const minutes = String(stepMinutes)
  const total = formatFigure(Math.round(sumOf(hourly)), 'kWh', region)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const summary = first
    ? t(
        '{minutes, select, 60 {Hourly readings} 30 {Half-hourly readings} other {15-minute readings}} for a year from {date}: {total} in total.',
        {
          minutes,
          total,
          date: formatDate(`${first.year}-${twoDigits(first.month)}-${twoDigits(first.day)}`, region),
        },
      )
    : t(
        '{minutes, select, 60 {Hourly readings} 30 {Half-hourly readings} other {15-minute readings}} for a year: {total} in total. The file has no dates, so we assume that it starts on January 1.',
        { minutes, total },
      )
  if (filledHours === 0) return [summary]
  return [
    summary,
    t(
      '{count, plural, one {# hour was missing. We filled it from the weeks before and after.} other {# hours were missing. We filled them from the weeks before and after.}}',
      { count: filledHours },
    ),
  ]
}

function ReadingsInUse({ day }: { day: Extract<Day, { kind: 'readings' }> }) {
  const region = useHomeRegion()
  const isMissing = useQuery(meterReadings(day)).data === null
  const file = day.fileName ?? ''
  const isNamed = file === '' ? 'no' : 'yes'
  const total = formatFigure(sumOf(day.kwhPerMonth), 'kWh/year', region)
  return (
    <p role="status" className="rounded-2xl bg-sky px-4 py-3">
      {isMissing
        ? t(
            '{isNamed, select, yes {The readings from {file} are not on this device.} other {Your meter readings are not on this device.}} We use their monthly totals ({total}) and a typical day. Choose the file again to use every hour.',
            { isNamed, file, total },
          )
        : t(
            '{isNamed, select, yes {We use the readings from {file} hour by hour: {total}.} other {We use your meter readings hour by hour: {total}.}}',
            { isNamed, file, total },
          )}
    </p>
  )
}
