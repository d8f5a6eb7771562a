import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Calculator } from '#shared/calculators/define.ts'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { formatFacts } from '#shared/format/list.ts'
import { t } from '#shared/language/t.ts'
import { formatForInput, type NumberRegion, parseNumber } from '#shared/numbers.ts'
import { formatRegion, type Town } from '#shared/places/places.ts'
import { townName } from '#shared/places/town-names.ts'
import { NumberInputs } from '../features/calculators/number-inputs.tsx'
import type { Place } from '../features/map/base-map.tsx'
import { LocationPicker } from '../features/map/location-picker.tsx'
import { useChosenCountry, useRegion } from '../home/region.ts'
import { useTownSearch } from '../home/use-town-search.ts'
import { Combobox } from '../ui/combobox.tsx'

/** Sun Path adds a map below. */
export const PlaceInputs = ({ calculator }: { calculator: Calculator }) => (
  <>
    <div className="print:hidden">
      <TownInput />
    </div>
    <NumberInputs calculator={calculator} />
  </>
)

function TownInput() {
  const { setValue, clearErrors } = useFormContext()
  const region = useRegion()
  function fillCoordinates({ latitude, longitude }: Town) {
    for (const [name, degrees] of Object.entries({ latitude, longitude }))
      setValue(name, formatForInput(formatCoordinate(degrees), region), { shouldDirty: true })
    clearErrors(['latitude', 'longitude'])
  }
  return <TownSearch onTown={fillCoordinates} />
}

/** `Munich, Bavaria, Germany` */
const formatTown = (town: Town) => formatFacts([townName(town), formatRegion(town)].filter((part) => part !== ''))

function TownSearch({ onTown }: { onTown: (town: Town) => void }) {
  const [typed, setTyped] = useState('')
  const [chosenTown, setChosenTown] = useState<Town | null>(null)
  const { options, isDone, problem } = useTownSearch(typed, useChosenCountry())

  function describeStatus(): string {
    if (chosenTown) return t('These are the coordinates of {town}.', { town: formatTown(chosenTown) })
    if (problem !== '' || !isDone) return problem
    return t('{n, plural, one {# town found.} other {# towns found.}}', { n: options.length })
  }
  return (
    <Combobox
      label={t('Town')}
      hint={t('Start to type its name, or enter the coordinates below.')}
      value={typed}
      onValue={(text) => {
        setChosenTown(null)
        setTyped(text)
      }}
      options={options}
      onPick={({ town }) => {
        setChosenTown(town)
        setTyped(townName(town))
        onTown(town)
      }}
      status={describeStatus()}
    />
  )
}

/** Map for a form with the fields `latitude` and `longitude`: picking fills them, typing moves the marker. */
export function LocationPickerField() {
  const { setValue, clearErrors } = useFormContext()
  const region = useRegion()
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] })
  function fillFields(place: Place) {
    const picked = { latitude: formatCoordinate(place.latitude), longitude: formatCoordinate(place.longitude) }
    for (const [name, degrees] of Object.entries(picked)) setValue(name, formatForInput(degrees, region))
    clearErrors(['latitude', 'longitude'])
  }
  return <LocationPicker place={parsePlace(latitude, longitude, region)} onPick={fillFields} />
}

function parsePlace(typedLatitude: unknown, typedLongitude: unknown, region: NumberRegion): Place | null {
  const latitude = parseDegrees(typedLatitude, 90, region)
  const longitude = parseDegrees(typedLongitude, 180, region)
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

function parseDegrees(typed: unknown, limit: number, region: NumberRegion) {
  const value = parseNumber(String(typed), region)
  return value !== undefined && Math.abs(value) <= limit ? value : undefined
}
