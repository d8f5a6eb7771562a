import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { FoundAddress } from '#shared/contract/api.ts'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { countryName } from '#shared/format/names.ts'
import { formatNumber } from '#shared/format/number.ts'
import { entryRangeOf } from '#shared/home/figures.ts'
import type { Place } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { parseNumberInRange } from '#shared/numbers.ts'
import { placesAttribution } from '#shared/places/places.ts'
import { townFileUrl } from '#shared/places/town-files.ts'
import { MIN_POPULATION_OF_PAGES, townPageSlug } from '#shared/places/town-slugs.ts'
import { pageData } from '../../../api/page-data.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { getHomeState, useHome } from '../../../home/home.ts'
import { townsInFile } from '../../../home/home-queries.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { placeOfPoint } from '../../../home/set-place.ts'
import { useHydrated } from '../../../startup/use-hydrated.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { GeoPoint, PlacesMap } from '../../page/injected-components.ts'
import { useSavePlace } from './town-field.tsx'

const AddressSearch = lazyPart(() => import('./address-search.tsx'))
/** Limit of the home's schema [characters]. */
const MAX_PLACE_NAME_LENGTH = 100

/** The section serves a place that is no town of the list, or not its center. */
export function PlaceSection({ MapOfPlaces }: { MapOfPlaces: PlacesMap }) {
  const place = useHome(({ place }) => place)
  const client = useQueryClient()
  /** Receives focus when the currency question is answered and removed. */
  const placeLine = useRef<HTMLParagraphElement>(null)
  const { savePlace, messages } = useSavePlace((answer) => {
    if (answer !== undefined) placeLine.current?.focus()
  })
  async function savePoint(point: GeoPoint, found: 'map' | 'device' | 'typed') {
    const { planNumber } = getHomeState()
    const place = await placeOfPoint(client, point, found)
    if (getHomeState().planNumber === planNumber) await savePlace(place)
  }
  const [isMapOpened, setMapOpened] = useState(false)
  const geocoder = useHydrated() ? pageData().geocoder : undefined
  return (
    <CardSection heading={t('Where exactly is your home?')}>
      <p
        ref={placeLine}
        tabIndex={-1}
        role="status"
        className="not-empty:rounded-2xl not-empty:bg-sky not-empty:px-4 not-empty:py-3"
      >
        {place && (
          <>
            <strong>{formatPlace(place)}</strong> · {formatCoordinates(place.latitude, place.longitude)}
          </>
        )}
      </p>
      {place && <TownPageLink place={place} />}
      {messages}
      {geocoder && (
        <Suspense>
          <div className="mt-4">
            <AddressSearch
              geocoder={geocoder}
              onFound={(address) => savePlace({ ...address, name: shortenAddress(address), found: 'address' })}
            />
          </div>
        </Suspense>
      )}
      <Disclosure
        title={t('Use a map, your location or coordinates')}
        className="mt-4"
        background="sunken"
        onToggle={({ currentTarget }) => setMapOpened((was) => was || currentTarget.open)}
      >
        <div className="grid gap-6">
          {isMapOpened && <MapOfPlaces place={place ?? null} onPick={savePoint} />}
          <Coordinates onPoint={(point) => savePoint(point, 'typed')} />
        </div>
      </Disclosure>
      <p className="mt-4 text-sm text-soft">
        {t('Your location stays on this device. {attribution}.', { attribution: placesAttribution() })}
      </p>
    </CardSection>
  )
}

/** The address without region and country, which every place name already ends with. */
function shortenAddress({ name, region, country }: FoundAddress): string {
  const suffixes = [region, country && countryName(country)]
  const parts = name.split(', ').filter((part) => !suffixes.includes(part))
  return parts.join(', ').slice(0, MAX_PLACE_NAME_LENGTH)
}

/** [°] */
const LATITUDES = entryRangeOf('place.latitude')
const LONGITUDES = entryRangeOf('place.longitude')

function Coordinates({ onPoint }: { onPoint: (point: GeoPoint) => void }) {
  const region = useHomeRegion()
  const [typed, setTyped] = useState({ latitude: '', longitude: '' })
  const [isRefused, setRefused] = useState(false)
  const latitude = parseNumberInRange(typed.latitude, LATITUDES, region)
  const longitude = parseNumberInRange(typed.longitude, LONGITUDES, region)
  const degreesError = (label: string, degrees: number | undefined, { min, max }: typeof LATITUDES) =>
    isRefused && degrees === undefined
      ? t('{label}: enter a number from {least} to {most}.', {
          label,
          least: formatNumber(min, region),
          most: formatNumber(max, region),
        })
      : undefined
  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(latitude === undefined || longitude === undefined)
        if (latitude !== undefined && longitude !== undefined) onPoint({ latitude, longitude })
      }}
    >
      <NumberField
        label={t('Latitude (°, north positive)')}
        value={typed.latitude}
        onValue={(latitude) => setTyped({ ...typed, latitude })}
        range={LATITUDES}
        region={region}
        error={degreesError(t('Latitude'), latitude, LATITUDES)}
      />
      <NumberField
        label={t('Longitude (°, east positive)')}
        value={typed.longitude}
        onValue={(longitude) => setTyped({ ...typed, longitude })}
        range={LONGITUDES}
        region={region}
        error={degreesError(t('Longitude'), longitude, LONGITUDES)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        {t('Use these coordinates')}
      </Button>
    </form>
  )
}

/** Link for a town that has a page; its file was loaded by the search. */
function TownPageLink({ place: { name = '', country, latitude, found } }: { place: Place }) {
  const file = found === 'town' ? townFileUrl(name) : undefined
  const { data: towns } = useQuery({ ...townsInFile(file ?? ''), enabled: file !== undefined })
  const town = towns?.find((town) => town.name === name && town.country === country && town.latitude === latitude)
  if (!town || town.population < MIN_POPULATION_OF_PAGES) return null
  return (
    <TextLink standalone href={`/solar/${townPageSlug(town)}`}>
      {t('Solar figures of this town')}
    </TextLink>
  )
}
