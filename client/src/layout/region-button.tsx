import { lazy, Suspense, useRef, useState } from 'react'
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
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mt-5 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-white print:hidden"
      >
        {/* The name of the usual one needs no table. */}
        Country: {country === 'US' ? 'United States' : nameOf(country)} ({currency})
      </button>
      {isOpen && (
        <Suspense>
          <RegionWindow opener={self} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const nameOf = (country: string) => new Intl.DisplayNames('en', { type: 'region' }).of(country)
