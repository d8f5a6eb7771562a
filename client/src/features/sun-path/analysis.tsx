import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useDeferredValue, useMemo } from 'react'
import { t } from '#shared/language/t.ts'
import { type SolarResource, tableResource, tileResource, yearlyMean } from '#shared/solar/resource.ts'
import { climateTable, climateTile, timeZone } from '../../api/place-queries.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import './sun-path.css'
import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { round } from '#shared/calculators/rounding.ts'
import { analyzePlace } from '#shared/solar/analyze-place.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import { horizonFromObstacles } from '#shared/solar/horizon.ts'
import { selectUsableObstacles, type UserObstacle } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { pageData } from '../../api/page-data.ts'
import { Downloads } from './downloads.tsx'
import { LossSection } from './loss-section.tsx'
import { MeasuredSun, SunHoursLinks } from './measured-sun.tsx'
import { MonthsSection } from './months-section.tsx'
import { type AnalysisInputs, type TileStatus, usePlaceInputs, useSolarResource } from './place-inputs.ts'
import { RoofSection } from './roof-section.tsx'

interface SunPathAnalysisProps {
  /** [°], north and east positive. */
  readonly latitude: number
  readonly longitude: number
  readonly Sky: ComponentType<SkyProps>
}

/** Analysis below the simple results. */
export function SunPathAnalysis({ latitude, longitude, Sky }: SunPathAnalysisProps) {
  const zoneQuery = useQuery(timeZone(latitude, longitude))
  // Stable identity: the sun curves are memoized by it.
  const site = useMemo(
    () => zoneQuery.data && { latitude, longitude, timeZone: zoneQuery.data },
    [latitude, longitude, zoneQuery.data],
  )
  const tileQuery = useQuery(climateTile(latitude, longitude))
  const tableQuery = useQuery({ ...climateTable, enabled: !tileQuery.isPending && !tileQuery.data })
  const climate = useMemo(() => {
    if (tileQuery.data) return tileResource(tileQuery.data.index, tileQuery.data.tile, latitude, longitude)
    return tableQuery.data && tableResource(tableQuery.data, latitude, longitude)
  }, [tileQuery.data, tableQuery.data, latitude, longitude])
  // The table may have failed for another place, which needed it.
  const failedQuery = zoneQuery.isError ? zoneQuery : tableQuery.isError && !tileQuery.data ? tableQuery : undefined
  if (failedQuery)
    return (
      <LoadError
        message={t('We could not load the climate figures. Check your connection and try again.')}
        query={failedQuery}
        className="mt-8"
      />
    )
  if (!climate || !site || tileQuery.isPending) return <LoadingAnalysis />
  return (
    <Analysis
      // Another place has its own inputs.
      key={`${latitude} ${longitude}`}
      site={site}
      climate={climate}
      tile={tileQuery.data ? 'here' : tileQuery.isError ? 'failed' : 'none'}
      Sky={Sky}
    />
  )
}

const LoadingAnalysis = () => (
  <div role="status" aria-label={t("Loading the sun's path")} className="mt-8 grid gap-6">
    <Skeleton className="h-48" />
    <Skeleton className="h-96" />
  </div>
)

interface SkyProps {
  readonly site: Site
  readonly obstacles: readonly UserObstacle[]
  readonly onObstacles: (obstacles: readonly UserObstacle[]) => void
  /** Yearly loss to the obstacles, [share] and [kWh]. */
  readonly lossShare: number
  readonly lostKwh: number
}

interface AnalysisProps {
  readonly site: Site
  /** Comes from the place's tile or the coarse table. */
  readonly climate: SolarResource
  readonly tile: TileStatus
  readonly Sky: ComponentType<SkyProps>
}

function Analysis({ site, climate, tile, Sky }: AnalysisProps) {
  const { latitude } = site
  const formulaResult = sunPathAnalysis({ latitude })
  const { roof, obstacles, choice, updateInputs } = usePlaceInputs(site, () => ({
    roof: { tilt: formulaResult.optimalAngle, azimuth: equatorAzimuth(latitude), peakPower: 5 },
    obstacles: [],
    choice: {
      source: pageData().liveClimate ? 'NASA POWER' : 'climate table',
      ownFigure: round(yearlyMean(climate.global), 1) || 1,
    },
  }))
  const { resource, live } = useSolarResource(site, climate, choice)

  // Fields respond at once; the model follows when the browser is idle.
  const analysisInputs = useDeferredValue(useMemo(() => ({ roof, resource, obstacles }), [roof, resource, obstacles]))
  const unshadedAnalysis = useMemo(() => analyze(latitude, analysisInputs, []), [latitude, analysisInputs])
  const analysis = useMemo(
    () =>
      selectUsableObstacles(analysisInputs.obstacles).length === 0
        ? unshadedAnalysis
        : analyze(latitude, analysisInputs, analysisInputs.obstacles),
    [latitude, analysisInputs, unshadedAnalysis],
  )
  return (
    <div className="printed-cards mt-8 grid gap-6 *:min-w-0 print:flex print:flex-col print:gap-3">
      <MeasuredSun
        site={site}
        analysis={unshadedAnalysis}
        formulaHours={formulaResult.peakSunHours}
        resource={analysisInputs.resource}
        choice={choice}
        onChoice={(next) => updateInputs({ choice: next })}
        live={live}
        tile={tile}
      >
        <SunHoursLinks site={site} onRoof={analysis.roof.peakSunHours} onLevelGround={unshadedAnalysis.peakSunHours} />
      </MeasuredSun>
      <Sky
        site={site}
        obstacles={obstacles}
        onObstacles={(next) => updateInputs({ obstacles: next })}
        lossShare={unshadedAnalysis.roofYield.p50 > 0 ? 1 - analysis.roofYield.p50 / unshadedAnalysis.roofYield.p50 : 0}
        lostKwh={unshadedAnalysis.roofYield.p50 - analysis.roofYield.p50}
      />
      <RoofSection
        roof={roof}
        onRoof={(next) => updateInputs({ roof: next })}
        analyzedRoof={analysisInputs.roof}
        analysis={analysis}
        unshadedAnalysis={unshadedAnalysis}
        formulaResult={formulaResult}
      />
      <MonthsSection analysis={analysis} roof={analysisInputs.roof} />
      <LossSection analysis={analysis} latitude={latitude} />
      <Downloads site={site} analysis={analysis} inputs={analysisInputs} />
    </div>
  )
}

const analyze = (latitude: number, { roof, resource }: AnalysisInputs, obstacles: readonly UserObstacle[]) =>
  analyzePlace({
    latitude,
    resource,
    roof,
    peakPower: roof.peakPower,
    horizon: horizonFromObstacles(selectUsableObstacles(obstacles)),
  })
