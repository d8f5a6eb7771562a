import countriesByCurrency from './countries-by-currency.json' with { type: 'json' }
import { languageRow } from './language/languages.ts'
import { baseLanguage, defaultLocale } from './language/locale.ts'
import { currentLanguage } from './language/translation.ts'
import { createLruCache } from './lru-cache.ts'

/* Regional settings: currency, number format, units. */

export interface Region {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 4217; default: the country's own. */
  readonly currency: string
  /** BCP 47 tag of the number format: the page's language as written in the country. */
  readonly locale: string
  readonly decimalSign: '.' | ','
  /** 0 is Sunday. */
  readonly firstDayOfWeek: number
  readonly distance: 'km' | 'mi'
  readonly area: 'm²' | 'ft²'
}

/**
 * Countries and territories by currency. Source: Unicode CLDR 48 (currencyData), the newest tender of each; if two are
 * in use, the one of electricity bills (Panama, Zimbabwe: dollars; Palestine: shekels; Haiti: gourdes).
 */
const COUNTRIES_BY_CURRENCY: Readonly<Record<string, readonly string[]>> = countriesByCurrency

/** First days of the week other than Monday. Source: Unicode CLDR 48 (weekData). */
const SUNDAY_FIRST =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
  'PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const SATURDAY_FIRST = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'
const FRIDAY_FIRST = 'MV'
/** Non-metric units. Source: Unicode CLDR 48 (unitPreferenceData: road length, floor area). */
const MILES = 'GB US'
const SQUARE_FEET = 'CA GB MM US'

/**
 * Countries and territories by official language, national or regional. Source: Unicode CLDR 48 (territoryInfo).
 * Elsewhere the language's own form of numbers is used.
 */
const SPOKEN_IN: Readonly<Record<string, string>> = {
  de: 'AT BE CH DE DK LI LU PL',
  en:
    'AG AI AS AU BB BI BM BS BW BZ CA CC CK CM CX DM ER FJ FK FM GB GD GG GH GI GM GS GU GY HK IE IM IN ' +
    'JE JM KE KI KN KY LC LR LS MG MH MP MS MT MU MW NA NF NG NR NU NZ PG PH PK PN PR PW RW SB SC SD SG ' +
    'SH SL SS SX SZ TC TK TO TT TV TZ UG UM US VC VG VI VU WS ZA ZM ZW',
  es: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV US UY VE',
  fr:
    'BE BF BI BJ BL CA CD CF CG CH CI CM DJ DZ FR GA GF GN GP GQ HT IT KM LU MA MC MF MG ML MQ MU NC NE ' +
    'PF PM RE RW SC SN TD TG TN VU WF YT',
  hi: 'IN',
  pt: 'AO BR CV GQ GW MO MZ PT ST TL',
}

const includesCode = (list: string, country: string) => list.split(' ').includes(country)

const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES_BY_CURRENCY).flatMap(([currency, countries]) =>
    countries.map((country) => [country, currency] as const),
  ),
)

/** ISO 3166-1 alpha-2, sorted. */
export const REGION_COUNTRIES: readonly string[] = [...currencies.keys()].sort()
/** ISO 4217, sorted. */
export const CURRENCIES: readonly string[] = Object.keys(COUNTRIES_BY_CURRENCY).sort()

export const isCountry = (country: string): boolean => currencies.has(country)
export const isCurrency = (currency: string): boolean => Object.hasOwn(COUNTRIES_BY_CURRENCY, currency)

/** Identity matters to components, so each region is built once. */
const regionCache = createLruCache<Region>(500)

/**
 * Region with names in the page's language. The default country's region for an unknown code.
 * @param currency ISO 4217; default: the country's own
 */
export function regionOf(country: string, currency?: string): Region {
  const nationalCurrency = currencies.get(country)
  if (nationalCurrency === undefined) return regionOf(languageRow(currentLanguage()).country, currency)
  const chosen = currency !== undefined && isCurrency(currency) ? currency : nationalCurrency
  return regionCache.getOrBuild(`${currentLanguage()} ${country} ${chosen}`, () => buildRegion(country, chosen))
}

/** Number format and units of a home's country, in the home's currency. */
export const regionOfHome = ({ region }: { readonly region: Pick<Region, 'country' | 'currency'> }): Region =>
  regionOf(region.country, region.currency)

function buildRegion(country: string, currency: string): Region {
  const locale = localeOf(country)
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return {
    country,
    currency,
    locale,
    decimalSign: parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.',
    firstDayOfWeek: firstDayOfWeek(country),
    distance: includesCode(MILES, country) ? 'mi' : 'km',
    area: includesCode(SQUARE_FEET, country) ? 'ft²' : 'm²',
  }
}

function firstDayOfWeek(country: string): number {
  if (includesCode(SUNDAY_FIRST, country)) return 0
  if (includesCode(SATURDAY_FIRST, country)) return 6
  return includesCode(FRIDAY_FIRST, country) ? 5 : 1
}

/** The page's language as written in the country if it is spoken there (`en-IN`), otherwise in its own form (`en-US`). */
function localeOf(country: string): string {
  const language = baseLanguage()
  return includesCode(SPOKEN_IN[language] ?? '', country) ? `${language}-${country}` : defaultLocale()
}

/** International yard and pound agreement of 1959. */
export const KM_PER_MILE = 1.609344
const METERS_PER_FOOT = 0.3048

type DistanceRegion = Pick<Region, 'distance'>
type AreaRegion = Pick<Region, 'area'>

/** The region's unit of distance [km], of length [m] and of area [m²]. */
const distanceOf = ({ distance }: DistanceRegion) => (distance === 'mi' ? KM_PER_MILE : 1)
const lengthOf = ({ area }: AreaRegion) => (area === 'ft²' ? METERS_PER_FOOT : 1)
const areaOf = ({ area }: AreaRegion) => (area === 'ft²' ? METERS_PER_FOOT ** 2 : 1)

/** Convert [km], [m] and [m²] to the region's unit, and back. */
export const toDisplayDistance = (km: number, region: DistanceRegion) => km / distanceOf(region)
export const fromDisplayDistance = (displayed: number, region: DistanceRegion) => displayed * distanceOf(region)
export const toDisplayLength = (meters: number, region: AreaRegion) => meters / lengthOf(region)
export const fromDisplayLength = (displayed: number, region: AreaRegion) => displayed * lengthOf(region)
export const toDisplayArea = (squareMeters: number, region: AreaRegion) => squareMeters / areaOf(region)
export const fromDisplayArea = (displayed: number, region: AreaRegion) => displayed * areaOf(region)

export const lengthUnit = ({ area }: AreaRegion): 'm' | 'ft' => (area === 'ft²' ? 'ft' : 'm')
