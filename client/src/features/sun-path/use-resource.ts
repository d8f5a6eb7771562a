import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { round } from '#shared/calculators/rounding.ts'
import type { ClimateTable } from '#shared/solar/climate.ts'
import { ownFigureResource, type SolarResource, tableResource, yearlyMean } from '#shared/solar/resource.ts'
import { pageData } from '../../api/page-data.ts'
import { liveClimate } from './loading.ts'

export interface Choice {
  readonly source: SolarResource['source']
  /** The user's own figure [kWh/m²/day]. */
  readonly ownFigure: number
}

/** Whether NASA's live figures are to be had: not offered here, on their way, come, or failed. */
export type Live = 'off' | 'loading' | 'here' | 'failed'

/** The climate that counts: NASA's live figures where they are offered and come, the table otherwise, or the user's own. */
export function useResource(table: ClimateTable, latitude: number, longitude: number) {
  const offered = pageData().liveClimate
  const fetched = useQuery(liveClimate(latitude, longitude))
  const fromTable = useMemo(() => tableResource(table, latitude, longitude), [table, latitude, longitude])
  const [choice, setChoice] = useState<Choice>(() => ({
    source: offered ? 'NASA POWER' : 'climate table',
    ownFigure: round(yearlyMean(fromTable.global), 1) || 1,
  }))
  const fromPower = fetched.data ?? null
  const resource = useMemo(() => {
    const measured = choice.source === 'climate table' ? fromTable : (fromPower ?? fromTable)
    return choice.source === 'own figure' ? ownFigureResource(measured, choice.ownFigure) : measured
  }, [choice, fromTable, fromPower])
  const live: Live = !offered ? 'off' : fetched.isPending ? 'loading' : fromPower ? 'here' : 'failed'
  return { choice, setChoice, resource, live }
}
