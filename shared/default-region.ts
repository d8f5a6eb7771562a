import type { Language } from './language/languages.ts'
import { currentLanguage } from './language/translation.ts'
import type { Region } from './region.ts'
import { UNITED_STATES } from './united-states.ts'

/* Without the tables of all countries, so that every page can include it. */

const DEFAULT_REGIONS: Readonly<Record<Language, Region>> = {
  en: UNITED_STATES,
  'en-XA': UNITED_STATES,
  de: {
    country: 'DE',
    currency: 'EUR',
    locale: 'de-DE',
    decimalSign: ',',
    firstDayOfWeek: 1,
    distance: 'km',
    area: 'm²',
  },
}

/** Region of the page's language until the user chooses one. */
export const defaultRegion = (): Region => DEFAULT_REGIONS[currentLanguage()]
