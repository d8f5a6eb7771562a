import { countryInSentence } from '#shared/format/names.ts'
import type { Home } from '#shared/home/home.ts'
import { isWithin, provenanceOf } from '#shared/home/provenance.ts'

const PRICES = 'tariff.buying'

/** `undefined` once the user has entered prices. */
export function getDefaultTariffName({ tariff, provenance }: Pick<Home, 'tariff' | 'provenance'>): string | undefined {
  const provenanceOfPrices = provenanceOf({ provenance }, PRICES)
  const isChanged = Object.entries(provenance).some(([path, { kind }]) => kind === 'yours' && isWithin(path, PRICES))
  if (!tariff.buying || provenanceOfPrices.kind !== 'typical' || isChanged) return undefined
  return tariff.name ?? `typical electricity prices in ${countryInSentence(provenanceOfPrices.figure.slice(0, 2))}`
}
