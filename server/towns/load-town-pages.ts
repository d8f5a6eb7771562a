import { loadTownIndex } from './town-index.ts'
import { loadMoneyFile } from './town-money.ts'
import { loadWorldMap } from './world-map.ts'

/** What the first page of a place would wait for. */
export async function loadTownPages(): Promise<void> {
  const [{ indexedTowns }] = await Promise.all([loadTownIndex(), loadMoneyFile()])
  await loadWorldMap(indexedTowns)
}
