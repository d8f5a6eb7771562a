import { countryName } from '#shared/format/names.ts'
import type { Home, Provenance } from '#shared/home/home.ts'
import { isWithin, provenanceOf } from '#shared/home/provenance.ts'
import { t } from '#shared/language/t.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { presetName } from '#shared/presets/preset-name.ts'
import { findProviderOf } from '#shared/presets/typical-home.ts'

const PRICES = 'tariff.buying'

/** `undefined` once the user has entered prices. */
export function getDefaultTariffName(
  { tariff, provenance }: Pick<Home, 'tariff' | 'provenance'>,
  preset: Preset | undefined,
): string | undefined {
  const from = typicalOriginOf({ provenance }, PRICES)
  if (!tariff.buying || !from) return undefined
  return tariff.name === undefined ? describeTypicalOrigin(from, preset) : presetName(tariff.name, preset)
}

/** Name of export terms typical of a region or provider; `undefined` for other countries and the user's own. */
export function getDefaultExportTermsName(home: Pick<Home, 'tariff' | 'provenance'>, preset: Preset | undefined) {
  const from = home.tariff.selling && typicalOriginOf(home, 'tariff.selling')
  return from && from.figure[2] === '-' ? describeTypicalOrigin(from, preset) : undefined
}

type Typical = Extract<Provenance, { kind: 'typical' }>

/** `undefined` if the user has changed a part of the figure. */
export function typicalOriginOf(home: Pick<Home, 'provenance'>, path: string): Typical | undefined {
  const from = provenanceOf(home, path)
  const isChanged = Object.entries(home.provenance).some(([part, { kind }]) => kind === 'yours' && isWithin(part, path))
  return from.kind === 'typical' && !isChanged ? from : undefined
}

function describeTypicalOrigin({ figure, asOf = '' }: Typical, preset: Preset | undefined): string {
  const [code = ''] = figure.split('.')
  const region = preset?.subdivisions?.[code]?.names[0]
  const year = asOf.slice(0, 4)
  if (region === undefined) return t('typical prices ({country})', { country: countryName(code.slice(0, 2)) })
  const provider = preset && findProviderOf(preset, figure)
  return provider
    ? t('{provider}, tariffs of {year}', { provider, year })
    : t('typical of {region}, tariffs of {year}', { region, year })
}
