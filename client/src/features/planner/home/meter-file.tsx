import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sumOf } from '#shared/calendar.ts'
import { type DecimalSign, numberIn } from '#shared/energy/csv-table.ts'
import { importLoad, LONGEST_FILE, TOO_LARGE } from '#shared/energy/import-load.ts'
import type { ImportedLoad, ReadingUnit } from '#shared/energy/imported-load.ts'
import { forwardIn } from '#shared/home/plan/summer-time.ts'
import { keepReadings } from '#shared/home/readings.ts'
import type { Day } from '#shared/home/use.ts'
import type { Region } from '#shared/region.ts'
import { readingsOf } from '../../../api/home-queries.ts'
import { keepReadingsHere } from '../../../state/readings.ts'
import { today } from '../../../state/today.ts'
import { Button } from '../../../ui/button.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { setFigure } from '../edit.ts'
import { usePlan } from '../reckoning/plan-store.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import { writeDay, writeNumber } from '../write.ts'

const UNITS: Readonly<Record<ReadingUnit, string>> = {
  kWh: 'kWh in each step',
  Wh: 'Wh in each step',
  kW: 'kW, the mean power',
  W: 'W, the mean power',
}
const LONGEST_NAME = 100

interface ChosenFile {
  readonly name: string
  readonly text: string
  /** As the user said; the file's own word otherwise. */
  readonly unit?: ReadingUnit
  /** As the user said, where nothing in the file tells it. */
  readonly decimalSign?: DecimalSign
}

/** A year of a meter's readings from a file, which is read here. */
export default function MeterFile({ day }: { day: Day | undefined }) {
  const client = useQueryClient()
  const region = useRegionOfHome()
  const { planned } = usePlan()
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [problem, setProblem] = useState('')
  const [isOnlyHere, setOnlyHere] = useState(false)
  const timeZone = planned?.place?.timeZone
  // Some tenths of a second for a year of quarter hours: once for each file and unit.
  const load = useMemo(() => {
    const forward = timeZone === undefined ? null : forwardIn(timeZone, Number(today().slice(0, 4)))
    return file && importLoad(file.text, forward, file.unit, file.decimalSign)
  }, [file, timeZone])
  const fault = load && 'problem' in load ? load.problem : problem

  async function choose(chosen: File) {
    setFile(null)
    // A character takes four bytes at most: what is larger need not be read.
    if (chosen.size > 4 * LONGEST_FILE) return setProblem(TOO_LARGE)
    const text = await chosen.text().catch(() => undefined)
    setProblem(text === undefined ? 'This file could not be read. Choose it again.' : '')
    if (text !== undefined) setFile({ name: chosen.name.slice(0, LONGEST_NAME), text })
  }
  function use({ hourly }: ImportedLoad, fileName: string) {
    const readings = keepReadings(hourly, fileName)
    setOnlyHere(!keepReadingsHere(readings.packed))
    // Also where the browser keeps nothing, they count until the page is left.
    client.setQueryData(readingsOf(readings.day).queryKey, hourly)
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
      {isOnlyHere && <p role="alert">This browser keeps nothing: the readings count until you leave the page.</p>}
      <div data-figure="use.day">
        <FileButton accept=".csv,.tsv,.txt,.xml,text/csv,text/plain,text/xml" onFile={(chosen) => void choose(chosen)}>
          Choose a file of readings
        </FileButton>
      </div>
      <FieldError role="alert">{fault || undefined}</FieldError>
      {file && load && 'problem' in load && load.ambiguous !== undefined && (
        <Choices<DecimalSign>
          label={`What “${load.ambiguous}” is`}
          options={bothReadings(load.ambiguous)}
          value={undefined}
          onValue={(decimalSign) => setFile({ ...file, decimalSign })}
        />
      )}
      {file && !(load && 'problem' in load && load.ambiguous !== undefined) && (
        <>
          <Choices
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
              <p role="status">{foundIn(load, region)}</p>
              <Button className="justify-self-start" disabled={!load.unitNamed} onClick={() => use(load, file.name)}>
                Use these readings
              </Button>
            </>
          )}
        </>
      )}
    </div>
  )
}

/** A cell as a whole number and as one with decimals, by the decimal sign that makes it so. */
function bothReadings(cell: string): Record<DecimalSign, string> {
  const inWords = (sign: DecimalSign) => {
    const value = numberIn(cell, sign) ?? 0
    return Number.isInteger(value) ? String(value) : `Between ${Math.floor(value)} and ${Math.ceil(value)}`
  }
  return { '.': inWords('.'), ',': inWords(',') }
}

/** What was found, in words: so many readings, since when, how much they are together, and what was missing. */
function foundIn({ hourly, stepMinutes, first, filledHours }: ImportedLoad, region: Region): string {
  const write = (value: number) => writeNumber(value, region)
  const step = stepMinutes === 60 ? 'hours' : stepMinutes === 30 ? 'half hours' : 'quarter hours'
  const two = (value: number) => String(value).padStart(2, '0')
  const since = first
    ? `, from ${writeDay(`${first.year}-${two(first.month)}-${two(first.day)}`, region)} on`
    : ', taken to begin on 1 January as the file has no dates'
  const hours = filledHours === 1 ? '1 hour was' : `${write(filledHours)} hours were`
  const gaps = filledHours > 0 ? ` ${hours} missing and filled from the weeks around.` : ''
  return `A year of ${step}${since}: ${write(sumOf(hourly))} kWh together.${gaps}`
}

function ReadingsInUse({ day }: { day: Extract<Day, { kind: 'readings' }> }) {
  const region = useRegionOfHome()
  const isMissing = useQuery(readingsOf(day)).data === null
  const from = day.fileName === undefined ? '' : ` from ${day.fileName}`
  return (
    <p role="status" className="rounded-2xl bg-sky px-4 py-3">
      {isMissing
        ? `The readings${from} are not on this device. Their months count, ${writeNumber(sumOf(day.kwhPerMonth), region)} kWh together, in the usual shape of a day. Choose the file again to have its hours.`
        : `The readings${from} count, hour by hour: ${writeNumber(sumOf(day.kwhPerMonth), region)} kWh a year.`}
    </p>
  )
}
