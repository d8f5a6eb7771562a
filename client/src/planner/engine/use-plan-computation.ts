import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Home, Place } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { tableResource, tileResource } from '#shared/solar/resource.ts'
import { climateTable, climateTile, timeZone } from '../../api/place-queries.ts'
import { useHome } from '../../home/home.ts'
import { loadProfilesQuery, meterReadings, typicalFigures } from '../../home/home-queries.ts'
import { findHomeSchemas } from '../../home/load-home-schemas.ts'
import { today } from '../../state/today.ts'
import { clearPlan, markLoadFailed, requestPlan, showFault } from './plan-store.ts'
import type { PlanAnalysis } from './protocol.ts'

/** What did not load, and how to load it again. */
interface LoadFailure {
  readonly message: string
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * Recomputes the plan whenever the home changes.
 * @param analyses further analyses for this screen; must be a stable reference
 * @returns why there is no plan, if what it needs did not load
 */
export function usePlanComputation(analyses: readonly PlanAnalysis[]): LoadFailure | undefined {
  const home = useHome((home) => home)
  const { resource, clock, failed: failedClimate } = useSiteClimate(home.place)
  const profilesQuery = useQuery(loadProfilesQuery)
  const presetQuery = useQuery(typicalFigures(home.region))
  const readingsQuery = useQuery(meterReadings(home.use.day))
  const [{ data: profiles }, { data: preset }, { data: readings }] = [profilesQuery, presetQuery, readingsQuery]
  const hasReadings = readingsQuery.isSuccess
  const failed = [failedClimate, presetQuery, profilesQuery, readingsQuery].filter((query) => query?.isError === true)
  const hasFailed = home.place !== undefined && failed.length > 0
  useEffect(() => {
    if (!home.place) return clearPlan()
    if (hasFailed) return markLoadFailed()
    if (!resource || !clock || !profiles || !preset || !hasReadings) return
    const locatedHome: Home = { ...home, place: { ...home.place, timeZone: clock } }
    // If they are absent, the home has only what the form of its first answer has checked.
    const schemas = findHomeSchemas()
    const validation = schemas?.validateHome(locatedHome)
    if (validation?.kind === 'fault') return showFault(validation)
    const customScenarios = analyses.includes('scenarios') ? (schemas?.customScenariosOf(locatedHome) ?? []) : []
    requestPlan(home, {
      home: locatedHome,
      siteInputs: { resource, profiles, today: today(), ...(readings && { meterReadings: readings }) },
      preset,
      customScenarios,
      analyses,
    })
  }, [home, resource, clock, profiles, preset, readings, hasReadings, hasFailed, analyses])
  if (!hasFailed) return undefined
  return {
    message: failedClimate
      ? t('We could not load sunshine data for your town.')
      : presetQuery.isError
        ? t('We could not load local prices. Check your connection and try again.')
        : t('We could not load what your plan needs. Check your connection and try again.'),
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.map(({ refetch }) => refetch()),
  }
}

/** The fine climate tile if it loads, otherwise the coarse table. */
function useSiteClimate(place: Place | undefined) {
  const { latitude = 0, longitude = 0, timeZone: knownZone } = place ?? {}
  const enabled = place !== undefined
  const tile = useQuery({ ...climateTile(latitude, longitude), enabled })
  const table = useQuery({ ...climateTable, enabled: enabled && !tile.isPending && !tile.data })
  const zone = useQuery({ ...timeZone(latitude, longitude), enabled: enabled && knownZone === undefined })
  const resource = useMemo(() => {
    if (tile.data) return tileResource(tile.data.index, tile.data.tile, latitude, longitude)
    return table.data && tableResource(table.data, latitude, longitude)
  }, [latitude, longitude, tile.data, table.data])
  return {
    resource,
    clock: knownZone ?? zone.data,
    failed: [...(resource ? [] : [table]), zone].find(({ isError }) => isError),
  }
}
