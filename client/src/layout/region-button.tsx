import { lazy, Suspense, useRef, useState } from 'react'
import { UNITED_STATES } from '#shared/united-states.ts'
import { useRegion } from '../state/region.ts'

const RegionWindow = lazy(() => import('./region-window.tsx'))

/** Says for which country figures are written, and lets the user choose another. */
export function RegionButton() {
  const { country, currency } = useRegion()
  const [isOpen, setOpen] = useState(false)
  const self = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={self}
        type="button"
        onClick={() => setOpen(true)}
        className="mt-5 min-h-11 underline underline-offset-4 hover:text-white print:hidden"
      >
        Country: {nameOf(country)} ({currency})
      </button>
      {isOpen && (
        <Suspense>
          <RegionWindow opener={self} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The usual one without the browser's table of names, which takes a while to open. */
const nameOf = (country: string) =>
  country === UNITED_STATES.country ? 'United States' : new Intl.DisplayNames('en', { type: 'region' }).of(country)
