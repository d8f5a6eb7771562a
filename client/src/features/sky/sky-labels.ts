import type { ObstacleOfUser } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { timeInZone } from '#shared/solar/time-zone.ts'
import { BESIDE, type Box, boxAround, boxOf, type Label, placing, type Spot } from '../../ui/chart/placed-words.ts'
import type { Curve, Moment } from './curves.ts'
import { type FrameLabels, frameLabels } from './frame-labels.ts'
import { HANDLE, handles, spanOf } from './obstacle-handles.ts'
import type { FromAbove, Panorama } from './sky.ts'

export interface SkyLabels {
  readonly frame: FrameLabels
  /** The number of each obstacle, in their order. */
  readonly numbers: readonly (Label | undefined)[]
  readonly now: Label | undefined
  readonly hours: readonly Label[]
}

interface Labelled {
  readonly projection: Panorama | FromAbove
  readonly site: Site
  /** Of the region, whose clock it is. */
  readonly locale?: string
  /** The one whose hours are told. */
  readonly curve: Curve | undefined
  readonly now: Moment | undefined
  readonly obstacles: readonly ObstacleOfUser[]
}

/** Everything that is written on the sky, in the order of what a person needs most. */
export function skyLabels({ projection, site, locale, curve, now, obstacles }: Labelled): SkyLabels {
  const frame = frameLabels(projection)
  const sun = now && now.altitude > 0 ? projection.place(now) : undefined
  const place = placing(projection, [
    ...[...frame.heights, ...frame.compass, ...frame.degrees].map(boxOf),
    ...ground(projection),
    ...(sun ? [boxAround(...sun, SUN)] : []),
    ...obstacles.flatMap((obstacle) => handles(projection, obstacle).map(({ at }) => boxAround(...at, HANDLE))),
  ])
  return {
    frame,
    numbers: obstacles.map((obstacle, index) => place(String(index + 1), numberSpots(projection, obstacle))),
    now: sun && place('Now', aroundSun(...sun)),
    hours: curve ? hourLabels(projection, site, locale, curve, place) : [],
  }
}

/** Half the size of the sun with its rays [px]. */
const SUN = 15

/** Below the horizon of a panorama only the compass is written. */
function ground(projection: Panorama | FromAbove): Box[] {
  if (projection.kind === 'from above') return []
  return [{ left: 0, right: projection.width, top: projection.y(0), bottom: projection.height }]
}

const aroundSun = (x: number, y: number): Spot[] => [
  { x, y: y + 28, anchor: 'middle' },
  { x, y: y - 18, anchor: 'middle' },
  { x: x + 18, y: y + BESIDE, anchor: 'start' },
  { x: x - 18, y: y + BESIDE, anchor: 'end' },
  { x: x + 12, y: y - 14, anchor: 'start' },
  { x: x - 12, y: y - 14, anchor: 'end' },
  { x, y: y - 34, anchor: 'middle' },
]

/** Shares of an obstacle's width and height: in its middle if there is room, else somewhere in it or just above. */
const WITHIN = [
  [0.5, 0.5],
  [0.5, 0.7],
  [0.5, 0.3],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.25, 0.8],
  [0.75, 0.8],
] as const

function numberSpots(projection: Panorama | FromAbove, obstacle: ObstacleOfUser): Spot[] {
  const { from, altitude } = obstacle
  const [topX, topY] = projection.place({ azimuth: from + spanOf(obstacle) / 2, altitude })
  return [
    ...WITHIN.map(([across, up]) => {
      const [x, y] = projection.place({ azimuth: from + spanOf(obstacle) * across, altitude: altitude * up })
      return { x, y: y + BESIDE, anchor: 'middle' } as const
    }),
    { x: topX, y: topY - 12, anchor: 'middle' },
    { x: topX - 14, y: topY - 4, anchor: 'end' },
    { x: topX + 14, y: topY - 4, anchor: 'start' },
  ]
}

/** Closer than this [px], two hours are not both told. */
const HOURS_APART = 44
/** Nearer than this [px] to the middle, an hour stands above its dot; else on the outer side. */
const ABOVE = 30

function hourLabels(
  projection: Panorama | FromAbove,
  { timeZone }: Site,
  locale: string | undefined,
  { hours }: Curve,
  place: ReturnType<typeof placing>,
): Label[] {
  const told: { at: readonly [number, number]; label: Label }[] = []
  for (const hour of hours) {
    if (hour.altitude <= 0) continue
    const at = projection.place(hour)
    if (told.some((other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) <= HOURS_APART)) continue
    const label = place(timeInZone(hour.time, timeZone, locale).replace(/:00(?=\s)/, ''), aroundHour(projection, at))
    if (label) told.push({ at, label })
  }
  return told.map(({ label }) => label)
}

function aroundHour({ width }: Panorama | FromAbove, [x, y]: readonly [number, number]): Spot[] {
  // Clear of the ring around what is read.
  const above = { x, y: y - 15, anchor: 'middle' } as const
  const below = { x, y: y + 24, anchor: 'middle' } as const
  const beside = (side: number): Spot => ({ x: x + side * 8, y: y - 4, anchor: side < 0 ? 'end' : 'start' })
  const outer = Math.sign(x - width / 2) || 1
  return Math.abs(x - width / 2) < ABOVE ? [above, beside(outer), beside(-outer), below] : [beside(outer), above, below]
}
