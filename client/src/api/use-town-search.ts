import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { findTowns, placeFile, type Town, whereabouts } from '#shared/home/places.ts'
import { placeIndex, townsOf } from './home-queries.ts'

export interface TownOption {
  readonly key: string
  readonly words: string
  readonly detail: string
  readonly town: Town
}

export interface TownSearch {
  readonly options: readonly TownOption[]
  /** Of what was typed, not of what was typed before it. */
  readonly isDone: boolean
  /** Why there is nothing to choose; `''` while there is, or while nobody knows. */
  readonly problem: string
}

/**
 * The towns of the world whose name begins as typed; what is not on this device yet is fetched.
 * @param country ISO 3166-1 alpha-2, whose towns come first
 */
export function useTownSearch(typed: string, country: string | undefined): TownSearch {
  const wanted = useDeferredValue(typed)
  const index = useQuery({ ...placeIndex, enabled: wanted !== '' })
  const file = index.data && placeFile(index.data, wanted)
  const towns = useQuery({ ...townsOf(file ?? ''), enabled: file !== undefined, placeholderData: (before) => before })
  const found = useMemo(() => (towns.data ? findTowns(towns.data, wanted, country) : []), [towns.data, wanted, country])
  const options = found.map(({ town, as }) => ({
    key: `${town.name} ${town.latitude} ${town.longitude}`,
    words: as === undefined ? town.name : `${town.name} (${as})`,
    detail: whereabouts(town),
    town,
  }))
  const isDone = file !== undefined && !towns.isPending && !towns.isPlaceholderData
  return { options, isDone, problem: problem() }

  function problem(): string {
    if (index.isError || towns.isError) {
      return navigator.onLine
        ? 'The list of towns could not be loaded. Coordinates work without it.'
        : 'There is no network: only towns whose first letters were searched before are known on this device. Coordinates work too.'
    }
    if (!isDone || options.length > 0) return ''
    return 'No town of that name is known. Try a larger one nearby, or coordinates.'
  }
}
