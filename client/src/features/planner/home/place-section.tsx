import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import type { FoundAddress } from '#shared/contract/api.ts'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { countryName } from '#shared/format/names.ts'
import { formatNumber } from '#shared/format/number.ts'
import type { Place } from '#shared/home/home.ts'
import { nearestTown, placesAttribution, type Town } from '#shared/home/places.ts'
import { t } from '#shared/language/t.ts'
import { parseNumberInRange } from '#shared/numbers.ts'
import { townsNear } from '../../../api/home-queries.ts'
import { pageData } from '../../../api/page-data.ts'
import { placeOfTown, setPlace } from '../../../api/set-place.ts'
import { useTownSearch } from '../../../api/use-town-search.ts'
import { getHomeState, useHome } from '../../../state/home.ts'
import type { AmountsAnswer, CurrencyChange } from '../../../state/move-home.ts'
import { useChosenCountry } from '../../../state/region.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { CurrencyChangePrompt } from '../../../ui/currency-change-prompt.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useHomeRegion } from '../home-region.ts'
import type { GeoPoint, PlacesMap } from '../injected-components.ts'
import { formatPlace } from './format-place.ts'
import { ProviderSelect } from './provider-select.tsx'

const AddressSearch = lazy(() => import('./address-search.tsx'))
/** Limit of the home's schema [characters]. */
const MAX_PLACE_NAME_LENGTH = 100

export function PlaceSection({ MapOfPlaces }: { MapOfPlaces: PlacesMap }) {
  const place = useHome(({ place }) => place)
  const client = useQueryClient()
  const [problem, setProblem] = useState('')
  /** Receives focus when the currency question is answered and removed. */
  const placeLine = useRef<HTMLParagraphElement>(null)
  const [pendingCurrencyChange, setPendingCurrencyChange] = useState<{
    readonly place: Place
    readonly change: CurrencyChange
  } | null>(null)
  const savePlace = (place: Place, answer?: AmountsAnswer) =>
    setPlace(client, place, answer).then(
      (change) => {
        setPendingCurrencyChange(change ? { place, change } : null)
        setProblem('')
        if (answer !== undefined) placeLine.current?.focus()
      },
      () => setProblem(t('We could not load local prices. Check your connection and try again.')),
    )
  /** Names a point after the nearest town. */
  async function savePoint({ latitude, longitude }: GeoPoint, found: 'map' | 'device' | 'typed') {
    const { planNumber } = getHomeState()
    const towns = await client.fetchQuery(townsNear(latitude, longitude)).catch(() => [])
    if (getHomeState().planNumber !== planNumber) return
    const town = nearestTown(towns, latitude, longitude)
    await savePlace({
      latitude,
      longitude,
      found,
      ...(town && { name: town.name, country: town.country, ...(town.region && { region: town.region }) }),
    })
  }
  const [isMapOpened, setMapOpened] = useState(false)
  const geocoder = useHydrated() ? pageData().geocoder : undefined
  return (
    <CardSection heading={t('Where is your home?')}>
      <div data-figure="place">
        <TownSearch onTown={(town) => savePlace(placeOfTown(town))} />
      </div>
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
      {pendingCurrencyChange && (
        <CurrencyChangePrompt
          {...pendingCurrencyChange.change}
          onAnswer={(answer) => void savePlace(pendingCurrencyChange.place, answer)}
        />
      )}
      <p
        ref={placeLine}
        tabIndex={-1}
        role="status"
        className="mt-4 not-empty:rounded-2xl not-empty:bg-sky not-empty:px-4 not-empty:py-3"
      >
        {place && (
          <>
            <strong>{formatPlace(place)}</strong> · {formatCoordinates(place.latitude, place.longitude)}
          </>
        )}
      </p>
      <p role="alert" className="font-semibold text-danger not-empty:mt-3">
        {problem}
      </p>
      <ProviderSelect />
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

function TownSearch({ onTown }: { onTown: (town: Town) => void }) {
  const [typed, setTyped] = useState('')
  const place = useHome(({ place }) => place)
  const region = useHome(({ region }) => region)
  const chosen = useChosenCountry()
  const { options, problem } = useTownSearch(typed, place ? region.country : chosen)
  return (
    <Combobox
      label={t('Town')}
      hint={t('Start typing and choose your town from the list.')}
      value={typed}
      onValue={setTyped}
      options={options}
      onPick={({ town }) => {
        setTyped('')
        onTown(town)
      }}
      status={problem}
    />
  )
}

/** [°] */
const LATITUDES = { min: -90, max: 90, step: 0.1 } as const
const LONGITUDES = { min: -180, max: 180, step: 0.1 } as const

function Coordinates({ onPoint }: { onPoint: (point: GeoPoint) => void }) {
  const region = useHomeRegion()
  const [typed, setTyped] = useState({ latitude: '', longitude: '' })
  const [isRefused, setRefused] = useState(false)
  const latitude = parseNumberInRange(typed.latitude, LATITUDES, region)
  const longitude = parseNumberInRange(typed.longitude, LONGITUDES, region)
  const degreesError = (
    label: string,
    degrees: number | undefined,
    { min, max }: typeof LATITUDES | typeof LONGITUDES,
  ) =>
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
