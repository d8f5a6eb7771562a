import type { Home } from '#shared/home/home.ts'
import { isWithin, provenanceOf } from '#shared/home/provenance.ts'
import { countryInSentence } from '#shared/region.ts'

const PRICES = 'tariff.buying'

/** The tariff that was filled in for the user's own, by its provider and name; nothing once they gave theirs. */
export function filledInTariff({ tariff, provenance }: Pick<Home, 'tariff' | 'provenance'>): string | undefined {
  const from = provenanceOf({ provenance }, PRICES)
  const isChanged = Object.entries(provenance).some(([path, { kind }]) => kind === 'yours' && isWithin(path, PRICES))
  if (!tariff.buying || from.kind !== 'typical' || isChanged) return undefined
  return tariff.name ?? `typical electricity prices in ${countryInSentence(from.figure.slice(0, 2))}`
}
