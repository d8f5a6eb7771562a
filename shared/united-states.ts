import type { Region } from './region.ts'

/** `regionOf('US')` without the tables of all countries, so that every page can include it. */
export const UNITED_STATES: Region = {
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  decimalSign: '.',
  firstDayOfWeek: 0,
  distance: 'mi',
  area: 'ft²',
}
