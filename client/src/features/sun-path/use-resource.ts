import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ownFigureResource, type SolarResource } from '#shared/solar/resource.ts'
import { pageData } from '../../api/page-data.ts'
import { liveClimate } from '../../api/place-queries.ts'
import type { Choice } from './said.ts'

/** Whether the place's tile of the fine climate counts, or the coarse table: there is none, or it could not be fetched. */
export type Tile = 'here' | 'none' | 'failed'

/** Whether NASA's live figures are to be had: not offered here, on their way, come, or failed. */
export type Live = 'off' | 'loading' | 'here' | 'failed'

/** The climate that counts: NASA's live figures where they are offered and come, the table otherwise, or the user's own. */
export function useResource(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  fromTable: SolarResource,
  choice: Choice,
) {
  const offered = pageData().liveClimate
  const fetched = useQuery(liveClimate(latitude, longitude))
  const fromPower = fetched.data ?? null
  const resource = useMemo(() => {
    const measured = choice.source === 'climate table' ? fromTable : (fromPower ?? fromTable)
    return choice.source === 'own figure' ? ownFigureResource(measured, choice.ownFigure) : measured
  }, [choice, fromTable, fromPower])
  const live: Live = !offered ? 'off' : fetched.isPending ? 'loading' : fromPower ? 'here' : 'failed'
  return { resource, live }
}
