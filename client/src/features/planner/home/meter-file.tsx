import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sumOf } from '#shared/calendar.ts'
import { type DecimalSign, parseNumber } from '#shared/energy/csv-table.ts'
import { fileTooLarge, importLoad, MAX_FILE_LENGTH } from '#shared/energy/import-load.ts'
import type { ImportedLoad, ReadingUnit } from '#shared/energy/imported-load.ts'
import { formatDate } from '#shared/format/date.ts'
import { formatNumber } from '#shared/format/number.ts'
import { packReadings } from '#shared/home/meter-readings.ts'
import { daylightSavingIn } from '#shared/home/plan/daylight-saving.ts'
import type { Day } from '#shared/home/use.ts'
import type { Region } from '#shared/region.ts'
import { meterReadings } from '../../../api/home-queries.ts'
import { storeReadings } from '../../../state/meter-readings.ts'
import { today } from '../../../state/today.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../edit.ts'
import { usePlan } from '../engine/plan-store.ts'
import { useHomeRegion } from '../home-region.ts'

const UNITS: Readonly<Record<ReadingUnit, string>> = {
  kWh: 'kWh in each step',
  Wh: 'Wh in each step',
  kW: 'kW, the mean power',
  W: 'W, the mean power',
}
const MAX_FILE_NAME_LENGTH = 100

interface ChosenFile {
  readonly name: string
  readonly text: string
  /** Chosen by the user; default: the unit named in the file. */
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
  const message = load && 'problem' in load ? load.problem : problem

  async function readChosenFile(chosen: File) {
    setFile(null)
    // A character takes at most four bytes: larger files need not be read.
    if (chosen.size > 4 * MAX_FILE_LENGTH) return setProblem(fileTooLarge())
    const text = await chosen.text().catch(() => undefined)
    setProblem(text === undefined ? 'This file could not be read. Choose it again.' : '')
    if (text !== undefined) setFile({ name: chosen.name.slice(0, MAX_FILE_NAME_LENGTH), text })
  }
  function applyReadings({ hourly }: ImportedLoad, fileName: string) {
    const readings = packReadings(hourly, fileName)
    setUnstored(!storeReadings(readings.packed))
    // Without storage they count until the page is left.
    client.setQueryData(meterReadings(readings.day).queryKey, hourly)
    setFigure('use.day', readings.day, undefined)
    setFile(null)
  }
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        A year of hours, half hours or quarter hours as your supplier’s portal gives it out: a table (CSV) or Green
        Button. It is read on this device. Its hours stay here until you save the plan to your account, which keeps them
        too; a link to the plan carries only the sums of the months.
      </p>
      {day?.kind === 'readings' && <ReadingsInUse day={day} />}
      {isUnstored && <p role="alert">This browser keeps nothing: the readings count until you leave the page.</p>}
      <div data-figure="use.day">
        <FileButton
          accept=".csv,.tsv,.txt,.xml,text/csv,text/plain,text/xml"
          onFile={(chosen) => void readChosenFile(chosen)}
        >
          Choose a file of readings
        </FileButton>
      </div>
      <FieldError role="alert">{message || undefined}</FieldError>
      {file && load && 'problem' in load && load.ambiguous !== undefined && (
        <RadioChips<DecimalSign>
          label={`What “${load.ambiguous}” is`}
          options={describeDecimalSigns(load.ambiguous)}
          value={undefined}
          onValue={(decimalSign) => setFile({ ...file, decimalSign })}
        />
      )}
      {file && !(load && 'problem' in load && load.ambiguous !== undefined) && (
        <>
          <RadioChips
            label={`What the numbers of ${file.name} are`}
            hint={
              load && 'hourly' in load && !load.unitNamed
                ? 'The file does not say. Its heading or the portal does; the sum of the year below tells whether it is right.'
                : undefined
            }
            options={UNITS}
            value={file.unit ?? (load && 'hourly' in load && load.unitNamed ? load.unit : undefined)}
            onValue={(unit) => setFile({ ...file, unit })}
          />
          {load && 'hourly' in load && (
            <>
              <p role="status">{describeLoad(load, region)}</p>
              <Button
                className="justify-self-start"
                disabled={!load.unitNamed}
                onClick={() => applyReadings(load, file.name)}
              >
                Use these readings
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
    return Number.isInteger(value) ? String(value) : `Between ${Math.floor(value)} and ${Math.ceil(value)}`
  }
  return { '.': inWords('.'), ',': inWords(',') }
}

function describeLoad({ hourly, stepMinutes, first, filledHours }: ImportedLoad, region: Region): string {
  const write = (value: number) => formatNumber(value, region)
  const step = stepMinutes === 60 ? 'hours' : stepMinutes === 30 ? 'half hours' : 'quarter hours'
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const startText = first
    ? `, from ${formatDate(`${first.year}-${twoDigits(first.month)}-${twoDigits(first.day)}`, region)} on`
    : ', taken to begin on 1 January as the file has no dates'
  const hours = filledHours === 1 ? '1 hour was' : `${write(filledHours)} hours were`
  const gapsText = filledHours > 0 ? ` ${hours} missing and filled from the weeks around.` : ''
  return `A year of ${step}${startText}: ${write(sumOf(hourly))} kWh together.${gapsText}`
}

function ReadingsInUse({ day }: { day: Extract<Day, { kind: 'readings' }> }) {
  const region = useHomeRegion()
  const isMissing = useQuery(meterReadings(day)).data === null
  const from = day.fileName === undefined ? '' : ` from ${day.fileName}`
  return (
    <p role="status" className="rounded-2xl bg-sky px-4 py-3">
      {isMissing
        ? `The readings${from} are not on this device. Their months count, ${formatNumber(sumOf(day.kwhPerMonth), region)} kWh together, in the usual shape of a day. Choose the file again to have its hours.`
        : `The readings${from} count, hour by hour: ${formatNumber(sumOf(day.kwhPerMonth), region)} kWh a year.`}
    </p>
  )
}
