import { LocateFixed } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { t } from '#shared/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Place } from './base-map.tsx'

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

const TIMEOUT = 10_000 // [ms]
/** Maximum age of a cached position. */
const MAX_AGE = 300_000 // [ms]

/** By the code of a GeolocationPositionError. */
const FAILURES: Readonly<Record<number, () => string>> = {
  1: () =>
    t(
      'Your browser did not share your location. Allow it in the settings of this site, or click the map or type the coordinates.',
    ),
  2: () => t('Your device could not find its location. Click the map or type the coordinates instead.'),
  3: () => t('Finding your location took too long. Click the map or type the coordinates instead.'),
}
const cannotLocate = () =>
  t('This browser cannot find your location here. Click the map or type the coordinates instead.')

function UseMyLocation({ onFound }: { onFound: (place: Place) => void }) {
  const [isLocating, setLocating] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  function locate() {
    setErrorMessage('')
    if (!navigator.geolocation) return setErrorMessage(cannotLocate())
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onFound(coords)
      },
      ({ code }) => {
        setLocating(false)
        setErrorMessage((FAILURES[code] ?? cannotLocate)())
      },
      { timeout: TIMEOUT, maximumAge: MAX_AGE },
    )
  }
  return (
    <>
      <Button variant="secondary" size="small" pending={isLocating} onClick={locate}>
        {!isLocating && <LocateFixed aria-hidden="true" className="size-4" />}
        {t('Use my location')}
      </Button>
      <p role="status" className={errorMessage ? 'w-full text-sm' : 'sr-only'}>
        {isLocating ? t('Finding your location…') : errorMessage}
      </p>
    </>
  )
}

/** How far below the viewport an element is loaded ahead, once the page is idle. */
const PRELOAD_MARGIN = '160px'
const IDLE_DELAY = 3_000 // [ms]

/** Ever in view, or near it once the page was idle. */
function useInView(element: RefObject<Element | null>): boolean {
  const [wasInView, setInView] = useState(false)
  const [rootMargin, setRootMargin] = useState('0px')
  useEffect(() => {
    const timer = setTimeout(setRootMargin, IDLE_DELAY, PRELOAD_MARGIN)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (wasInView || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
      },
      { rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wasInView, element, rootMargin])
  return wasInView
}
