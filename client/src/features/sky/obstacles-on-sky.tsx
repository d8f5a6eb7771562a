import { useMemo, useState } from 'react'
import { sunnySide } from '#shared/solar/compass.ts'
import type { Obstacle } from '#shared/solar/horizon.ts'
import { KINDS, type Kind, type ObstacleOfUser } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { useRegion } from '../../state/region.ts'
import { today } from '../../state/today.ts'
import { Reading } from '../../ui/chart/reading.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { type Curve, describeMoment, type Moment, seasonCurves } from './curves.ts'
import { ObstacleEditor } from './obstacle-editor.tsx'
import { panorama } from './sky.ts'
import { SkyDiagram } from './sky-diagram.tsx'
import { SkyLegend } from './sky-legend.tsx'

/** As a plan holds it: its name says what it is. */
export interface NamedObstacle extends Obstacle {
  readonly name?: string
}

interface ObstaclesOnSkyProps {
  readonly site: Site
  readonly obstacles: readonly NamedObstacle[]
  readonly onObstacles: (obstacles: NamedObstacle[]) => void
  /** What they take off the plane's yearly yield [share] and [kWh], once that is known. */
  readonly loss: number | undefined
  readonly lost: number | undefined
}

/** The sky as a plane of the roof sees it, with the sun's ways through the year and whatever stands before them. */
export default function ObstaclesOnSky({ site, obstacles, onObstacles, loss, lost }: ObstaclesOnSkyProps) {
  const { locale } = useRegion()
  const [drawing, setDrawing] = useState(false)
  const [pointed, setPointed] = useState<{ curve: Curve; moment: Moment } | null>(null)
  const [box, width] = useWidth<HTMLDivElement>()
  const { latitude, longitude, timeZone } = site
  const year = Number(today().slice(0, 4))
  const curves = useMemo(
    () => seasonCurves({ latitude, longitude, timeZone }, year),
    [latitude, longitude, timeZone, year],
  )
  const projection = useMemo(() => panorama(width, latitude), [width, latitude])
  const drawn = useMemo(() => obstacles.map(asDrawn), [obstacles])
  const change = (next: readonly ObstacleOfUser[]) => onObstacles(next.map((each) => asKept(each, drawn, obstacles)))
  const side = sunnySide(latitude) === 180 ? 'south' : 'north'
  return (
    <div>
      <p className="mb-4 text-soft">
        The sky unrolled, with {side} in the middle, and the sun’s way through it in June, at the equinoxes and in
        December.
      </p>
      <div ref={box}>
        <SkyDiagram
          site={site}
          projection={projection}
          curves={curves}
          cursor={pointed?.moment}
          onPoint={setPointed}
          obstacles={drawn}
          onObstacles={change}
          drawing={drawing}
          label={`The sky with ${obstacles.length === 1 ? '1 obstacle' : `${obstacles.length} obstacles`}, listed below.`}
        />
      </div>
      <SkyLegend curves={curves} isToday={false} isUp={false} hasObstacles={obstacles.length > 0} />
      <Reading className="print:hidden">
        {pointed ? describeMoment(site, pointed.curve.day, pointed.moment, locale) : 'Point at a curve to read it.'}
      </Reading>
      <ObstacleEditor
        latitude={latitude}
        obstacles={drawn}
        onObstacles={change}
        drawing={drawing}
        onDrawing={setDrawing}
        loss={loss}
        lost={lost}
        whose="this plane’s"
      />
    </div>
  )
}

const isKind = (name: string | undefined): name is Kind => KINDS.some((kind) => kind === name)

/** What bears another name is drawn as a tree. */
const asDrawn = ({ name, from, to, altitude }: NamedObstacle, index: number): ObstacleOfUser => ({
  id: index + 1,
  kind: isKind(name) ? name : 'Tree',
  from,
  to,
  altitude,
})

/** A name of somebody's own stays until another kind is chosen. */
function asKept(
  { id, kind, from, to, altitude }: ObstacleOfUser,
  drawn: readonly ObstacleOfUser[],
  kept: readonly NamedObstacle[],
): NamedObstacle {
  const former = drawn.findIndex((each) => each.id === id)
  const name = drawn[former]?.kind === kind ? (kept[former]?.name ?? kind) : kind
  return { name, from, to, altitude }
}
