import type { Language } from '../language/languages.ts'
import { currentLanguage } from '../language/translation.ts'
import type { Region } from '../region.ts'
import { UNITED_STATES } from '../united-states.ts'

/* The tables of all countries are left out, so that every page can include this one. */

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
  es: {
    country: 'ES',
    currency: 'EUR',
    locale: 'es-ES',
    decimalSign: ',',
    firstDayOfWeek: 1,
    distance: 'km',
    area: 'm²',
  },
  fr: {
    country: 'FR',
    currency: 'EUR',
    locale: 'fr-FR',
    decimalSign: ',',
    firstDayOfWeek: 1,
    distance: 'km',
    area: 'm²',
  },
  'pt-BR': {
    country: 'BR',
    currency: 'BRL',
    locale: 'pt-BR',
    decimalSign: ',',
    firstDayOfWeek: 0,
    distance: 'km',
    area: 'm²',
  },
  hi: {
    country: 'IN',
    currency: 'INR',
    locale: 'hi-IN',
    decimalSign: '.',
    firstDayOfWeek: 0,
    distance: 'km',
    area: 'm²',
  },
}

/** Region of a language, by default the page's, until the user chooses one. */
export const defaultRegion = (language: Language = currentLanguage()): Region => DEFAULT_REGIONS[language]
