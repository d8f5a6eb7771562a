import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Place } from './place.ts'

const PATIENCE = 10_000 // [ms]
/** A place found so recently is good enough: the sun does not notice. */
const RECENT = 300_000 // [ms]

const OTHER_WAY = 'Click the map or type the coordinates instead.'
/** By the code of a GeolocationPositionError. */
const problems: Record<number, string> = {
  1: `Your browser did not share your location. You can allow it in the settings of this site. ${OTHER_WAY}`,
  2: `Your device could not find its location. ${OTHER_WAY}`,
  3: `Finding your location took too long. ${OTHER_WAY}`,
}
const UNSUPPORTED = `This browser cannot tell your location here. ${OTHER_WAY}`

export function UseMyLocation({ onFound }: { onFound: (place: Place) => void }) {
  const [searching, setSearching] = useState(false)
  const [problem, setProblem] = useState('')
  function locate() {
    setProblem('')
    if (!navigator.geolocation) return setProblem(UNSUPPORTED)
    setSearching(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSearching(false)
        onFound(coords)
      },
      ({ code }) => {
        setSearching(false)
        setProblem(problems[code] ?? UNSUPPORTED)
      },
      { timeout: PATIENCE, maximumAge: RECENT },
    )
  }
  return (
    <>
      <Button variant="secondary" size="small" pending={searching} onClick={locate}>
        {!searching && <LocateFixed aria-hidden="true" className="size-4" />}
        Use my location
      </Button>
      <p role="status" className={problem ? 'w-full text-sm' : 'sr-only'}>
        {searching ? 'Finding your location.' : problem}
      </p>
    </>
  )
}
