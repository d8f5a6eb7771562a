import { type ScaleLinear, scaleLinear } from 'd3-scale'
import { memo } from 'react'
import { wrap180 } from '#shared/solar/angles.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { classes } from '../../ui/classes.ts'
import { DIRECTIONS } from './compass.ts'
import { contour } from './contours.ts'
import { bandOf, LEVELS, type LossField, planeAt } from './loss-field.ts'

export interface LossSheet {
  readonly width: number
  readonly height: number
  /** Azimuth [°], running on through both edges of the circle. */
  readonly x: ScaleLinear<number, number>
  /** Tilt [°]. */
  readonly y: ScaleLinear<number, number>
}

const MARGIN = { top: 12, right: 14, bottom: 34, left: 40 }

export function lossSheet(width: number, centre: number): LossSheet {
  const height = Math.min(Math.max(width * 0.45, 260), 420)
  return {
    width,
    height,
    x: scaleLinear([centre - 180, centre + 180], [MARGIN.left, width - MARGIN.right]),
    y: scaleLinear([0, 90], [height - MARGIN.bottom, MARGIN.top]),
  }
}

interface LossMapProps {
  readonly sheet: LossSheet
  readonly field: LossField
  readonly roof: Plane
  readonly best: Plane
  readonly reading: Plane | null
}

export function LossMap({ sheet, field, roof, best, reading }: LossMapProps) {
  const { width, height, x, y } = sheet
  const place = ({ tilt, azimuth }: Plane) => [x(field.centre + wrap180(azimuth - field.centre)), y(tilt)] as const
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="loss-map" aria-hidden="true">
      <Shades sheet={sheet} field={field} />
      <LossAxes sheet={sheet} centre={field.centre} />
      <Mark at={place(best)} shape="best" words="Best" />
      <Mark at={place(roof)} shape="roof" words="Your roof" />
      {reading && <circle className="cursor-ring no-print" cx={place(reading)[0]} cy={place(reading)[1]} r={9} />}
    </svg>
  )
}

/** A shade's tile [°]: finer than the model's map, so that the edges look like the lines drawn over them. */
const TILE = 1.25

/** Shades, the lines between them, and their numbers: the costly part, drawn anew only when the field or the sheet is another. */
const Shades = memo(function Shades({ sheet, field }: { sheet: LossSheet; field: LossField }) {
  const { x, y } = sheet
  return (
    <g>
      {shades(sheet, field).map((path, band) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bands are a fixed scale
        <path key={band} className={`loss-band loss-band-${band}`} d={path} />
      ))}
      {LEVELS.map((level) => {
        const segments = contour(field.grid, level).map((ends) =>
          ends.map(([column, row]) => {
            const { tilt, azimuth } = planeAt(field, column, row)
            return [x(azimuth), y(tilt)] as const
          }),
        )
        const label = labelPlace(segments, sheet)
        return (
          <g key={level}>
            <path
              className={classes('loss-line', level < 20 && 'loss-line-bright')}
              d={segments
                .map(([a, b]) => `M${a?.[0].toFixed(1)} ${a?.[1].toFixed(1)}L${b?.[0].toFixed(1)} ${b?.[1].toFixed(1)}`)
                .join('')}
            />
            {label && (
              <text className="sky-text loss-number" x={label[0]} y={label[1]} dy="0.35em" textAnchor="middle">
                {level} %
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
})

/** One path a band, of runs of tiles in the same band. */
function shades({ x, y }: LossSheet, field: LossField): string[] {
  const paths = Array.from({ length: LEVELS.length + 1 }, () => '')
  const [left = 0, right = 0] = x.domain()
  for (let tilt = 0; tilt < 90; tilt += TILE) {
    const draw = (band: number, from: number, to: number) => {
      paths[band] +=
        `M${x(from).toFixed(1)} ${y(tilt).toFixed(1)}H${x(to).toFixed(1)}V${y(tilt + TILE).toFixed(1)}H${x(from).toFixed(1)}Z`
    }
    let from = left
    let current = -1
    for (let azimuth = left; azimuth < right; azimuth += TILE) {
      const band = bandOf(field.at({ tilt: tilt + TILE / 2, azimuth: azimuth + TILE / 2 }))
      if (band === current) continue
      if (current >= 0) draw(current, from, azimuth)
      from = azimuth
      current = band
    }
    draw(current, from, right)
  }
  return paths
}

/** A ring narrower than this [px] bears no number. */
const SMALL_RING = 90

type Line = readonly (readonly [number, number])[]

/**
 * Where a line bears its number: a ring at its right, a line that leaves the sheet at its highest piece right of the
 * middle; clear of the edges.
 */
function labelPlace(segments: readonly Line[], { x, y }: LossSheet): readonly [number, number] | undefined {
  const [left = 0, right = 0] = x.range()
  const clear = segments
    .map(([a]) => a as readonly [number, number])
    .filter(([px, py]) => px > left + 24 && px < right - 24 && py > y(90) + 12 && py < y(0) - 12)
  const across = clear.map(([px]) => px)
  if (clear.length === segments.length) {
    // A small ring's number would cover what is in it; its shade has one in the legend.
    return Math.max(...across) - Math.min(...across) < SMALL_RING
      ? undefined
      : [...clear].sort((a, b) => b[0] - a[0])[0]
  }
  const side = clear.filter(([px]) => px > (left + right) / 2 + 20)
  return (side.length > 0 ? side : clear).sort((a, b) => a[1] - b[1])[0]
}

function LossAxes({ sheet: { x, y, width }, centre }: { sheet: LossSheet; centre: number }) {
  return (
    <g>
      {[0, 15, 30, 45, 60, 75, 90].map((tilt) => (
        <text key={tilt} className="sky-text" x={MARGIN.left - 6} y={y(tilt)} dy="0.35em" textAnchor="end">
          {tilt}°
        </text>
      ))}
      {Array.from({ length: 9 }, (_, step) => centre - 180 + step * 45).map((azimuth) => {
        const direction = DIRECTIONS[((azimuth + 360) % 360) / 45]
        return (
          <text key={azimuth} className="sky-text sky-compass" x={x(azimuth)} y={y(0) + 18} textAnchor="middle">
            {direction?.wind}
            {width >= 640 && ` ${direction?.azimuth}°`}
          </text>
        )
      })}
    </g>
  )
}

interface MarkProps {
  readonly at: readonly [number, number]
  readonly shape: 'best' | 'roof'
  readonly words: string
}

function Mark({ at: [x, y], shape, words }: MarkProps) {
  const below = shape === 'roof'
  return (
    <g className={`loss-mark loss-mark-${shape}`} transform={`translate(${x} ${y})`}>
      {shape === 'best' ? (
        <path d="M0 -10L2.9 -3.6L9.8 -2.8L4.6 1.8L6 8.7L0 5.2L-6 8.7L-4.6 1.8L-9.8 -2.8L-2.9 -3.6Z" />
      ) : (
        <path d="M0 -8L8 0V8H-8V0Z" />
      )}
      <text className="sky-text loss-mark-words" y={below ? 24 : -16} textAnchor="middle">
        {words}
      </text>
    </g>
  )
}
