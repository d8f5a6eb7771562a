import type { Curve } from './curves.ts'
import { shortDay } from './months.ts'

interface SkyLegendProps {
  readonly curves: readonly Curve[]
  readonly isToday: boolean
  /** The sun, at this moment. */
  readonly isUp: boolean
  readonly hasObstacles: boolean
}

export function SkyLegend({ curves, isToday, isUp, hasObstacles }: SkyLegendProps) {
  return (
    <ul className="chart-legend">
      {curves.map(({ name, label, day, points }) => (
        <li key={name}>
          <svg viewBox="0 0 44 10" className="legend-line" aria-hidden="true">
            <path className={`curve curve-${name}`} d="M1 5H43" />
          </svg>
          {name === 'chosen' ? `${isToday ? 'Today' : 'Chosen day'}, ${shortDay(day)}` : `${label}, ${shortDay(day)}`}
          {name === 'equinox' && ' and Sep 22'}
          {points.every(({ altitude }) => altitude < 0) && ' (the sun does not rise)'}
        </li>
      ))}
      {isUp && (
        <li>
          <svg viewBox="-15 -15 30 30" className="legend-mark" aria-hidden="true">
            <g className="sun-now">
              <circle r={8} />
            </g>
          </svg>
          The sun now
        </li>
      )}
      {hasObstacles && (
        <li>
          <svg viewBox="0 0 30 20" className="legend-mark" aria-hidden="true">
            <path className="obstacle-body" d="M2 20V4H28V20Z" />
          </svg>
          Obstacles
        </li>
      )}
    </ul>
  )
}
