import { use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { DateLocale } from './date-locale.ts'

/** On paper only: whose sheet it is, of which day, and whether anything is missing on it. */
export function PrintHead() {
  const locale = use(DateLocale)
  const [day, setDay] = useState('')
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    // Not before: a page may stay open for days, and most are never printed.
    const printing = () =>
      flushSync(() => {
        setDay(new Date().toLocaleDateString(locale, { dateStyle: 'long' }))
        setLoading(document.querySelector('[data-loading]') !== null)
      })
    addEventListener('beforeprint', printing)
    return () => removeEventListener('beforeprint', printing)
  }, [locale])
  return (
    <>
      <p className="mb-3 hidden justify-between border-b border-line pb-1 print:flex">
        <strong>Helioplan</strong>
        <span>{day}</span>
      </p>
      {isLoading && (
        <p className="mb-3 hidden print:block">
          Parts of this page were still loading when it was printed. Print it again to see them.
        </p>
      )}
    </>
  )
}
