import type { SunCurve } from './sun-curves.ts'

type Point = readonly [x: number, y: number]

interface HourDotsProps {
  readonly name: SunCurve['name']
  readonly places: readonly Point[]
  readonly isLarge: boolean
}

export function HourDots({ name, places, isLarge }: HourDotsProps) {
  return (
    <g className={`hours-${name}`}>
      {places.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="hour" cx={x} cy={y} r={isLarge ? 3.5 : 2} />
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

export function Cursor({ at: [x, y] }: { at: Point }) {
  return (
    <g className="cursor print:hidden" transform={`translate(${x} ${y})`}>
      <circle className="cursor-ring" r={10} />
      <circle className="cursor-dot" r={3} />
    </g>
  )
}
