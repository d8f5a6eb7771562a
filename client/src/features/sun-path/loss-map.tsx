import { memo, useMemo } from 'react'
import type { Plane } from '#shared/solar/plane.ts'
import { Chart } from '../../ui/chart/chart.tsx'
import { ChartText } from '../../ui/chart/chart-text.tsx'
import type { Label } from '../../ui/chart/placed-words.ts'
import { classes } from '../../ui/classes.ts'
import { bandOf, LEVELS, type LossField } from './loss-field.ts'
import { type LevelLine, type LossLabels, levelLines, lossLabels } from './loss-labels.ts'
import type { LossSheet } from './loss-sheet.ts'

interface LossMapProps {
  readonly sheet: LossSheet
  readonly field: LossField
  readonly roof: Plane
  readonly best: Plane
  readonly reading: Plane | null
}

export function LossMap({ sheet, field, roof, best, reading }: LossMapProps) {
  const lines = useMemo(() => levelLines(field, sheet), [field, sheet])
  const labels = useMemo(() => lossLabels(sheet, best, roof, lines), [sheet, best, roof, lines])
  return (
    <Chart width={sheet.width} height={sheet.height} aria-hidden="true">
      <Shades sheet={sheet} field={field} lines={lines} />
      <Texts labels={labels} />
      <Sign at={sheet.place(roof)} shape="roof" words={labels.roof} />
      <Sign at={sheet.place(best)} shape="best" words={labels.best} />
      {reading && (
        <circle className="cursor-ring print:hidden" cx={sheet.place(reading)[0]} cy={sheet.place(reading)[1]} r={9} />
      )}
    </Chart>
  )
}

/** A shade's tile [°]: finer than the model's map, so that the edges look like the lines drawn over them. */
const TILE = 1.25

interface ShadesProps {
  readonly sheet: LossSheet
  readonly field: LossField
  readonly lines: readonly LevelLine[]
}

/** Shades and the lines between them: the costly part, drawn anew only when the field or the sheet is another. */
const Shades = memo(function Shades({ sheet, field, lines }: ShadesProps) {
  return (
    <g>
      {shades(sheet, field).map((path, band) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bands are a fixed scale
        <path key={band} className={`loss-band-${band}`} d={path} />
      ))}
      {lines.map(({ level, pieces }) => (
        <path
          key={level}
          className={classes('loss-line', level < 20 && 'loss-line-bright')}
          d={pieces
            .map(
              ([[fromX, fromY], [toX, toY]]) =>
                `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`,
            )
            .join('')}
        />
      ))}
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

function Texts({ labels: { tilts, compass, levels } }: { labels: LossLabels }) {
  return (
    <g>
      {tilts.map((label) => (
        <ChartText key={label.words} {...label} />
      ))}
      {compass.map((label) => (
        <ChartText key={label.x} {...label} className="chart-compass" />
      ))}
      {levels.map((label) => label && <ChartText key={label.words} {...label} className="chart-strong" />)}
    </g>
  )
}

const OUTLINES = {
  best: 'M0 -10L2.9 -3.6L9.8 -2.8L4.6 1.8L6 8.7L0 5.2L-6 8.7L-4.6 1.8L-9.8 -2.8L-2.9 -3.6Z',
  // Large enough for the star to be seen in it.
  roof: 'M0 -13L12 -2V11H-12V-2Z',
}

interface SignProps {
  readonly at: readonly [number, number]
  readonly shape: keyof typeof OUTLINES
  readonly words: Label | undefined
}

function Sign({ at: [x, y], shape, words }: SignProps) {
  return (
    <g>
      <path className={`loss-sign loss-sign-${shape}`} transform={`translate(${x} ${y})`} d={OUTLINES[shape]} />
      {words && <ChartText {...words} className="chart-strong" />}
    </g>
  )
}
