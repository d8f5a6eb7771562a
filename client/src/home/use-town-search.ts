import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { CALENDAR_LOCALE, dateFormatOf } from '#shared/format/locale.ts'
import { SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import { findTowns, formatRegion, type Town } from '#shared/places/places.ts'
import { townFileUrl } from '#shared/places/town-files.ts'
import { loadTownNames, townName } from '#shared/places/town-names.ts'
import { townsInFile } from './home-queries.ts'

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
  /** Takes a while. */
  readonly isSlow: boolean
  /** Why there are no options; empty if there are, or for a short while. */
  readonly problem: string
}

/** Time until the page says that a search takes long [ms]. */
const NOTICEABLE_WAIT = 400

/**
 * Searches by the beginning of names and fetches missing name files.
 * @param country ISO 3166-1 alpha-2; its towns come first. Until it is known, those of the country of the visitor's clock.
 */
export function useTownSearch(typed: string, country: string | undefined): TownSearch {
  const query = useDeferredValue(typed)
  // The names load before the first letter is typed, so that a search waits for one file.
  useEffect(() => void loadTownNames(), [])
  const file = townFileUrl(query)
  const towns = useQuery({
    ...townsInFile(file ?? ''),
    enabled: file !== undefined,
    placeholderData: (before) => before,
  })
  const matches = useMemo(
    () =>
      towns.data ? findTowns(towns.data, query, country ?? countryOfClock(towns.data) ?? countryOfLanguage()) : [],
    [towns.data, query, country],
  )
  const options = matches.map(({ town, matchedName }) => ({
    key: `${town.name} ${town.latitude} ${town.longitude}`,
    label: matchedName === undefined ? townName(town) : `${townName(town)} (${matchedName})`,
    detail: formatRegion(town),
    town,
  }))
  const isDone = file !== undefined && !towns.isPending && !towns.isPlaceholderData
  const hasFailed = towns.isError
  const isSlow = useSlow(file !== undefined && !isDone && !hasFailed && options.length === 0)
  return { options, isDone, hasFailed, isSlow, problem: describeProblem() }

  function describeProblem(): string {
    if (hasFailed) {
      return navigator.onLine
        ? t('We could not load the list of towns. You can use coordinates instead.')
        : t('You are offline, so we only find towns that you searched for before. You can use coordinates instead.')
    }
    if (isSlow) return t('Searching…')
    if (!isDone || options.length > 0) return ''
    return t('We found no town with this name. Try a larger town nearby, or use coordinates.')
  }
}

/** Country that has the time zone to itself, as nearly all have; `undefined` where no town of the file has it. */
function countryOfClock(towns: readonly Town[]): string | undefined {
  const clock = zoneOf(undefined)
  return towns.find(({ timeZone }) => timeZone !== undefined && zoneOf(timeZone) === clock)?.country
}

/** English is read everywhere. */
const countryOfLanguage = () => (currentLanguage() === SOURCE_LANGUAGE ? undefined : defaultRegion().country)

/** A zone, or the visitor's, by the browser's name for it: Asia/Calcutta for Asia/Kolkata. */
const zoneOf = (timeZone: string | undefined) => dateFormatOf(CALENDAR_LOCALE, { timeZone }).resolvedOptions().timeZone

/** Whether it has lasted for a noticeable time. */
function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), NOTICEABLE_WAIT)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
