import { formatCoordinates } from '#shared/format/coordinates.ts'
import { t } from '#shared/language/t.ts'
import { loadTownNames, townName } from '#shared/places/town-names.ts'
import { readStoredVerdict, type StoredVerdict } from '../../home/plan-outcome.ts'
import { readStoredPlace } from '../../state/storage.ts'
import { ButtonLink } from '../../ui/button.tsx'

const TEXTS: Readonly<Record<StoredVerdict | 'unknown', (place: string) => string>> = {
  'worth-it': (place) => t('Your plan: {place}, worth it', { place }),
  'probably-worth-it': (place) => t('Your plan: {place}, probably worth it', { place }),
  'it-depends': (place) => t('Your plan: {place}, it depends', { place }),
  'depends-on-export-rate': (place) => t('Your plan: {place}, it depends on your export rate', { place }),
  'pays-slowly': (place) => t('Your plan: {place}, pays for itself, but slowly', { place }),
  'probably-not-worth-it': (place) => t('Your plan: {place}, probably not worth it', { place }),
  'not-worth-it': (place) => t('Your plan: {place}, not worth it', { place }),
  'off-grid-works': (place) => t('Your plan: {place}, works without the grid', { place }),
  'off-grid-runs-short': (place) => t('Your plan: {place}, runs short too often', { place }),
  unknown: (place) => t('Your plan: {place}', { place }),
}

/** Names of towns in the page's language. */
export const prepare = loadTownNames

export default function StoredPlan() {
  const place = readStoredPlace()
  if (!place) return null
  const { name, country = '', latitude, longitude } = place
  const shown = name === undefined ? formatCoordinates(latitude, longitude) : townName({ name, country })
  return (
    <ButtonLink
      href="/plan/answer"
      variant="light"
      size="small"
      className="h-full max-w-full text-left *:line-clamp-2 *:wrap-anywhere"
    >
      <span>{TEXTS[readStoredVerdict() ?? 'unknown'](shown)}</span>
    </ButtonLink>
  )
}
