import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { findTowns, formatRegion, type Town, townFileUrl } from '#shared/home/places.ts'
import { townName } from '#shared/home/town-names.ts'
import { t } from '#shared/language/t.ts'
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
  /** The list of towns did not load. */
  readonly hasFailed: boolean
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
    label: matchedName === undefined ? townName(town) : `${townName(town)} (${matchedName})`,
    detail: formatRegion(town),
    town,
  }))
  const isDone = file !== undefined && !towns.isPending && !towns.isPlaceholderData
  const hasFailed = index.isError || towns.isError
  return { options, isDone, hasFailed, problem: describeProblem() }

  function describeProblem(): string {
    if (hasFailed) {
      return navigator.onLine
        ? t('We could not load the list of towns. You can use coordinates instead.')
        : t('You are offline, so we only find towns that you searched for before. You can use coordinates instead.')
    }
    if (!isDone || options.length > 0) return ''
    return t('We found no town with this name. Try a larger town nearby, or use coordinates.')
  }
}
