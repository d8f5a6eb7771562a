import type { IsoDate } from '#shared/home/field-schemas.ts'
import type { FigurePath } from '#shared/home/home.ts'
import type { Unit } from '#shared/home/plan/figure.ts'
import { formatMoney, formatPrice } from '#shared/money.ts'
import { withMinusSign } from '#shared/numbers.ts'
import { fromDisplayDistance, type Region, toDisplayDistance } from '#shared/region.ts'
import type { Step } from './steps.ts'

// Cached: constructing a format costs as much as a hundred uses.
const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const cached = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options)
  numberFormats.set(key, cached)
  return cached
}

type Locale = Pick<Region, 'locale'>
const NO_VALUE = '–'

export const formatNumber = (value: number, { locale }: Locale, digits = 0): string =>
  Number.isFinite(value)
    ? withMinusSign(numberFormat(locale, { maximumFractionDigits: digits, signDisplay: 'negative' }).format(value))
    : NO_VALUE

export const formatShare = (value: number, { locale }: Locale, digits = 0): string =>
  Number.isFinite(value)
    ? withMinusSign(
        numberFormat(locale, { style: 'percent', maximumFractionDigits: digits, signDisplay: 'negative' }).format(
          value,
        ),
      )
    : NO_VALUE

/** Without grouping. */
export const formatForInput = (value: number, { locale }: Locale): string =>
  numberFormat(locale, { useGrouping: false, maximumSignificantDigits: 8 }).format(value)

/** `1 panel`, `12 panels`. */
export const formatPanels = (count: number, region: Locale): string =>
  `${formatNumber(count, region)} ${count === 1 ? 'panel' : 'panels'}`

/** For example `9.4 years`. */
export const formatYears = (value: number | null, region: Locale, never = 'not within the plan’s years'): string =>
  value === null ? never : `${formatNumber(value, region, 1)} ${value.toFixed(1) === '1.0' ? 'year' : 'years'}`

/** A dash if there is no value. */
export function formatFigure(value: number | null, unit: Unit, region: Region): string {
  if (value === null || !Number.isFinite(value)) return NO_VALUE
  switch (unit) {
    case 'money':
      return formatMoney(value, region)
    case 'money/month':
      return `${formatMoney(value, region, 'where needed')} a month`
    case 'money/year':
      return `${formatMoney(value, region)} a year`
    case 'money/kWp':
      return `${formatMoney(value, region)} per kWp`
    case 'money/kWh':
      return `${formatPrice(value, region)} per kWh`
    case 'share':
      return formatShare(value, region, 1)
    case 'share/year':
      return `${formatShare(value, region, 1)} a year`
    case 'kWh/year':
      return `${formatNumber(value, region)} kWh a year`
    case 'km/year':
      return `${formatNumber(toDisplayDistance(value, region), region)} ${region.distance} a year`
    case 'kWh/100 km':
      // Converts per 100 km to per 100 mi.
      return `${formatNumber(fromDisplayDistance(value, region), region, 1)} kWh/100 ${region.distance}`
    case 'kWp':
    case 'kW':
    case 'kWh':
      return `${formatNumber(value, region, 2)} ${unit}`
    case 'years':
    case 'months':
    case 'hours':
      return `${formatNumber(value, region, 1)} ${unit}`
    case 'panels':
    case 'W':
    case 'kWh/kWp':
      return `${formatNumber(value, region)} ${unit}`
  }
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()
/** For example `28 February 2026` or `February 28, 2026`. */
export function formatDate(date: IsoDate, { country }: Pick<Region, 'country'>): string {
  const dateFormat =
    dateFormats.get(country) ?? new Intl.DateTimeFormat(`en-${country}`, { timeZone: 'UTC', dateStyle: 'long' })
  dateFormats.set(country, dateFormat)
  return dateFormat.format(new Date(date))
}

const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' })
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, i) => monthName.format(Date.UTC(2029, i)))

export function findStep(path: FigurePath): Step {
  if (/^(place|use|region)/.test(path)) return '/plan/home'
  if (path.startsWith('money.quote')) return '/plan/answer'
  if (path === 'money.batteryPrice') return '/plan/system'
  if (/^system\.(start|inverterKw|losses|ageing)$/.test(path)) return '/plan/money'
  if (path.startsWith('roof')) return '/plan/sun'
  return path.startsWith('system') ? '/plan/system' : '/plan/money'
}

/** How much the place in a shared plan is rounded. */
export const formatPlacePrecision = ({ distance }: Pick<Region, 'distance'>) =>
  distance === 'mi' ? 'half a mile' : '1 km'
