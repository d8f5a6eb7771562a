import { loadTownIndex } from './town-index.ts'
import { loadMoneyFile } from './town-money.ts'

/** Pages for search engines below /solar: by ISO code, the country, its regions and its towns. */
export async function listSolarAddresses() {
  const [{ countries }, { asOf }] = await Promise.all([loadTownIndex(), loadMoneyFile()])
  const addressesByCountry = new Map<string, readonly string[]>()
  for (const { slug, code, ranking, regions } of countries.values()) {
    if (ranking.length === 0) continue
    const ofRegions = [...regions.values()].filter(({ towns }) => towns.some(({ output }) => output !== undefined))
    addressesByCountry.set(code, [slug, ...ofRegions.map(({ slug }) => slug), ...ranking.map(({ slug }) => slug)])
  }
  return { addressesByCountry, changed: asOf }
}
