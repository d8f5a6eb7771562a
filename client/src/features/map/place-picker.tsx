import { lazy, Suspense, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { readNumber, UNITED_STATES } from '#shared/numbers.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Place, written } from './place.ts'
import { useInView } from './use-in-view.ts'
import { UseMyLocation } from './use-my-location.tsx'

const PlaceMap = lazy(() => import('./place-map.tsx'))
const waiting = <Skeleton className="h-[300px]" />

/** A map for a form with the fields `latitude` and `longitude`: what is picked fills them, what is typed moves the marker. */
export function PlacePicker() {
  const { setValue, clearErrors } = useFormContext()
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] })
  const [said, say] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const isNear = useInView(place)
  function pick(place: Place) {
    const picked = { latitude: written(place.latitude), longitude: written(place.longitude) }
    for (const [name, degrees] of Object.entries(picked)) setValue(name, degrees)
    clearErrors(['latitude', 'longitude'])
    say(`Marker set at ${picked.latitude}, ${picked.longitude}.`)
  }
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">Click the map, or type the coordinates.</p>
        <UseMyLocation onFound={pick} />
      </div>
      <div ref={place} className="h-[300px]">
        {isNear ? (
          <Suspense fallback={waiting}>
            <PlaceMap place={placeFrom(latitude, longitude)} onPick={pick} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
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
