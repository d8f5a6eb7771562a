import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const written = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'long' })

/** On paper only: whose sheet it is, and of which day. */
export function PrintHead() {
  const [day, setDay] = useState('')
  useEffect(() => {
    // Not before: a page may stay open for days, and most are never printed.
    const printing = () => flushSync(() => setDay(written(new Date())))
    addEventListener('beforeprint', printing)
    return () => removeEventListener('beforeprint', printing)
  }, [])
  return (
    <p className="mb-3 hidden justify-between border-b border-line pb-1 print:flex">
      <strong>Helioplan</strong>
      <span>{day}</span>
    </p>
  )
}
