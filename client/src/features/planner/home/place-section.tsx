import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import type { FoundAddress } from '#shared/contract/api.ts'
import type { Place } from '#shared/home/home.ts'
import { nearestTown, PLACES_ATTRIBUTION, type Town } from '#shared/home/places.ts'
import { readingNote, readNumber } from '#shared/numbers.ts'
import { countryName } from '#shared/region.ts'
import { placeName } from '#shared/solar/compass.ts'
import { townsNear } from '../../../api/home-queries.ts'
import { pageData } from '../../../api/page-data.ts'
import { useTownSearch } from '../../../api/use-town-search.ts'
import { useHome } from '../../../state/home.ts'
import type { AmountsAnswer, CurrencyChange } from '../../../state/move-home.ts'
import { useChosenCountry } from '../../../state/region.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { CurrencyQuestion } from '../../../ui/currency-question.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { settleAt } from '../edit.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import type { PlacesMap, Spot } from '../slots.ts'
import { placeOf } from './place-name.ts'

const AddressSearch = lazy(() => import('./address-search.tsx'))
/** As many letters as a home's name of its place may have. */
const LONGEST_NAME = 100

/** Where the home is: by its town, on the map, by the device or by coordinates. */
export function PlaceSection({ MapOfPlaces }: { MapOfPlaces: PlacesMap }) {
  const { place } = useHome()
  const client = useQueryClient()
  const [problem, setProblem] = useState('')
  /** Takes the focus when the question above it is answered and gone. */
  const placeLine = useRef<HTMLParagraphElement>(null)
  const [asked, setAsked] = useState<{ readonly place: Place; readonly change: CurrencyChange } | null>(null)
  const settle = (place: Place, answer?: AmountsAnswer) =>
    settleAt(client, place, answer).then(
      (change) => {
        setAsked(change ? { place, change } : null)
        setProblem('')
        if (answer !== undefined) placeLine.current?.focus()
      },
      () => setProblem('What is typical of the place could not be loaded. Try again when you are connected.'),
    )
  /** A point is given the name and country of the nearest town. */
  async function pick({ latitude, longitude }: Spot, found: 'map' | 'device' | 'typed') {
    const towns = await client.fetchQuery(townsNear(latitude, longitude)).catch(() => [])
    const town = nearestTown(towns, latitude, longitude)
    await settle({
      latitude,
      longitude,
      found,
      ...(town && { name: `Near ${town.name}`, country: town.country, ...(town.region && { region: town.region }) }),
    })
  }
  const [isMapWanted, setMapWanted] = useState(false)
  const geocoder = useHydrated() ? pageData().geocoder : undefined
  return (
    <CardSection heading="Where is your home?">
      <div data-figure="place">
        <TownSearch
          onTown={({ name, region, country, latitude, longitude, timeZone }) =>
            settle({
              ...{ name, country, latitude, longitude, found: 'town' },
              ...(region && { region }),
              ...(timeZone !== undefined && { timeZone }),
            })
          }
        />
      </div>
      {geocoder && (
        <Suspense>
          <div className="mt-4">
            <AddressSearch
              geocoder={geocoder}
              onFound={(found) => settle({ ...found, name: shortName(found), found: 'address' })}
            />
          </div>
        </Suspense>
      )}
      {asked && <CurrencyQuestion {...asked.change} onAnswer={(answer) => void settle(asked.place, answer)} />}
      <p
        ref={placeLine}
        tabIndex={-1}
        role="status"
        className="mt-4 not-empty:rounded-2xl not-empty:bg-sky not-empty:px-4 not-empty:py-3"
      >
        {place && (
          <>
            <strong>{placeOf(place)}</strong> · {placeName(place.latitude, place.longitude)}
          </>
        )}
      </p>
      <p role="alert" className="font-semibold text-danger not-empty:mt-3">
        {problem}
      </p>
      <Disclosure
        title="On the map, by this device or by coordinates"
        className="mt-4"
        ground="sunken"
        onToggle={({ currentTarget }) => setMapWanted((was) => was || currentTarget.open)}
      >
        <div className="grid gap-6">
          {isMapWanted && <MapOfPlaces place={place ?? null} onPick={pick} />}
          <Coordinates onSpot={(spot) => pick(spot, 'typed')} />
        </div>
      </Disclosure>
      <p className="mt-4 text-sm text-soft">The place stays on this device. {PLACES_ATTRIBUTION}.</p>
    </CardSection>
  )
}

/** The address without its region and country, which stand behind every place's name. */
function shortName({ name, region, country }: FoundAddress): string {
  const behind = [region, country && countryName(country)]
  const parts = name.split(', ').filter((part) => !behind.includes(part))
  return parts.join(', ').slice(0, LONGEST_NAME)
}

function TownSearch({ onTown }: { onTown: (town: Town) => void }) {
  const [typed, setTyped] = useState('')
  const { place, region } = useHome()
  const chosen = useChosenCountry()
  const { options, problem } = useTownSearch(typed, place ? region.country : chosen)
  return (
    <Combobox
      label="Town"
      hint="Begin to type: 135,000 towns of the world are known here."
      value={typed}
      onValue={setTyped}
      options={options}
      onPick={({ town }) => {
        setTyped('')
        onTown(town)
      }}
      says={problem}
    />
  )
}

function Coordinates({ onSpot }: { onSpot: (spot: Spot) => void }) {
  const region = useRegionOfHome()
  const [typed, setTyped] = useState({ latitude: '', longitude: '' })
  const [isRefused, setRefused] = useState(false)
  const within = (text: string, most: number) => {
    const degrees = readNumber(text, region)
    return degrees !== undefined && Math.abs(degrees) <= most ? degrees : undefined
  }
  const latitude = within(typed.latitude, 90)
  const longitude = within(typed.longitude, 180)
  const errorOf = (degrees: number | undefined, most: number) =>
    isRefused && degrees === undefined ? `Enter degrees from -${most} to ${most}.` : undefined
  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(latitude === undefined || longitude === undefined)
        if (latitude !== undefined && longitude !== undefined) onSpot({ latitude, longitude })
      }}
    >
      <TextField
        label="Latitude (°, north positive)"
        value={typed.latitude}
        onChange={({ target }) => setTyped({ ...typed, latitude: target.value })}
        note={readingNote(typed.latitude, region)}
        error={errorOf(latitude, 90)}
      />
      <TextField
        label="Longitude (°, east positive)"
        value={typed.longitude}
        onChange={({ target }) => setTyped({ ...typed, longitude: target.value })}
        note={readingNote(typed.longitude, region)}
        error={errorOf(longitude, 180)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Use these coordinates
      </Button>
    </form>
  )
}
