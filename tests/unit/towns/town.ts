import addresses from '../../../server/towns/addresses.json' with { type: 'json' }
import { townKey } from '../../../server/towns/figures-file.ts'
import { parseTownTable, type TownRow } from '../../../server/towns/town-table.ts'

export const table = parseTownTable(addresses)

const townsByKey = new Map(table.towns.map((town) => [townKey(town), town]))

/** @param key `IN/maharashtra/pune` */
export function findTown(key: string): TownRow {
  const town = townsByKey.get(key)
  if (!town) throw new Error(`No town has the address ${key}`)
  return town
}
