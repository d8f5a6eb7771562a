import type { Home } from './home.ts'

/** Spain: the grid operator nets what a home with an export contract imports and exports in an hour (Royal Decree 244/2019, article 3). */
const HOURLY_NETTING_COUNTRIES: readonly string[] = ['ES']

/** Whether the meter's hours have only the mean use of each: how use jumps within the hour then changes no bill. */
export const isNettedHourly = ({ place, region, tariff }: Pick<Home, 'place' | 'region' | 'tariff'>): boolean =>
  HOURLY_NETTING_COUNTRIES.includes(place?.country ?? region.country) && tariff.selling?.kind !== 'nothing'
