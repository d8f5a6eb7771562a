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
  | 'money/kWh'
  | 'share'
  | 'share/year'

/** `1 panel`, `12 panels`. */
export const formatPanels = (count: number, region: Pick<Region, 'locale'>): string =>
  `${formatNumber(count, region)} ${count === 1 ? 'panel' : 'panels'}`

/** For example `9.4 years`. */
export const formatYears = (
  value: number | null,
  region: Pick<Region, 'locale'>,
  never = 'not within the plan’s years',
): string =>
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

/** How much the place in a shared plan is rounded. */
export const formatPlacePrecision = ({ distance }: Pick<Region, 'distance'>) =>
  distance === 'mi' ? 'half a mile' : '1 km'
