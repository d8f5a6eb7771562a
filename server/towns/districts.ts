import districts from './districts.json' with { type: 'json' }
import { townKey } from './figures-file.ts'
import type { TownRow } from './town-table.ts'

/*
 * Towns of the table of addresses that are districts of a city. They have no page of their own: their addresses lead to the
 * city's. `server/tools/generate/districts.ts` finds them.
 */

/** Key of the city by key of its district: `ES/madrid/madrid` by `ES/madrid/latina`. */
export const CITY_OF_DISTRICT: ReadonlyMap<string, string> = new Map(
  districts.districts.map((line) => line.split('\t') as [string, string]),
)

export const isDistrict = (town: Pick<TownRow, 'country' | 'region' | 'slug'>) => CITY_OF_DISTRICT.has(townKey(town))
