import { Suspense, useRef, useState } from 'react'
import { countryName } from '#shared/format/names.ts'
import { t } from '#shared/language/t.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { prepareStoredHome } from '../home/load-home-schemas.ts'
import { useRegion } from '../home/region.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const RegionDialog = lazyPart(async () => {
  await prepareStoredHome()
  return import('./region-dialog.tsx')
})

export function RegionButton() {
  const { country, currency } = useRegion()
  const [isOpen, setOpen] = useState(false)
  const buttonElement = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={buttonElement}
        type="button"
        onClick={() => setOpen(true)}
        className="mt-5 min-h-11 underline underline-offset-4 hover:text-white print:hidden"
      >
        {t('Country: {country} ({currency})', { country: formatCountryName(country), currency })}
      </button>
      {isOpen && (
        <Suspense>
          <RegionDialog opener={buttonElement} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Intl.DisplayNames takes long to start; the default country does without. */
const formatCountryName = (country: string) =>
  country === UNITED_STATES.country ? t('United States') : countryName(country)
