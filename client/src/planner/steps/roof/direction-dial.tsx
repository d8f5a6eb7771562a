import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { formatFacts } from '#shared/format/list.ts'
import { t } from '#shared/language/t.ts'
import { RADIANS, wrap180, wrap360 } from '#shared/solar/angles.ts'
import { compassPoint, compassWords, DIRECTIONS } from '#shared/solar/compass.ts'
import { classes } from '../../../ui/classes.ts'

/** Radius in viewBox units. */
const RIM_RADIUS = 80
const LABEL_RADIUS = 94
const HAND_LENGTH = 66

type DirectionDialProps = {
  label: string
  hint?: string
  /** [°] from north, clockwise; `undefined` while unknown. */
  azimuth: number | undefined
  onAzimuth: (azimuth: number) => void
}

/** The roof from above. A native range input provides keyboard and screen reader support. */
export function DirectionDial({
  label,
  hint = t('The way rain would run off. Drag the arrow or enter degrees.'),
  azimuth,
  onAzimuth,
}: DirectionDialProps) {
  const id = useId()
  const svg = useRef<SVGSVGElement>(null)
  const isKnown = azimuth !== undefined
  const shownAzimuth = azimuth ?? 180
  const words = isKnown ? describeDirection(shownAzimuth) : t('Not set yet')

  function turnToPointer({ clientX, clientY }: PointerEvent) {
    const box = svg.current?.getBoundingClientRect()
    if (!box) return
    const next = azimuthOfPoint(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2)
    if (next !== azimuth) onAzimuth(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = turnByKey(shownAzimuth, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    onAzimuth(next)
  }
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p className="mt-0.5 text-note text-soft">{hint}</p>
      <div className="relative mt-2 w-fit">
        <input
          id={id}
          type="range"
          min={0}
          max={359}
          step={1}
          value={Math.round(shownAzimuth) % 360}
          aria-valuetext={words}
          onChange={({ target }) => onAzimuth(target.valueAsNumber)}
          onKeyDown={onKeyDown}
          className="peer absolute inset-0 size-full cursor-grab appearance-none opacity-0"
        />
        <svg
          ref={svg}
          viewBox="-106 -106 212 212"
          aria-hidden="true"
          className={classes(
            'relative size-52 cursor-grab touch-none rounded-full select-none active:cursor-grabbing forced-colors:bg-surface',
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
          )}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            turnToPointer(event)
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && turnToPointer(event)}
        >
          <circle r={RIM_RADIUS} className="fill-sky stroke-edge" strokeWidth={1.5} />
          <CompassPoints />
          {isKnown && (
            <g transform={`rotate(${shownAzimuth})`}>
              <rect x={-34} y={-22} width={68} height={44} className="fill-surface stroke-ink" strokeWidth={2} />
              <rect x={-34} y={-22} width={68} height={22} className="fill-sun stroke-ink" strokeWidth={2} />
              <path d={`M0 -11V${-HAND_LENGTH}`} className="stroke-ink" strokeWidth={3} />
              <circle cy={-HAND_LENGTH} r={11} className="fill-sun stroke-ink" strokeWidth={2} />
            </g>
          )}
        </svg>
      </div>
      <p aria-hidden="true" className="mt-1 w-52 text-center font-bold">
        {words}
      </p>
    </div>
  )
}

const CompassPoints = () =>
  DIRECTIONS.map((azimuth) => (
    <g key={azimuth} transform={`rotate(${azimuth})`}>
      <path d={`M0 ${-RIM_RADIUS}v8`} className="stroke-ink" strokeWidth={2} />
      <text
        y={-LABEL_RADIUS}
        transform={`rotate(${-azimuth} 0 ${-LABEL_RADIUS})`}
        textAnchor="middle"
        dominantBaseline="central"
        className={azimuth % 90 === 0 ? 'fill-ink font-bold' : 'fill-soft'}
        fontSize={azimuth % 90 === 0 ? 16 : 12}
      >
        {compassPoint(azimuth)}
      </text>
    </g>
  ))

/** Dragging snaps to the eight principal directions within this angle [°]. */
const SNAP_ANGLE = 3
/** Steps of the arrow keys, and of Shift or the page keys [°]. */
const FINE_STEP = 1
const COARSE_STEP = 15

/** Azimuth [°] from the center to a point right of and below it. */
export function azimuthOfPoint(right: number, below: number): number {
  const azimuth = wrap360(Math.atan2(right, -below) / RADIANS)
  const snapped = DIRECTIONS.find((direction) => Math.abs(wrap180(azimuth - direction)) <= SNAP_ANGLE)
  return snapped ?? wrap360(Math.round(azimuth))
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: FINE_STEP,
  ArrowUp: FINE_STEP,
  ArrowLeft: -FINE_STEP,
  ArrowDown: -FINE_STEP,
  PageUp: COARSE_STEP,
  PageDown: -COARSE_STEP,
}

/** `undefined` for other keys. */
export function turnByKey(azimuth: number, key: string, isCoarse: boolean): number | undefined {
  if (key === 'Home') return 0
  const step = KEY_STEPS[key]
  if (step === undefined) return undefined
  return wrap360(Math.round(azimuth) + (isCoarse ? Math.sign(step) * COARSE_STEP : step))
}

/** Describes a direction, such as `southwest, 225°`. */
export const describeDirection = (azimuth: number) =>
  formatFacts([compassWords(azimuth), `${Math.round(wrap360(azimuth)) % 360}°`])
