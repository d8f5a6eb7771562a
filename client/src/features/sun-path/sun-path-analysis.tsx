import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Analysis } from './analysis.tsx'
import type { SunHours } from './carry-over.tsx'
import { climateTable, timeZone } from './loading.ts'
import './sun-path.css'

export interface SunPathAnalysisProps {
  /** [°] + north, + east */
  readonly latitude: number
  readonly longitude: number
  /** Keeps the place's sun hours for the calculator that is opened next. */
  readonly handOver: (sunHours: SunHours) => void
}

/** Everything a physical model can say about the sun over a place: shown after Calculate, below the simple figures. */
export default function SunPathAnalysis({ latitude, longitude, handOver }: SunPathAnalysisProps) {
  const table = useQuery(climateTable)
  const zone = useQuery(timeZone(latitude, longitude))
  if (table.isError) {
    return (
      <div role="alert" className="sun-analysis">
        <p>The climate figures could not be loaded.</p>
        <Button variant="secondary" className="justify-self-start" onClick={() => table.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!table.data || !zone.data) return <LoadingAnalysis />
  return (
    <Analysis
      // What was said about one roof does not hold for another place.
      key={`${latitude} ${longitude}`}
      site={{ latitude, longitude, timeZone: zone.data }}
      table={table.data}
      handOver={handOver}
    />
  )
}

export function LoadingAnalysis() {
  return (
    <div role="status" aria-label="Loading the sun's path" className="sun-analysis">
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
  )
}
