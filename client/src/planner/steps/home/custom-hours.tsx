import { type PointerEvent, useRef, useState } from 'react'
import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { formatNumberForInput } from '#shared/format/number.ts'
import type { Day } from '#shared/home/use.ts'
import { t } from '#shared/language/t.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { setFigure } from '../../fields/edit.ts'
import { computeScale, parseHours, roundToThreeDigits } from '../../fields/hours-of-day.ts'

type HoursDay = Extract<Day, { kind: 'hours' }>

export default function CustomHours({ day }: { day: HoursDay }) {
  const [shownDay, setShownDay] = useState<'workday' | 'weekend'>('workday')
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        {t(
          'Only the pattern counts: how much you use in each hour compared with the others. The yearly total is set above.',
        )}
      </p>
      <SegmentedControl
        label={t('Days')}
        options={{ workday: t('Monday to Friday'), weekend: t('Saturday and Sunday') }}
        value={shownDay}
        onValue={setShownDay}
      />
      <HoursEditor
        key={shownDay}
        hours={day[shownDay]}
        onHours={(hours) => setFigure('use.day', { ...day, [shownDay]: hours })}
      />
    </div>
  )
}

type HoursEditorProps = { hours: readonly number[]; onHours: (hours: readonly number[]) => boolean }

function HoursEditor({ hours, onHours }: HoursEditorProps) {
  const region = useHomeRegion()
  const formatted = hours.map((value) => formatNumberForInput(roundToThreeDigits(value), region)).join(' ')
  const { field, setDraft } = useDraft(formatted, (draft) => {
    const parsed = parseHours(draft, region)
    return 'problem' in parsed ? parsed.problem : undefined
  })
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
        label={t('24 hourly values, starting at midnight')}
        hint={t('In kWh, watts or any unit, separated by spaces. You can paste a row from a spreadsheet.')}
        rows={3}
        {...field}
        onChange={({ target }) => {
          setDraft(target.value)
          const parsedHours = parseHours(target.value, region)
          if (!('problem' in parsedHours)) onHours(parsedHours)
        }}
      />
    </>
  )
}

const WIDTH = 480
const HEIGHT = 150
const FOOT = 20
const COLUMN = WIDTH / HOURS_OF_DAY

/** The bars are drawn with a pointer; the text field is the keyboard alternative. */
function Bars({ hours, onHours }: { hours: readonly number[]; onHours: (hours: readonly number[]) => void }) {
  /** Fixed during a drag. */
  const [scale, setScale] = useState<number | null>(null)
  const lastHour = useRef<number | null>(null)
  const scaleMax = scale ?? computeScale(hours)
  const y = (value: number) => HEIGHT - FOOT - ((HEIGHT - FOOT) * Math.min(value, scaleMax)) / scaleMax

  function draw(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const column = Math.floor(((event.clientX - box.left) / box.width) * HOURS_OF_DAY)
    const hour = Math.min(HOURS_OF_DAY - 1, Math.max(0, column))
    const height = 1 - ((event.clientY - box.top) / box.height) * (HEIGHT / (HEIGHT - FOOT))
    const value = roundToThreeDigits(scaleMax * Math.min(1, Math.max(0, height)))
    // The loop also fills the hours that a fast drag skips.
    const [from, to] = [Math.min(hour, lastHour.current ?? hour), Math.max(hour, lastHour.current ?? hour)]
    lastHour.current = hour
    onHours(
      hours.map((previous, otherHour) =>
        otherHour === hour || (otherHour > from && otherHour < to) ? value : previous,
      ),
    )
  }
  function endDrag() {
    lastHour.current = null
    setScale(null)
  }
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="block w-full cursor-ns-resize touch-none rounded-xl bg-sky select-none forced-colors:bg-surface"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setScale(scaleMax)
        draw(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && draw(event)}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
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
