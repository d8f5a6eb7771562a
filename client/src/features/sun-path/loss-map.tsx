import { memo, useMemo } from 'react'
import type { Plane } from '#shared/solar/plane.ts'
import { useFigures } from '../../home/figures.ts'
import { Chart, ChartLabels, ChartText, COMPASS, STRONG } from '../../ui/chart/chart.tsx'
import type { CompassFrame } from '../../ui/chart/compass-frame.ts'
import type { ChartLabel } from '../../ui/chart/label-placement.ts'
import { classes } from '../../ui/classes.ts'
import { findBand, LEVELS, type LossField } from './loss-field.ts'
import { type LevelLine, placeLossLabels, traceLevelLines } from './loss-labels.ts'

interface LossMapProps {
  readonly frame: CompassFrame
  readonly field: LossField
  readonly roof: Plane
  readonly best: Plane
  readonly pointedPlane: Plane | null
}

export function LossMap({ frame, field, roof, best, pointedPlane }: LossMapProps) {
  const lines = useMemo(() => traceLevelLines(field, frame), [field, frame])
  const { percent } = useFigures()
  const labels = useMemo(() => placeLossLabels(frame, best, roof, lines, percent), [frame, best, roof, lines, percent])
  const toPoint = ({ azimuth, tilt }: Plane) => frame.toPoint(azimuth, tilt)
  const pointed = pointedPlane && toPoint(pointedPlane)
  return (
    <Chart width={frame.width} height={frame.height} aria-hidden="true">
      <LossBands frame={frame} field={field} lines={lines} />
      <ChartLabels labels={labels.tilts} />
      <ChartLabels labels={labels.compass} className={COMPASS} />
      <ChartLabels labels={labels.levels} className={STRONG} />
      <Marker at={toPoint(roof)} shape="roof" label={labels.roof} />
      <Marker at={toPoint(best)} shape="best" label={labels.best} />
      {pointed && (
        <circle
          className="fill-none stroke-ink [stroke-width:2.5] print:hidden"
          cx={pointed[0]}
          cy={pointed[1]}
          r={9}
        />
      )}
    </Chart>
  )
}

/** From little loss to much: the bands of `LEVELS`. */
export const BANDS = [
  'fill-[light-dark(#fff5df,#ffe5aa)]',
  'fill-[light-dark(#f8ca68,#e8b550)]',
  'fill-[light-dark(#eaa03c,#cf8b27)]',
  'fill-[light-dark(#d67c34,#ae6921)]',
  'fill-[light-dark(#b95f40,#894e2c)]',
  'fill-[light-dark(#8a5054,#5d383c)]',
  'fill-[light-dark(#55445c,#272430)]',
]

/** Tile size [°]: finer than the model's grid, so that band edges match the contours. */
const TILE_SIZE = 1.25

interface LossBandsProps {
  readonly frame: CompassFrame
  readonly field: LossField
  readonly lines: readonly LevelLine[]
}

/** Memoized: expensive to draw. */
const LossBands = memo(function LossBands({ frame, field, lines }: LossBandsProps) {
  return (
    <g>
      {traceBandPaths(frame, field).map((path, band) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bands are a fixed scale
        <path key={band} className={BANDS[band]} d={path} />
      ))}
      {lines.map(({ level, segments }) => (
        <path
          key={level}
          // Contours on light bands are dark in both color schemes.
          className={classes(
            'fill-none [stroke-width:1]',
            level < 20 ? 'stroke-[rgb(10_38_48/0.75)]' : 'stroke-[light-dark(rgb(10_38_48/0.7),rgb(238_244_245/0.75))]',
          )}
          d={segments
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

/** One path per band, from runs of tiles. */
function traceBandPaths({ x, y }: CompassFrame, field: LossField): string[] {
  const paths = Array.from({ length: LEVELS.length + 1 }, () => '')
  const [left = 0, right = 0] = x.domain()
  for (let tilt = 0; tilt < 90; tilt += TILE_SIZE) {
    const draw = (band: number, from: number, to: number) => {
      paths[band] +=
        `M${x(from).toFixed(1)} ${y(tilt).toFixed(1)}H${x(to).toFixed(1)}V${y(tilt + TILE_SIZE).toFixed(1)}H${x(from).toFixed(1)}Z`
    }
    let from = left
    let current = -1
    for (let azimuth = left; azimuth < right; azimuth += TILE_SIZE) {
      const band = findBand(field.at({ tilt: tilt + TILE_SIZE / 2, azimuth: azimuth + TILE_SIZE / 2 }))
      if (band === current) continue
      if (current >= 0) draw(current, from, azimuth)
      from = azimuth
      current = band
    }
    draw(current, from, right)
  }
  return paths
}

const OUTLINE = '[stroke-width:2] [stroke-linejoin:round]'
const MARKERS = {
  best: {
    d: 'M0 -10L2.9 -3.6L9.8 -2.8L4.6 1.8L6 8.7L0 5.2L-6 8.7L-4.6 1.8L-9.8 -2.8L-2.9 -3.6Z',
    className: `${OUTLINE} fill-sun stroke-night`,
  },
  // Large enough for the star to be seen in it.
  roof: { d: 'M0 -13L12 -2V11H-12V-2Z', className: `${OUTLINE} fill-surface stroke-ink` },
}

interface MarkerProps {
  readonly at: readonly [number, number]
  readonly shape: keyof typeof MARKERS
  readonly label: ChartLabel | undefined
}

const Marker = ({ at: [x, y], shape, label }: MarkerProps) => (
  <g>
    <path {...MARKERS[shape]} transform={`translate(${x} ${y})`} />
    {label && <ChartText {...label} className={STRONG} />}
  </g>
)
