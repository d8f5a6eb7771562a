import { ChartText } from '../../ui/chart/chart-text.tsx'
import type { Curve } from './curves.ts'
import type { SkyLabels } from './sky-labels.ts'

type Point = readonly [x: number, y: number]

interface HoursProps {
  readonly name: Curve['name']
  readonly places: readonly Point[]
  readonly large: boolean
}

/** The full hours on a curve. */
export function Hours({ name, places, large }: HoursProps) {
  return (
    <g className={`hours-${name}`}>
      {places.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="hour" cx={x} cy={y} r={large ? 3.5 : 2} />
      ))}
    </g>
  )
}

const RAYS = Array.from({ length: 8 }, (_, ray) => (ray * Math.PI) / 4)

export function SunNow({ at: [x, y] }: { at: Point }) {
  return (
    <g className="sun-now" transform={`translate(${x} ${y})`}>
      {RAYS.map((angle) => (
        <line
          key={angle}
          x1={Math.cos(angle) * 10}
          y1={Math.sin(angle) * 10}
          x2={Math.cos(angle) * 14}
          y2={Math.sin(angle) * 14}
        />
      ))}
      <circle r={7} />
    </g>
  )
}

/** What is written over the curves and the obstacles. */
export function SkyText({ labels: { numbers, now, hours } }: { labels: SkyLabels }) {
  return (
    <g>
      {hours.map((label) => (
        <ChartText key={`${label.x} ${label.y}`} {...label} className="chart-strong" />
      ))}
      {numbers.map((label) => label && <ChartText key={label.words} {...label} className="chart-strong" />)}
      {now && <ChartText {...now} className="chart-strong" />}
    </g>
  )
}

export function Cursor({ at: [x, y] }: { at: Point }) {
  return (
    <g className="cursor print:hidden" transform={`translate(${x} ${y})`}>
      <circle className="cursor-ring" r={10} />
      <circle className="cursor-dot" r={3} />
    </g>
  )
}
