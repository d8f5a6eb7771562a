import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { findTowns, formatRegion, type Town, townFileUrl } from '#shared/home/places.ts'
import { placeIndex, townsInFile } from './home-queries.ts'

export interface TownOption {
  readonly key: string
  readonly label: string
  readonly detail: string
  readonly town: Town
}

export interface TownSearch {
  readonly options: readonly TownOption[]
  /** The options belong to the current text. */
  readonly isDone: boolean
  /** Why there are no options; empty if there are, or while that is unknown. */
  readonly problem: string
}

/**
 * Searches by the beginning of names and fetches missing name files.
 * @param country ISO 3166-1 alpha-2; its towns come first
 */
export function useTownSearch(typed: string, country: string | undefined): TownSearch {
  const query = useDeferredValue(typed)
  const index = useQuery({ ...placeIndex, enabled: query !== '' })
  const file = index.data && townFileUrl(index.data, query)
  const towns = useQuery({
    ...townsInFile(file ?? ''),
    enabled: file !== undefined,
    placeholderData: (before) => before,
  })
  const matches = useMemo(() => (towns.data ? findTowns(towns.data, query, country) : []), [towns.data, query, country])
  const options = matches.map(({ town, matchedName }) => ({
    key: `${town.name} ${town.latitude} ${town.longitude}`,
    label: matchedName === undefined ? town.name : `${town.name} (${matchedName})`,
    detail: formatRegion(town),
    town,
  }))
  const isDone = file !== undefined && !towns.isPending && !towns.isPlaceholderData
  return { options, isDone, problem: describeProblem() }

  function describeProblem(): string {
    if (index.isError || towns.isError) {
      return navigator.onLine
        ? 'The list of towns could not be loaded. Coordinates work without it.'
        : 'There is no network: only towns whose first letters were searched before are known on this device. Coordinates work too.'
    }
    if (!isDone || options.length > 0) return ''
    return 'No town of that name is known. Try a larger one nearby, or coordinates.'
  }
}
