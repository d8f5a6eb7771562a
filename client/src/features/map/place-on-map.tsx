import { lazy, Suspense, useRef, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Place, written } from './place.ts'
import { useInView } from './use-in-view.ts'
import { UseMyLocation } from './use-my-location.tsx'

const PlaceMap = lazy(() => import('./place-map.tsx'))

interface PlaceOnMapProps {
  readonly place: Place | null
  readonly onPick: (place: Place, found: 'map' | 'device') => void
}

/** The map of the world, fetched when it comes into view, and the device's own place. */
export function PlaceOnMap({ place, onPick }: PlaceOnMapProps) {
  const [said, say] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useInView(box)
  const pick = (found: 'map' | 'device') => (picked: Place) => {
    onPick(picked, found)
    say(`Marker set at ${written(picked.latitude)}, ${written(picked.longitude)}.`)
  }
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">Click the map, or type the coordinates.</p>
        <UseMyLocation onFound={pick('device')} />
      </div>
      <div ref={box} className="h-[300px] rounded-2xl bg-sunken">
        {isSeen && (
          <Suspense fallback={<Skeleton className="h-full" corners="rounded-2xl" />}>
            <PlaceMap place={place} onPick={pick('map')} />
          </Suspense>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
