import { type ComponentType, useDeferredValue, useMemo } from 'react'
import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { round } from '#shared/calculators/rounding.ts'
import { analysePlace } from '#shared/solar/analyse-place.ts'
import { sunnySide } from '#shared/solar/compass.ts'
import { horizonFromObstacles } from '#shared/solar/horizon.ts'
import { type ObstacleOfUser, usableObstacles } from '#shared/solar/obstacle.ts'
import { type SolarResource, yearlyMean } from '#shared/solar/resource.ts'
import type { Site } from '#shared/solar/site.ts'
import { pageData } from '../../api/page-data.ts'
import type { SunHours } from '../../state/handed-over.ts'
import { CarryOver } from './carry-over.tsx'
import type { Counted } from './counted.ts'
import { Downloads } from './downloads.tsx'
import { LossSection } from './loss-section.tsx'
import { MeasuredSun } from './measured-sun.tsx'
import { MonthsSection } from './months-section.tsx'
import { RoofSection } from './roof-section.tsx'
import { useSaid } from './said.ts'
import { type Tile, useResource } from './use-resource.ts'

/** The sky of a place with what stands in it. */
export interface SkyProps {
  readonly site: Site
  readonly obstacles: readonly ObstacleOfUser[]
  readonly onObstacles: (obstacles: readonly ObstacleOfUser[]) => void
  /** What they take off the roof's yearly yield [share] and [kWh]. */
  readonly loss: number
  readonly lost: number
}

interface AnalysisProps {
  readonly site: Site
  /** Of the place, from its tile or the coarse table. */
  readonly climate: SolarResource
  readonly tile: Tile
  readonly handOver: (sunHours: SunHours) => void
  readonly Sky: ComponentType<SkyProps>
}

export function Analysis({ site, climate, tile, handOver, Sky }: AnalysisProps) {
  const { latitude } = site
  const simple = sunPathAnalysis({ latitude })
  const { roof, obstacles, choice, say } = useSaid(site, () => ({
    roof: { tilt: simple.optimalAngle, azimuth: sunnySide(latitude), peakPower: 5 },
    obstacles: [],
    choice: {
      source: pageData().liveClimate ? 'NASA POWER' : 'climate table',
      ownFigure: round(yearlyMean(climate.global), 1) || 1,
    },
  }))
  const { resource, live } = useResource(site, climate, choice)

  // What is typed or drawn shows at once; the model follows when the browser has time for it.
  const counted = useDeferredValue(useMemo(() => ({ roof, resource, obstacles }), [roof, resource, obstacles]))
  const open = useMemo(() => analyse(latitude, counted, []), [latitude, counted])
  const analysis = useMemo(
    () => (usableObstacles(counted.obstacles).length === 0 ? open : analyse(latitude, counted, counted.obstacles)),
    [latitude, counted, open],
  )
  return (
    <div className="printed-cards mt-8 grid gap-6 *:min-w-0 print:flex print:flex-col print:gap-3">
      <MeasuredSun
        site={site}
        analysis={open}
        formulaHours={simple.peakSunHours}
        resource={counted.resource}
        choice={choice}
        onChoice={(next) => say({ choice: next })}
        live={live}
        tile={tile}
      >
        <CarryOver
          site={site}
          onRoof={analysis.roof.peakSunHours}
          onLevelGround={open.peakSunHours}
          handOver={handOver}
        />
      </MeasuredSun>
      <Sky
        site={site}
        obstacles={obstacles}
        onObstacles={(next) => say({ obstacles: next })}
        loss={open.roofYield.p50 > 0 ? 1 - analysis.roofYield.p50 / open.roofYield.p50 : 0}
        lost={open.roofYield.p50 - analysis.roofYield.p50}
      />
      <RoofSection
        roof={roof}
        onRoof={(next) => say({ roof: next })}
        counted={counted.roof}
        analysis={analysis}
        open={open}
        simple={simple}
      />
      <MonthsSection analysis={analysis} roof={counted.roof} />
      <LossSection analysis={analysis} latitude={latitude} />
      <Downloads site={site} analysis={analysis} counted={counted} />
    </div>
  )
}

function analyse(latitude: number, { roof, resource }: Counted, obstacles: readonly ObstacleOfUser[]) {
  return analysePlace({
    latitude,
    resource,
    roof,
    peakPower: roof.peakPower,
    horizon: horizonFromObstacles(usableObstacles(obstacles)),
  })
}
