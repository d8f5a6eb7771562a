import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Home, Place } from '#shared/home/home.ts'
import { meaningOf } from '#shared/home/plan/check.ts'
import { waysOf } from '#shared/home/scenario-home.ts'
import { tableResource, tileResource } from '#shared/solar/resource.ts'
import { loadProfilesQuery, readingsOf, typicalOf } from '../../../api/home-queries.ts'
import { climateTable, climateTile, timeZone } from '../../../api/place-queries.ts'
import { useHome } from '../../../state/home.ts'
import { today } from '../../../state/today.ts'
import { forgetPlan, reckon, refuse } from './plan-store.ts'
import type { Topic } from './protocol.ts'

/** Has the home reckoned whenever it changes, with what the screen asks besides. `topics` is the same list each time. */
export function useReckoning(topics: readonly Topic[]) {
  const home = useHome()
  const { resource, clock, failed } = useClimateOf(home.place)
  const { data: profiles } = useQuery(loadProfilesQuery)
  const { data: preset } = useQuery(typicalOf(home.region.country))
  const { data: readings, isPending: isReading } = useQuery(readingsOf(home.use.day))
  useEffect(() => {
    if (!home.place) return forgetPlan()
    if (!resource || !clock || !profiles || !preset || isReading) return
    const placed: Home = { ...home, place: { ...home.place, timeZone: clock } }
    const meant = meaningOf(placed)
    if (meant.kind === 'fault') return refuse(meant)
    const ways = topics.includes('scenarios') ? waysOf(placed) : []
    reckon(home, {
      home: placed,
      known: { resource, profiles, today: today(), ...(readings && { readings }) },
      preset,
      ways,
      topics,
    })
  }, [home, resource, clock, profiles, preset, readings, isReading, topics])
  return failed
}

/** The sun and the clock of the home's place: the fine climate where its tile can be had, the coarse table otherwise. */
function useClimateOf(place: Place | undefined) {
  const { latitude = 0, longitude = 0, timeZone: given } = place ?? {}
  const enabled = place !== undefined
  const fine = useQuery({ ...climateTile(latitude, longitude), enabled })
  const table = useQuery({ ...climateTable, enabled: enabled && !fine.isPending && !fine.data })
  const zone = useQuery({ ...timeZone(latitude, longitude), enabled: enabled && given === undefined })
  const resource = useMemo(() => {
    if (fine.data) return tileResource(fine.data.index, fine.data.tile, latitude, longitude)
    return table.data && tableResource(table.data, latitude, longitude)
  }, [latitude, longitude, fine.data, table.data])
  return {
    resource,
    clock: given ?? zone.data,
    failed: [...(resource ? [] : [table]), zone].find(({ isError }) => isError),
  }
}
