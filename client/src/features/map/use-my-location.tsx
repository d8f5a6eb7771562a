import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/language/t.ts'
import { Button } from '../../ui/button.tsx'
import type { Place } from './place.ts'

const TIMEOUT = 10_000 // [ms]
/** Maximum age of a cached position. */
const MAX_AGE = 300_000 // [ms]

/** @param code of a GeolocationPositionError; undefined if the browser cannot locate at all */
function describeFailure(code?: number): string {
  switch (code) {
    case 1:
      return t(
        'Your browser did not share your location. Allow it in the settings of this site, or click the map or type the coordinates.',
      )
    case 2:
      return t('Your device could not find its location. Click the map or type the coordinates instead.')
    case 3:
      return t('Finding your location took too long. Click the map or type the coordinates instead.')
    default:
      return t('This browser cannot find your location here. Click the map or type the coordinates instead.')
  }
}

export function UseMyLocation({ onFound }: { onFound: (place: Place) => void }) {
  const [isLocating, setLocating] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  function locate() {
    setErrorMessage('')
    if (!navigator.geolocation) return setErrorMessage(describeFailure())
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onFound(coords)
      },
      ({ code }) => {
        setLocating(false)
        setErrorMessage(describeFailure(code))
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
