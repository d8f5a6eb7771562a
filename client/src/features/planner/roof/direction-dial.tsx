import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { DIRECTIONS } from '#shared/solar/compass.ts'
import { classes } from '../../../ui/classes.ts'
import { directionTo, inWords, turned } from './compass-dial.ts'

/** In the drawing's own units, the middle being 0. */
const RIM = 80
const LETTERS = 94
const HAND = 66

type DirectionDialProps = {
  label: string
  /** [°] from north, clockwise; nothing while it is not known. */
  azimuth: number | undefined
  onAzimuth: (azimuth: number) => void
}

/**
 * A direction on a compass: the roof from above, the chosen slope bright, its hand dragged or turned by the arrow keys.
 * The slider below is the browser's own, so that every screen reader knows how to move it.
 */
export function DirectionDial({ label, azimuth, onAzimuth }: DirectionDialProps) {
  const id = useId()
  const sheet = useRef<SVGSVGElement>(null)
  const isKnown = azimuth !== undefined
  const now = azimuth ?? 180
  const words = isKnown ? inWords(now) : 'not said yet'

  function follow({ clientX, clientY }: PointerEvent) {
    const box = sheet.current?.getBoundingClientRect()
    if (!box) return
    const next = directionTo(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2)
    if (next !== azimuth) onAzimuth(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = turned(now, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    onAzimuth(next)
  }
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p className="mt-0.5 text-note text-soft">The way rain runs down. Turn the hand, or type the degrees.</p>
      <div className="relative mt-2 w-fit">
        <input
          id={id}
          type="range"
          min={0}
          max={359}
          step={1}
          value={Math.round(now) % 360}
          aria-valuetext={words}
          onChange={({ target }) => onAzimuth(target.valueAsNumber)}
          onKeyDown={onKeyDown}
          className="peer absolute inset-0 size-full cursor-grab appearance-none opacity-0"
        />
        <svg
          ref={sheet}
          viewBox="-106 -106 212 212"
          aria-hidden="true"
          className={classes(
            'relative size-52 cursor-grab touch-none rounded-full select-none active:cursor-grabbing forced-colors:bg-surface',
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
          )}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event)
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
        >
          <circle r={RIM} className="fill-sky stroke-edge" strokeWidth={1.5} />
          <Winds />
          {isKnown && (
            <g transform={`rotate(${now})`}>
              <rect x={-34} y={-22} width={68} height={44} className="fill-surface stroke-ink" strokeWidth={2} />
              <rect x={-34} y={-22} width={68} height={22} className="fill-sun stroke-ink" strokeWidth={2} />
              <path d={`M0 -11V${-HAND}`} className="stroke-ink" strokeWidth={3} />
              <circle cy={-HAND} r={11} className="fill-sun stroke-ink" strokeWidth={2} />
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

/** The four winds by their letters, all eight by a mark on the rim. */
const Winds = () =>
  DIRECTIONS.map(({ wind, azimuth }) => (
    <g key={wind} transform={`rotate(${azimuth})`}>
      <path d={`M0 ${-RIM}v8`} className="stroke-ink" strokeWidth={2} />
      <text
        y={-LETTERS}
        transform={`rotate(${-azimuth} 0 ${-LETTERS})`}
        textAnchor="middle"
        dominantBaseline="central"
        className={wind.length === 1 ? 'fill-ink font-bold' : 'fill-soft'}
        fontSize={wind.length === 1 ? 16 : 12}
      >
        {wind}
      </text>
    </g>
  ))
