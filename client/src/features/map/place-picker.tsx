import { lazy, Suspense, useState } from 'react'
import { readNumber } from '#shared/calculators/fields.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Place, written } from './place.ts'
import { UseMyLocation } from './use-my-location.tsx'

const PlaceMap = lazy(() => import('./place-map.tsx'))

interface PlacePickerProps {
  readonly form: {
    readonly typed: Readonly<Record<string, unknown>>
    readonly change: (values: { latitude: string; longitude: string }) => void
  }
}

/** A map for a form with the fields `latitude` and `longitude`: what is picked fills them, what is typed moves the marker. */
export function PlacePicker({ form }: PlacePickerProps) {
  const [said, say] = useState('')
  function pick(place: Place) {
    const [latitude, longitude] = [written(place.latitude), written(place.longitude)]
    form.change({ latitude, longitude })
    say(`Marker set at ${latitude}, ${longitude}.`)
  }
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">Click the map, or type the coordinates.</p>
        <UseMyLocation onFound={pick} />
      </div>
      <Suspense fallback={<Skeleton className="h-[300px]" />}>
        <PlaceMap place={placeFrom(form.typed)} onPick={pick} />
      </Suspense>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

function placeFrom({ latitude, longitude }: Readonly<Record<string, unknown>>): Place | null {
  const place = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) }
  return place.latitude === undefined || place.longitude === undefined ? null : (place as Place)
}

function degrees(typed: unknown, most: number) {
  const value = readNumber(String(typed))
  return value !== undefined && Math.abs(value) <= most ? value : undefined
}
