import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { tableResource, tileResource } from '#shared/solar/resource.ts'
import { climateTable, climateTile, timeZone } from '../../api/place-queries.ts'
import type { SunHours } from '../../state/handed-over.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Analysis, type SkyProps } from './analysis.tsx'
import './sun-path.css'

interface SunPathAnalysisProps {
  /** [°] + north, + east */
  readonly latitude: number
  readonly longitude: number
  /** Keeps the place's sun hours for the calculator that is opened next. */
  readonly handOver: (sunHours: SunHours) => void
  readonly Sky: ComponentType<SkyProps>
}

/** Everything a physical model can say about the sun over a place: shown after Calculate, below the simple figures. */
export function SunPathAnalysis({ latitude, longitude, handOver, Sky }: SunPathAnalysisProps) {
  const table = useQuery(climateTable)
  const zone = useQuery(timeZone(latitude, longitude))
  // One object as long as the place is the same: the curves of its sky are worked out once.
  const site = useMemo(
    () => zone.data && { latitude, longitude, timeZone: zone.data },
    [latitude, longitude, zone.data],
  )
  const fine = useQuery(climateTile(latitude, longitude))
  const climate = useMemo(() => {
    if (fine.data) return tileResource(fine.data.index, fine.data.tile, latitude, longitude)
    return table.data && tableResource(table.data, latitude, longitude)
  }, [fine.data, table.data, latitude, longitude])
  // The table only stands in for a tile.
  const isTableNeeded = !fine.isPending && !fine.data
  const failed = zone.isError ? zone : table.isError && isTableNeeded ? table : undefined
  if (failed) return <LoadFailed says="The climate figures could not be loaded." query={failed} className="mt-8" />
  if (!climate || !site || fine.isPending) return <LoadingAnalysis />
  return (
    <Analysis
      // Another place has a sky and a roof of its own.
      key={`${latitude} ${longitude}`}
      site={site}
      climate={climate}
      tile={fine.data ? 'here' : fine.isError ? 'failed' : 'none'}
      handOver={handOver}
      Sky={Sky}
    />
  )
}

function LoadingAnalysis() {
  return (
    <div role="status" aria-label="Loading the sun's path" className="mt-8 grid gap-6">
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
  )
}
