import type { Region } from './region.ts'

/** Holds until a person chooses another: `regionOf('US')`, without the tables of all countries, as every page has it. */
export const UNITED_STATES: Region = {
  country: 'US',
  currency: 'USD',
  locale: 'en-US',
  decimalSign: '.',
  firstDayOfWeek: 0,
  distance: 'mi',
  temperature: '°F',
  area: 'ft²',
}
