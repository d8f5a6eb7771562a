import { useFormContext, useWatch } from 'react-hook-form'
import { inBox, type Region, readNumber } from '#shared/numbers.ts'
import { useRegion } from '../../state/region.ts'
import { type Place, written } from './place.ts'
import { PlaceOnMap } from './place-on-map.tsx'

/** A map for a form with the fields `latitude` and `longitude`: what is picked fills them, what is typed moves the marker. */
export function PlacePicker() {
  const { setValue, clearErrors } = useFormContext()
  const region = useRegion()
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] })
  function pick(place: Place) {
    const picked = { latitude: written(place.latitude), longitude: written(place.longitude) }
    for (const [name, degrees] of Object.entries(picked)) setValue(name, inBox(degrees, region))
    clearErrors(['latitude', 'longitude'])
  }
  return <PlaceOnMap place={placeFrom(latitude, longitude, region)} onPick={pick} />
}

function placeFrom(typedLatitude: unknown, typedLongitude: unknown, region: Region): Place | null {
  const latitude = degrees(typedLatitude, 90, region)
  const longitude = degrees(typedLongitude, 180, region)
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

function degrees(typed: unknown, most: number, region: Region) {
  const value = readNumber(String(typed), region)
  return value !== undefined && Math.abs(value) <= most ? value : undefined
}
