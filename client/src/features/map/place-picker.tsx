import { useFormContext, useWatch } from 'react-hook-form'
import { readNumber, UNITED_STATES } from '#shared/numbers.ts'
import { type Place, written } from './place.ts'
import { PlaceOnMap } from './place-on-map.tsx'

/** A map for a form with the fields `latitude` and `longitude`: what is picked fills them, what is typed moves the marker. */
export function PlacePicker() {
  const { setValue, clearErrors } = useFormContext()
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] })
  function pick(place: Place) {
    const picked = { latitude: written(place.latitude), longitude: written(place.longitude) }
    for (const [name, degrees] of Object.entries(picked)) setValue(name, degrees)
    clearErrors(['latitude', 'longitude'])
  }
  return <PlaceOnMap place={placeFrom(latitude, longitude)} onPick={pick} />
}

function placeFrom(typedLatitude: unknown, typedLongitude: unknown): Place | null {
  const latitude = degrees(typedLatitude, 90)
  const longitude = degrees(typedLongitude, 180)
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

function degrees(typed: unknown, most: number) {
  const value = readNumber(String(typed), UNITED_STATES)
  return value !== undefined && Math.abs(value) <= most ? value : undefined
}
