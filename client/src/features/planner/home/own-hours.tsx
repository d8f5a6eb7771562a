import { type PointerEvent, useRef, useState } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import type { Day } from '#shared/home/use.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { setFigure } from '../edit.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import { inBox } from '../write.ts'
import { asDrawn, readHours, scaleFor } from './hours-of-day.ts'

type OwnDay = Extract<Day, { kind: 'hours' }>
const DAYS = { workday: 'Monday to Friday', weekend: 'Saturday and Sunday' } as const

/** The hours of a workday and of a day of the weekend, drawn by hand or typed as numbers. */
export default function OwnHours({ day }: { day: OwnDay }) {
  const [shown, show] = useState<keyof typeof DAYS>('workday')
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        What counts is how the hours stand to each other; how much it is in a year is said above.
      </p>
      <Segmented label="Kind of day" options={DAYS} value={shown} onValue={show} />
      <HoursOfDay
        key={shown}
        hours={day[shown]}
        onHours={(hours) => setFigure('use.day', { ...day, [shown]: hours }, undefined)}
      />
    </div>
  )
}

type HoursOfDayProps = { hours: readonly number[]; onHours: (hours: readonly number[]) => boolean }

function HoursOfDay({ hours, onHours }: HoursOfDayProps) {
  const region = useRegionOfHome()
  const [draft, setDraft] = useState<string | null>(null)
  const written = hours.map((value) => inBox(asDrawn(value), region)).join(' ')
  const read = draft === null ? undefined : readHours(draft, region)
  const problem = read && 'problem' in read ? read.problem : undefined
  return (
    <>
      <Bars
        hours={hours}
        onHours={(next) => {
          setDraft(null)
          onHours(next)
        }}
      />
      <TextArea
        label="The 24 hours as numbers, from midnight on"
        hint="In kWh, watts or any measure, apart by spaces: a row of a spreadsheet can be pasted."
        rows={3}
        value={draft ?? written}
        onChange={({ target }) => {
          setDraft(target.value)
          const typed = readHours(target.value, region)
          if (!('problem' in typed)) onHours(typed)
        }}
        onBlur={() => problem === undefined && setDraft(null)}
        error={problem && `${problem} Until then the plan goes on with what it had.`}
      />
    </>
  )
}

const WIDTH = 480
const HEIGHT = 150
const FOOT = 20
const COLUMN = WIDTH / HOURS_OF_DAY

/** A column for each hour, pulled up and down; the numbers below do the same by keyboard. */
function Bars({ hours, onHours }: { hours: readonly number[]; onHours: (hours: readonly number[]) => void }) {
  /** The scale stays while a hand draws. */
  const [scale, setScale] = useState<number | null>(null)
  const last = useRef<number | null>(null)
  const top = scale ?? scaleFor(hours)
  const y = (value: number) => HEIGHT - FOOT - ((HEIGHT - FOOT) * Math.min(value, top)) / top

  function draw(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const at = Math.floor(((event.clientX - box.left) / box.width) * HOURS_OF_DAY)
    const hour = Math.min(HOURS_OF_DAY - 1, Math.max(0, at))
    const height = 1 - ((event.clientY - box.top) / box.height) * (HEIGHT / (HEIGHT - FOOT))
    const value = asDrawn(top * Math.min(1, Math.max(0, height)))
    // A quick hand leaves no hour out.
    const [from, to] = [Math.min(hour, last.current ?? hour), Math.max(hour, last.current ?? hour)]
    last.current = hour
    onHours(hours.map((before, each) => (each === hour || (each > from && each < to) ? value : before)))
  }
  function release() {
    last.current = null
    setScale(null)
  }
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="block w-full cursor-ns-resize touch-none rounded-xl bg-sky select-none forced-colors:bg-surface"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setScale(top)
        draw(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && draw(event)}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {hours.map((value, hour) => (
        <g key={hourName(hour)}>
          <rect
            className="fill-sun stroke-amber"
            x={hour * COLUMN + 2}
            width={COLUMN - 4}
            y={y(value)}
            height={HEIGHT - FOOT - y(value)}
            rx={2}
          />
          {hour % 3 === 0 && (
            <text className="fill-soft" x={(hour + 0.5) * COLUMN} y={HEIGHT - 5} textAnchor="middle" fontSize={12}>
              {hour}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

const hourName = (hour: number) => `${hour} h`
