import { useFormContext, useWatch } from 'react-hook-form'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { formatForInput, type NumberRegion, parseNumber } from '#shared/numbers.ts'
import { useRegion } from '../../home/region.ts'
import { LocationPicker } from './location-picker.tsx'
import type { Place } from './place.ts'

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
