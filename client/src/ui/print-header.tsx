import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatTimestamp } from '#shared/format/date.ts'
import { t } from '#shared/language/t.ts'
import { useDateLocale } from './date-locale.ts'

/** Printed only; says if parts were still loading. */
export function PrintHeader() {
  const locale = useDateLocale()
  const [date, setDate] = useState('')
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    // Set when printing: a page may stay open for days.
    const updateForPrint = () =>
      flushSync(() => {
        setDate(formatTimestamp(Date.now(), locale))
        setLoading(document.querySelector('[data-loading]') !== null)
      })
    addEventListener('beforeprint', updateForPrint)
    return () => removeEventListener('beforeprint', updateForPrint)
  }, [locale])
  return (
    <>
      <p className="mb-3 hidden justify-between border-b border-line pb-1 print:flex">
        {/* untranslated: name of the site */}
        <strong>Helioplan</strong>
        <span>{date}</span>
      </p>
      {isLoading && (
        <p className="mb-3 hidden print:block">
          {t('Parts of this page were still loading. Print it again to see them.')}
        </p>
      )}
    </>
  )
}
