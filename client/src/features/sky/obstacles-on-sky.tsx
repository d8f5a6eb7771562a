import { useMemo, useState } from 'react'
import { t } from '#shared/language/t.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import type { Obstacle } from '#shared/solar/horizon.ts'
import { OBSTACLE_KINDS, type ObstacleKind, type UserObstacle } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { today } from '../../state/today.ts'
import { ChartReadout } from '../../ui/chart/chart.tsx'
import { useDateLocale } from '../../ui/date-locale.ts'
import { ObstacleEditor, type ObstacleEditorProps } from './obstacle-editor.tsx'
import { SkyDiagram } from './sky-diagram.tsx'
import { computeSeasonCurves, describeSunSample, type SunCurve, type SunSample } from './sun-curves.ts'

/** The name is a kind or free text. */
export interface NamedObstacle extends Obstacle {
  readonly name?: string
}

interface ObstaclesOnSkyProps extends Pick<ObstacleEditorProps, 'shaded' | 'lossShare' | 'lostKwh'> {
  readonly site: Site
  readonly obstacles: readonly NamedObstacle[]
  readonly onObstacles: (obstacles: NamedObstacle[]) => void
}

/** The sky above a roof face: solstice and equinox paths, and obstacles. */
export default function ObstaclesOnSky({ site, obstacles, onObstacles, ...shade }: ObstaclesOnSkyProps) {
  const locale = useDateLocale()
  const [isDrawing, setDrawing] = useState(false)
  const [pointedSample, setPointed] = useState<{ curve: SunCurve; moment: SunSample } | null>(null)
  const { latitude, longitude, timeZone } = site
  const year = Number(today().slice(0, 4))
  const curves = useMemo(
    () => computeSeasonCurves({ latitude, longitude, timeZone }, year),
    [latitude, longitude, timeZone, year],
  )
  const drawnObstacles = useMemo(() => obstacles.map(toDrawnObstacle), [obstacles])
  const change = (changedObstacles: readonly UserObstacle[]) =>
    onObstacles(changedObstacles.map((drawn) => toNamedObstacle(drawn, drawnObstacles, obstacles)))
  const side = equatorAzimuth(latitude) === 180 ? 'south' : 'north'
  return (
    <div>
      <p className="mb-4 text-soft">
        {t(
          '{side, select, south {The sky around you, with south in the middle. The lines show the path of the sun in June, in December and at the equinoxes.} other {The sky around you, with north in the middle. The lines show the path of the sun in June, in December and at the equinoxes.}}',
          { side },
        )}
      </p>
      <SkyDiagram
        site={site}
        curves={curves}
        cursor={pointedSample?.moment}
        onPoint={setPointed}
        obstacles={drawnObstacles}
        onObstacles={change}
        isDrawing={isDrawing}
        label={t(
          '{count, plural, =0 {The sky above this roof face} one {The sky above this roof face with # tree, house or hill, listed below} other {The sky above this roof face with # trees, houses or hills, listed below}}',
          { count: obstacles.length },
        )}
      />
      <ChartReadout className="print:hidden">
        {pointedSample
          ? describeSunSample(site, pointedSample.curve.day, pointedSample.moment, locale)
          : t('Point at a curve to see the time and the height of the sun.')}
      </ChartReadout>
      <ObstacleEditor
        {...shade}
        latitude={latitude}
        obstacles={drawnObstacles}
        onObstacles={change}
        isDrawing={isDrawing}
        onDrawing={setDrawing}
      />
    </div>
  )
}

const isKind = (name: string | undefined): name is ObstacleKind => OBSTACLE_KINDS.some((kind) => kind === name)

/** Obstacles with other names are drawn as trees. */
const toDrawnObstacle = ({ name, from, to, altitude }: NamedObstacle, index: number): UserObstacle => ({
  id: index + 1,
  kind: isKind(name) ? name : 'Tree',
  from,
  to,
  altitude,
})

/** A custom name stays until another kind is chosen. */
function toNamedObstacle(
  { id, kind, from, to, altitude }: UserObstacle,
  drawnObstacles: readonly UserObstacle[],
  namedObstacles: readonly NamedObstacle[],
): NamedObstacle {
  const index = drawnObstacles.findIndex((drawn) => drawn.id === id)
  const name = drawnObstacles[index]?.kind === kind ? (namedObstacles[index]?.name ?? kind) : kind
  return { name, from, to, altitude }
}
