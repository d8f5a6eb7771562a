import type { Language } from '../language/languages.ts'
import { currentLanguage } from '../language/translation.ts'
import type { Region } from '../region.ts'
import { UNITED_STATES } from '../united-states.ts'

/* The tables of all countries are left out, so that every page can include this one. */

const METRIC = { decimalSign: ',', firstDayOfWeek: 1, distance: 'km', area: 'm²' } as const

const DEFAULT_REGIONS: Readonly<Record<Language, Region>> = {
  en: UNITED_STATES,
  'en-XA': UNITED_STATES,
  de: { ...METRIC, country: 'DE', currency: 'EUR', locale: 'de-DE' },
  es: { ...METRIC, country: 'ES', currency: 'EUR', locale: 'es-ES' },
  fr: { ...METRIC, country: 'FR', currency: 'EUR', locale: 'fr-FR' },
  'pt-BR': { ...METRIC, country: 'BR', currency: 'BRL', locale: 'pt-BR', firstDayOfWeek: 0 },
  hi: { ...METRIC, country: 'IN', currency: 'INR', locale: 'hi-IN', decimalSign: '.', firstDayOfWeek: 0 },
}

/** Region of a language, by default the page's, until the user chooses one. */
export const defaultRegion = (language: Language = currentLanguage()): Region => DEFAULT_REGIONS[language]
