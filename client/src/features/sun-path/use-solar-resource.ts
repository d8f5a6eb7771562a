import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ownFigureResource, type SolarResource } from '#shared/solar/resource.ts'
import { pageData } from '../../api/page-data.ts'
import { liveClimate } from '../../api/place-queries.ts'
import type { ClimateChoice } from './place-inputs.ts'

/** The coarse table replaces a missing tile. */
export type TileStatus = 'here' | 'none' | 'failed'

/** `off` if not offered. */
export type LiveClimateStatus = 'off' | 'loading' | 'here' | 'failed'

/** NASA's live figures if offered and loaded, otherwise the table, or the user's own figure. */
export function useSolarResource(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  tableClimate: SolarResource,
  choice: ClimateChoice,
) {
  const isOffered = pageData().liveClimate
  const liveQuery = useQuery(liveClimate(latitude, longitude))
  const liveResource = liveQuery.data ?? null
  const resource = useMemo(() => {
    const measured = choice.source === 'climate table' ? tableClimate : (liveResource ?? tableClimate)
    return choice.source === 'own figure' ? ownFigureResource(measured, choice.ownFigure) : measured
  }, [choice, tableClimate, liveResource])
  const live: LiveClimateStatus = !isOffered
    ? 'off'
    : liveQuery.isPending
      ? 'loading'
      : liveResource
        ? 'here'
        : 'failed'
  return { resource, live }
}
