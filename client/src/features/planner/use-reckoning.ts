import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Place } from '#shared/home/home.ts'
import { CALENDAR_YEAR, forwardSpanOf } from '#shared/solar/clock-forward.ts'
import { tableResource, tileResource } from '#shared/solar/resource.ts'
import { standardOffset } from '#shared/solar/time-zone.ts'
import { loadProfilesQuery, typicalOf } from '../../api/home-queries.ts'
import { climateTable, climateTile, timeZone } from '../../api/place-queries.ts'
import { useHome } from '../../state/home.ts'
import { forgetPlan, reckon } from './plan-store.ts'
import type { PlaceOfPlan, Topic } from './protocol.ts'
import { today } from './today.ts'

/** Has the home reckoned whenever it changes, with what the screen asks besides. `topics` is the same list each time. */
export function useReckoning(topics: readonly Topic[]) {
  const home = useHome()
  const { place, failed } = usePlaceOfPlan(home.place)
  const { data: profiles } = useQuery(loadProfilesQuery)
  const { data: preset } = useQuery(typicalOf(home.region.country))
  useEffect(() => {
    if (!home.place) return forgetPlan()
    if (place && profiles && preset) reckon({ home, place, profiles, preset, today: today(), topics })
  }, [home, place, profiles, preset, topics])
  return failed
}

/** The sun and the clock of the home's place: the fine climate where its tile can be had, the coarse table otherwise. */
function usePlaceOfPlan(home: Place | undefined) {
  const { latitude = 0, longitude = 0, timeZone: given } = home ?? {}
  const enabled = home !== undefined
  const fine = useQuery({ ...climateTile(latitude, longitude), enabled })
  const table = useQuery({ ...climateTable, enabled: enabled && !fine.isPending && !fine.data })
  const zone = useQuery({ ...timeZone(latitude, longitude), enabled: enabled && given === undefined })
  const clock = given ?? zone.data
  const place = useMemo((): PlaceOfPlan | undefined => {
    if (!enabled || !clock) return undefined
    const resource = fine.data
      ? tileResource(fine.data.index, fine.data.tile, latitude, longitude)
      : table.data && tableResource(table.data, latitude, longitude)
    if (!resource) return undefined
    const utcOffset = standardOffset(clock, CALENDAR_YEAR)
    return { latitude, longitude, utcOffset, forward: forwardSpanOf(clock, utcOffset), resource }
  }, [enabled, latitude, longitude, clock, fine.data, table.data])
  return { place, failed: [table, zone].find(({ isError }) => isError) }
}
