import { formatShortDay } from '#shared/format/time.ts'
import { Legend, LegendItem } from '../../ui/chart/legend.tsx'
import type { SunCurve } from './sun-curves.ts'

interface SkyLegendProps {
  readonly curves: readonly SunCurve[]
  readonly isToday: boolean
  readonly isUp: boolean
  readonly hasObstacles: boolean
}

export function SkyLegend({ curves, isToday, isUp, hasObstacles }: SkyLegendProps) {
  return (
    <Legend>
      {curves.map(({ name, label, day, points }) => (
        <LegendItem
          key={name}
          size="w-11"
          viewBox="0 0 44 10"
          sample={<path className={`curve curve-${name}`} d="M1 5H43" />}
        >
          {name === 'chosen'
            ? `${isToday ? 'Today' : 'Chosen day'}, ${formatShortDay(day)}`
            : `${label}, ${formatShortDay(day)}`}
          {name === 'equinox' && ' and Sep 22'}
          {points.every(({ altitude }) => altitude < 0) && ' (the sun does not rise)'}
        </LegendItem>
      ))}
      {isUp && (
        <LegendItem
          viewBox="-15 -15 30 30"
          sample={
            <g className="sun-now">
              <circle r={8} />
            </g>
          }
        >
          The sun now
        </LegendItem>
      )}
      {hasObstacles && (
        <LegendItem viewBox="0 0 30 20" sample={<path className="obstacle-body" d="M2 20V4H28V20Z" />}>
          Obstacles
        </LegendItem>
      )}
    </Legend>
  )
}
