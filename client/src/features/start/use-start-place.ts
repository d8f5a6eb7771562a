import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { t } from '#shared/language/t.ts'
import { readPlaceText } from '#shared/places/place-text.ts'
import { formatRegion, nearestTown, type Town } from '#shared/places/places.ts'
import { townName } from '#shared/places/town-names.ts'
import type { Region } from '#shared/region.ts'
import { townsNear } from '../../home/home-queries.ts'
import { useChosenCountry, useRegion } from '../../home/region.ts'
import { findTownOfAddress } from '../../home/town-of-address.ts'
import { useTownSearch } from '../../home/use-town-search.ts'

/** A town or coordinates. The town of the page's address is filled in until the user says which one it is. */
export function useStartPlace() {
  const client = useQueryClient()
  const [text, setText] = useState<string>()
  const [chosenTown, setChosenTown] = useState<Town>()
  const [hasLinkFailed, setLinkFailed] = useState(false)
  const isUsers = useRef(false)
  const read = readPlaceText(text ?? '')
  const point = read.kind === 'point' ? read : undefined
  const { options, isDone, hasFailed, isSlow } = useTownSearch(
    read.kind === 'name' ? read.name : read.kind === 'postcode' ? (text ?? '') : '',
    useChosenCountry(),
  )
  const towns = useQuery({ ...townsNear(point?.latitude ?? 0, point?.longitude ?? 0), enabled: point !== undefined })
  const nearest = point && towns.data && nearestTown(towns.data, point.latitude, point.longitude)
  useEffect(() => {
    if (!location.hash.startsWith('#town=')) return
    findTownOfAddress(client, location.hash).then(
      (town) => {
        if (!town || isUsers.current) return
        setChosenTown(town)
        setText(townName(town))
      },
      () => setLinkFailed(true),
    )
  }, [client])

  function restore(nextText: string, town: Town | undefined) {
    isUsers.current = true
    setText(nextText)
    setChosenTown(town)
  }
  function describe(): string {
    if (chosenTown) return ''
    if (point) return nearest ? t('Near {place}', { place: `${townName(nearest)}, ${formatRegion(nearest)}` }) : ''
    if (text ? hasFailed : hasLinkFailed)
      return t('We could not load the list of towns. Check your connection and try again.')
    if (!text || options.length > 0) return ''
    if (read.kind === 'postcode') return POSTCODE_TEXT()
    if (isSlow) return t('Searching…')
    return isDone ? t('We found no town with this name. Try a larger town nearby.') : ''
  }
  const town = chosenTown ?? (isDone && !point ? options[0]?.town : undefined)
  return {
    text,
    chosenTown,
    /** The chosen town, the point that was typed, or like the Enter key the first town of the list. */
    target: { town, point },
    /** ISO 3166-1 alpha-2; `undefined` until a town is chosen. */
    country: chosenTown?.country ?? nearest?.country,
    options: point ? [] : options,
    status: describe(),
    /** Why the text is no place. */
    problem:
      !text || town || point
        ? undefined
        : read.kind === 'postcode'
          ? POSTCODE_TEXT()
          : t('Choose your town from the list.'),
    type: (typed: string) => {
      // Text that was typed before hydration is sent again.
      restore(typed, typed === text ? chosenTown : undefined)
    },
    choose: (town: Town) => restore(townName(town), town),
    restore,
  }
}

const POSTCODE_TEXT = () => t('We look up towns, not postcodes or ZIP codes. Enter your town, or a larger one nearby.')

/**
 * The region of the visitor, or of another country once that is known. Its tables load only then.
 * @param country ISO 3166-1 alpha-2
 */
export function useRegionOfCountry(country: string | undefined): Region {
  const own = useRegion()
  const [other, setOther] = useState<Region>()
  useEffect(() => {
    if (country === undefined || country === own.country) return
    import('#shared/region.ts').then(({ regionOf }) => setOther(regionOf(country)), console.warn)
  }, [country, own])
  return other && other.country === country ? other : own
}
