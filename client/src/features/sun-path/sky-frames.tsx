import { DIRECTIONS } from './compass.ts'
import type { FromAbove, Panorama } from './sky.ts'

/** Narrower than this [px], degrees beside every direction would run into each other. */
const ROOMY = 560

/** Lines of equal height, and the compass along the horizon. */
export function PanoramaFrame({ panorama: { x, y, width, centre } }: { panorama: Panorama }) {
  const [left = 0, right = 0] = x.range()
  const compass = Array.from({ length: 9 }, (_, step) => centre - 180 + step * 45)
  return (
    <g>
      {[0, 15, 30, 45, 60, 75, 90].map((altitude) => (
        <g key={altitude}>
          <line
            className={altitude === 0 ? 'sky-axis' : 'sky-grid'}
            x1={left}
            x2={right}
            y1={y(altitude)}
            y2={y(altitude)}
          />
          {altitude % 30 === 0 && (
            <text className="sky-text" x={left - 6} y={y(altitude)} dy="0.35em" textAnchor="end">
              {altitude}°
            </text>
          )}
        </g>
      ))}
      {compass.map((azimuth) => {
        const direction = DIRECTIONS[((azimuth + 360) % 360) / 45]
        return (
          <g key={azimuth}>
            <line className="sky-grid" x1={x(azimuth)} x2={x(azimuth)} y1={y(90)} y2={y(0) + 5} />
            <text className="sky-text sky-compass" x={x(azimuth)} y={y(0) + 20} textAnchor="middle">
              {direction?.wind}
            </text>
            {width >= ROOMY && (
              <text className="sky-text" x={x(azimuth)} y={y(0) + 36} textAnchor="middle">
                {direction?.azimuth}°
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Rings of equal height, and the compass around. */
export function FromAboveFrame({ sky }: { sky: FromAbove }) {
  const [x, y] = sky.middle
  return (
    <g>
      {[0, 30, 60].map((altitude) => (
        <circle
          key={altitude}
          className={altitude === 0 ? 'sky-axis' : 'sky-grid'}
          cx={x}
          cy={y}
          r={sky.radius(altitude)}
          fill="none"
        />
      ))}
      {DIRECTIONS.map(({ wind, azimuth }) => {
        const [endX, endY] = sky.place({ azimuth, altitude: 0 })
        const [labelX, labelY] = sky.place({ azimuth, altitude: (-16 / sky.radius(0)) * 90 })
        return (
          <g key={wind}>
            <line className="sky-grid" x1={x} y1={y} x2={endX} y2={endY} />
            <text className="sky-text sky-compass" x={labelX} y={labelY} dy="0.35em" textAnchor="middle">
              {wind}
            </text>
          </g>
        )
      })}
      {[30, 60].map((altitude) => (
        <text key={altitude} className="sky-text" x={x + 4} y={y - sky.radius(altitude) - 3}>
          {altitude}°
        </text>
      ))}
    </g>
  )
}
