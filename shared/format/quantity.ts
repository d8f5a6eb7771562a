import { t } from '../language/t.ts'
import { fromDisplayDistance, type Region, toDisplayDistance } from '../region.ts'
import { formatMoney, formatPrice } from './money.ts'
import { formatNumber, formatShare, NO_VALUE } from './number.ts'

/** `1 panel`, `12 panels`. */
export const formatPanels = (count: number, region: Pick<Region, 'locale'>): string =>
  t('{n, plural, one {{count} panel} other {{count} panels}}', { n: count, count: formatNumber(count, region) })

/** Years, such as `9.4 years`. */
export function formatYears(
  value: number | null,
  region: Pick<Region, 'locale'>,
  never = t('not within the years of your plan'),
): string {
  if (value === null) return never
  const n = Number(value.toFixed(1))
  return t('{n, plural, one {{years} year} other {{years} years}}', { n, years: formatNumber(value, region, 1) })
}

/** Money is in the home's currency; shares are fractions of 1. */
const FORMATS = {
  kWh: (value, region) => t('{number}\u00A0kWh', { number: formatNumber(value, region, 2) }),
  'kWh/year': (value, region) => t('{number}\u00A0kWh a year', { number: formatNumber(value, region) }),
  'kWh/kWp': (value, region) => t('{number}\u00A0kWh/kWp', { number: formatNumber(value, region) }),
  'kWh/100 km': (value, region) =>
    region.distance === 'mi'
      ? // Converts per 100 km to per 100 mi.
        t('{number}\u00A0kWh per 100\u00A0mi', { number: formatNumber(fromDisplayDistance(value, region), region, 1) })
      : t('{number}\u00A0kWh per 100\u00A0km', { number: formatNumber(value, region, 1) }),
  'km/year': (value, region) =>
    region.distance === 'mi'
      ? t('{number}\u00A0mi a year', { number: formatNumber(toDisplayDistance(value, region), region) })
      : t('{number}\u00A0km a year', { number: formatNumber(value, region) }),
  kW: (value, region) => t('{number}\u00A0kW', { number: formatNumber(value, region, 2) }),
  kWp: (value, region) => t('{number}\u00A0kWp', { number: formatNumber(value, region, 2) }),
  W: (value, region) => t('{number}\u00A0W', { number: formatNumber(value, region) }),
  panels: formatPanels,
  hours: (n, region) =>
    t('{n, plural, one {{number} hour} other {{number} hours}}', { n, number: formatNumber(n, region, 1) }),
  years: (value, region) => formatYears(value, region),
  months: (n, region) =>
    t('{n, plural, one {{number} month} other {{number} months}}', { n, number: formatNumber(n, region, 1) }),
  money: (value, region) => formatMoney(value, region),
  'money/month': (value, region) => t('{money} a month', { money: formatMoney(value, region, 'where needed') }),
  'money/year': (value, region) => t('{money} a year', { money: formatMoney(value, region) }),
  'money/kWp': (value, region) => t('{money} per kWp', { money: formatMoney(value, region) }),
  'money/kWp/month': (value, region) =>
    t('{money} per kWp a month', { money: formatMoney(value, region, 'where needed') }),
  'money/kWh': (value, region) => t('{money} per kWh', { money: formatPrice(value, region) }),
  share: (value, region) => formatShare(value, region, 1),
  'share/year': (value, region) => t('{percent} a year', { percent: formatShare(value, region, 1) }),
  l: (value, region) =>
    isGallons(region)
      ? t('{number}\u00A0gal', { number: formatNumber(value / litresPerFuelUnit(region), region) })
      : t('{number}\u00A0L', { number: formatNumber(value, region) }),
  'l/hour': (value, region) =>
    isGallons(region)
      ? t('{number}\u00A0gal an hour', { number: formatNumber(value / litresPerFuelUnit(region), region, 2) })
      : t('{number}\u00A0L an hour', { number: formatNumber(value, region, 2) }),
  'l/kWh': (value, region) =>
    isGallons(region)
      ? t('{number}\u00A0gal per kWh', { number: formatNumber(value / litresPerFuelUnit(region), region, 2) })
      : t('{number}\u00A0L per kWh', { number: formatNumber(value, region, 2) }),
  kg: (value, region) =>
    Math.abs(value) < 999.5
      ? t('{number}\u00A0kg', { number: formatNumber(value, region) })
      : t('{number}\u00A0t', { number: formatNumber(value / 1000, region, 1) }),
  'kg/kWp': (value, region) => t('{number}\u00A0kg per kWp', { number: formatNumber(value, region) }),
  'kg/kWh': (value, region) => t('{number}\u00A0kg per kWh', { number: formatNumber(value, region) }),
  'g/kWh': (value, region) => t('{number}\u00A0g per kWh', { number: formatNumber(value, region) }),
} satisfies Readonly<Record<string, (value: number, region: Region) => string>>
export type Unit = keyof typeof FORMATS

/** A dash if there is no value. */
export const formatFigure = (value: number | null, unit: Unit, region: Region): string =>
  value === null || !Number.isFinite(value) ? NO_VALUE : FORMATS[unit](value, region)

type FuelRegion = Pick<Region, 'country'>
const isGallons = ({ country }: FuelRegion) => country === 'US'
const LITRES_PER_US_GALLON = 3.785411784

/** Fuel is sold in US gallons or litres. */
export const litresPerFuelUnit = (region: FuelRegion): number => (isGallons(region) ? LITRES_PER_US_GALLON : 1)

/** Unit for labels: `gal` or `L`. */
export const fuelUnit = (region: FuelRegion): string => (isGallons(region) ? t('gal') : t('L'))

/** How much the place in a shared plan is rounded. */
export const formatPlacePrecision = ({ distance }: Pick<Region, 'distance'>) =>
  distance === 'mi' ? t('half a mile') : t('1\u00A0km')
