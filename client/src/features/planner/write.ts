import type { FigurePath } from '#shared/home/home.ts'
import type { IsoDate } from '#shared/home/kinds.ts'
import type { Unit } from '#shared/home/plan/figure.ts'
import { writeMoney, writePrice } from '#shared/money.ts'
import { withMinusSign } from '#shared/numbers.ts'
import { type Region, readDistance, shownDistance } from '#shared/region.ts'
import type { Step } from './steps.ts'

/*
 * The figures of a plan as the people of a region write them, each with its unit.
 */

// Making a format costs as much as a hundred uses.
const formats = new Map<string, Intl.NumberFormat>()

function format(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}

type Locale = Pick<Region, 'locale'>
const NOTHING = '–'

/** With at most so many decimals. */
export const writeNumber = (value: number, { locale }: Locale, digits = 0): string =>
  Number.isFinite(value)
    ? withMinusSign(format(locale, { maximumFractionDigits: digits, signDisplay: 'negative' }).format(value))
    : NOTHING

/** A share of 1 as per cent. */
export const writeShare = (value: number, { locale }: Locale, digits = 0): string =>
  Number.isFinite(value)
    ? withMinusSign(
        format(locale, { style: 'percent', maximumFractionDigits: digits, signDisplay: 'negative' }).format(value),
      )
    : NOTHING

/** As it stands in a box: no grouping, the region's decimal sign. */
export const inBox = (value: number, { locale }: Locale): string =>
  format(locale, { useGrouping: false, maximumSignificantDigits: 8 }).format(value)

/** `1 panel`, `12 panels`. */
export const writePanels = (count: number, region: Locale): string =>
  `${writeNumber(count, region)} ${count === 1 ? 'panel' : 'panels'}`

/** `9.4 years`, or that it never is. */
export const writeYears = (value: number | null, region: Locale, never = 'not within the plan’s years'): string =>
  value === null ? never : `${writeNumber(value, region, 1)} ${value.toFixed(1) === '1.0' ? 'year' : 'years'}`

/** A figure with its unit; what does not exist is a dash. */
export function writeFigure(value: number | null, unit: Unit, region: Region): string {
  if (value === null || !Number.isFinite(value)) return NOTHING
  switch (unit) {
    case 'money':
      return writeMoney(value, region)
    case 'money/month':
      return `${writeMoney(value, region, 'where needed')} a month`
    case 'money/year':
      return `${writeMoney(value, region)} a year`
    case 'money/kWp':
      return `${writeMoney(value, region)} per kWp`
    case 'money/kWh':
      return `${writePrice(value, region)} per kWh`
    case 'share':
      return writeShare(value, region, 1)
    case 'share/year':
      return `${writeShare(value, region, 1)} a year`
    case 'kWh/year':
      return `${writeNumber(value, region)} kWh a year`
    case 'km/year':
      return `${writeNumber(shownDistance(value, region), region)} ${region.distance} a year`
    case 'kWh/100 km':
      // The longer the mile, the more it takes.
      return `${writeNumber(readDistance(value, region), region, 1)} kWh/100 ${region.distance}`
    case 'kWp':
    case 'kW':
    case 'kWh':
      return `${writeNumber(value, region, 2)} ${unit}`
    case 'years':
    case 'months':
    case 'hours':
      return `${writeNumber(value, region, 1)} ${unit}`
    case 'panels':
    case 'W':
    case 'kWh/kWp':
      return `${writeNumber(value, region)} ${unit}`
  }
}

const days = new Map<string, Intl.DateTimeFormat>()
/** In the region's order: `28 February 2026`, `February 28, 2026`. */
export function writeDay(date: IsoDate, { country }: Pick<Region, 'country'>): string {
  const day = days.get(country) ?? new Intl.DateTimeFormat(`en-${country}`, { timeZone: 'UTC', dateStyle: 'long' })
  days.set(country, day)
  return day.format(new Date(date))
}

const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' })
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, i) => monthName.format(Date.UTC(2029, i)))

/** The screen on which a figure is asked. */
export function stepOf(path: FigurePath): Step {
  if (/^(place|use|region)/.test(path)) return '/plan/home'
  if (path.startsWith('money.quote')) return '/plan/answer'
  if (path === 'money.batteryPrice') return '/plan/system'
  if (/^system\.(start|inverterKw|losses|ageing)$/.test(path)) return '/plan/money'
  if (path.startsWith('roof')) return '/plan/sun'
  return path.startsWith('system') ? '/plan/system' : '/plan/money'
}

/** How far from the home a shared plan may say it stands. */
export const roughly = ({ distance }: Pick<Region, 'distance'>) => (distance === 'mi' ? 'half a mile' : '1 km')
