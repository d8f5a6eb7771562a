import { countryName } from '#shared/format/names.ts'
import type { Home } from '#shared/home/home.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import { presetName } from '#shared/home/presets/preset-name.ts'
import { isWithin, provenanceOf } from '#shared/home/provenance.ts'
import { t } from '#shared/language/t.ts'

const PRICES = 'tariff.buying'

/** `undefined` once the user has entered prices. */
export function getDefaultTariffName(
  { tariff, provenance }: Pick<Home, 'tariff' | 'provenance'>,
  preset: Preset | undefined,
): string | undefined {
  const provenanceOfPrices = provenanceOf({ provenance }, PRICES)
  const isChanged = Object.entries(provenance).some(([path, { kind }]) => kind === 'yours' && isWithin(path, PRICES))
  if (!tariff.buying || provenanceOfPrices.kind !== 'typical' || isChanged) return undefined
  if (tariff.name !== undefined) return presetName(tariff.name, preset)
  return t('typical prices ({country})', { country: countryName(provenanceOfPrices.figure.slice(0, 2)) })
}
