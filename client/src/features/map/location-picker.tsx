import { Suspense, useRef, useState } from 'react'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { t } from '#shared/language/t.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Place } from './place.ts'
import { useInView } from './use-in-view.ts'
import { UseMyLocation } from './use-my-location.tsx'

const PlaceMap = lazyPart(() => import('./place-map.tsx'))

interface LocationPickerProps {
  readonly place: Place | null
  readonly onPick: (place: Place, source: 'map' | 'device') => void
}

/** Loaded when it comes into view. */
export function LocationPicker({ place, onPick }: LocationPickerProps) {
  const [announcement, announce] = useState('')
  const container = useRef<HTMLDivElement>(null)
  const isInView = useInView(container)
  const pick = (source: 'map' | 'device') => (picked: Place) => {
    onPick(picked, source)
    announce(
      t('Marker set at latitude {latitude}, longitude {longitude}.', {
        latitude: formatCoordinate(picked.latitude),
        longitude: formatCoordinate(picked.longitude),
      }),
    )
  }
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">{t('Click the map, or type the coordinates.')}</p>
        <UseMyLocation onFound={pick('device')} />
      </div>
      <div ref={container} className="h-[300px] rounded-2xl bg-sunken">
        {isInView && (
          <Suspense fallback={<Skeleton className="h-full" corners="rounded-2xl" />}>
            <PlaceMap place={place} onPick={pick('map')} />
          </Suspense>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
