import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { t } from '#shared/language/t.ts'
import { tableResource, tileResource } from '#shared/solar/resource.ts'
import { climateTable, climateTile, timeZone } from '../../api/place-queries.ts'
import type { SunHours } from '../../state/handoff.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Analysis, type SkyProps } from './analysis.tsx'
import './sun-path.css'

interface SunPathAnalysisProps {
  /** [°], north and east positive. */
  readonly latitude: number
  readonly longitude: number
  readonly onUseSunHours: (sunHours: SunHours) => void
  readonly Sky: ComponentType<SkyProps>
}

/** Analysis below the simple results. */
export function SunPathAnalysis({ latitude, longitude, onUseSunHours, Sky }: SunPathAnalysisProps) {
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
      onUseSunHours={onUseSunHours}
      Sky={Sky}
    />
  )
}

function LoadingAnalysis() {
  return (
    <div role="status" aria-label={t("Loading the sun's path")} className="mt-8 grid gap-6">
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
  )
}
