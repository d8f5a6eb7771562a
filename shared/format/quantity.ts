import { t } from '../language/t.ts'
import { fromDisplayDistance, type Region, toDisplayDistance } from '../region.ts'
import { formatMoney, formatPrice } from './money.ts'
import { formatNumber, formatShare, NO_VALUE } from './number.ts'

/** Money is in the home's currency; shares are fractions of 1. */
export type Unit =
  | 'kWh'
  | 'kWh/year'
  | 'kWh/kWp'
  | 'kWh/100 km'
  | 'km/year'
  | 'kW'
  | 'kWp'
  | 'W'
  | 'panels'
  | 'hours'
  | 'years'
  | 'months'
  | 'money'
  | 'money/month'
  | 'money/year'
  | 'money/kWp'
  | 'money/kWp/month'
  | 'money/kWh'
  | 'share'
  | 'share/year'
  | 'l'
  | 'l/hour'
  | 'l/kWh'
  | 'kg'
  | 'kg/kWp'
  | 'kg/kWh'
  | 'g/kWh'

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

/** A dash if there is no value. */
export function formatFigure(value: number | null, unit: Unit, region: Region): string {
  if (value === null || !Number.isFinite(value)) return NO_VALUE
  const whole = () => formatNumber(value, region)
  const upTo = (decimals: number) => formatNumber(value, region, decimals)
  switch (unit) {
    case 'money':
      return formatMoney(value, region)
    case 'money/month':
      return t('{money} a month', { money: formatMoney(value, region, 'where needed') })
    case 'money/year':
      return t('{money} a year', { money: formatMoney(value, region) })
    case 'money/kWp':
      return t('{money} per kWp', { money: formatMoney(value, region) })
    case 'money/kWp/month':
      return t('{money} per kWp a month', { money: formatMoney(value, region, 'where needed') })
    case 'money/kWh':
      return t('{money} per kWh', { money: formatPrice(value, region) })
    case 'share':
      return formatShare(value, region, 1)
    case 'share/year':
      return t('{percent} a year', { percent: formatShare(value, region, 1) })
    case 'kWh/year':
      return t('{number}\u00A0kWh a year', { number: whole() })
    case 'km/year':
      return region.distance === 'mi'
        ? t('{number}\u00A0mi a year', { number: formatNumber(toDisplayDistance(value, region), region) })
        : t('{number}\u00A0km a year', { number: whole() })
    case 'kWh/100 km':
      return region.distance === 'mi'
        ? // Converts per 100 km to per 100 mi.
          t('{number}\u00A0kWh per 100\u00A0mi', {
            number: formatNumber(fromDisplayDistance(value, region), region, 1),
          })
        : t('{number}\u00A0kWh per 100\u00A0km', { number: upTo(1) })
    case 'kWp':
      return t('{number}\u00A0kWp', { number: upTo(2) })
    case 'kW':
      return t('{number}\u00A0kW', { number: upTo(2) })
    case 'kWh':
      return t('{number}\u00A0kWh', { number: upTo(2) })
    case 'W':
      return t('{number}\u00A0W', { number: whole() })
    case 'kWh/kWp':
      return t('{number}\u00A0kWh/kWp', { number: whole() })
    case 'l':
      return isGallons(region)
        ? t('{number}\u00A0gal', { number: formatNumber(value / litresPerFuelUnit(region), region) })
        : t('{number}\u00A0L', { number: whole() })
    case 'l/hour':
      return isGallons(region)
        ? t('{number}\u00A0gal an hour', { number: formatNumber(value / litresPerFuelUnit(region), region, 2) })
        : t('{number}\u00A0L an hour', { number: upTo(2) })
    case 'l/kWh':
      return isGallons(region)
        ? t('{number}\u00A0gal per kWh', { number: formatNumber(value / litresPerFuelUnit(region), region, 2) })
        : t('{number}\u00A0L per kWh', { number: upTo(2) })
    case 'kg':
      return Math.abs(value) < 999.5
        ? t('{number}\u00A0kg', { number: whole() })
        : t('{number}\u00A0t', { number: formatNumber(value / 1000, region, 1) })
    case 'kg/kWp':
      return t('{number}\u00A0kg per kWp', { number: whole() })
    case 'kg/kWh':
      return t('{number}\u00A0kg per kWh', { number: whole() })
    case 'g/kWh':
      return t('{number}\u00A0g per kWh', { number: whole() })
    case 'years':
      return formatYears(value, region)
    case 'months':
      return t('{n, plural, one {{number} month} other {{number} months}}', { n: value, number: upTo(1) })
    case 'hours':
      return t('{n, plural, one {{number} hour} other {{number} hours}}', { n: value, number: upTo(1) })
    case 'panels':
      return formatPanels(value, region)
  }
}

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
