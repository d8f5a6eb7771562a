import { useEffect, useState } from 'react'

const MINUTE = 60_000 // [ms]

/** Updated every minute [ms since 1970-01-01 UTC]. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(clock)
  }, [])
  return now
}
