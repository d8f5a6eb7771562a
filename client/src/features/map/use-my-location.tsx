import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Place } from './place.ts'

const TIMEOUT = 10_000 // [ms]
/** Maximum age of a cached position. */
const MAX_AGE = 300_000 // [ms]

const ALTERNATIVE = 'Click the map or type the coordinates instead.'
/** By the code of a GeolocationPositionError. */
const errorMessages: Record<number, string> = {
  1: `Your browser did not share your location. You can allow it in the settings of this site. ${ALTERNATIVE}`,
  2: `Your device could not find its location. ${ALTERNATIVE}`,
  3: `Finding your location took too long. ${ALTERNATIVE}`,
}
const UNSUPPORTED = `This browser cannot tell your location here. ${ALTERNATIVE}`

export function UseMyLocation({ onFound }: { onFound: (place: Place) => void }) {
  const [isLocating, setLocating] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  function locate() {
    setErrorMessage('')
    if (!navigator.geolocation) return setErrorMessage(UNSUPPORTED)
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onFound(coords)
      },
      ({ code }) => {
        setLocating(false)
        setErrorMessage(errorMessages[code] ?? UNSUPPORTED)
      },
      { timeout: TIMEOUT, maximumAge: MAX_AGE },
    )
  }
  return (
    <>
      <Button variant="secondary" size="small" pending={isLocating} onClick={locate}>
        {!isLocating && <LocateFixed aria-hidden="true" className="size-4" />}
        Use my location
      </Button>
      <p role="status" className={errorMessage ? 'w-full text-sm' : 'sr-only'}>
        {isLocating ? 'Finding your location.' : errorMessage}
      </p>
    </>
  )
}
