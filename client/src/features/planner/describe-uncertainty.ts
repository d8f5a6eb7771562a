import { formatPrice } from '#shared/format/money.ts'
import type { Home } from '#shared/home/home.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import { isWeak } from '#shared/home/presets/review.ts'
import { findPresetEntry, findPriceRange } from '#shared/home/presets/typical-home.ts'
import { t } from '#shared/language/t.ts'
import { regionOfHome } from '#shared/region.ts'

/** Of a typical price or export rate from a weak source; otherwise `undefined`. */
export function describeUncertainty(
  { region }: Pick<Home, 'region'>,
  figure: string,
  preset: Preset,
  today: string,
): string | undefined {
  const { subdivision = '' } = region
  const entry = findPresetEntry(preset, figure)
  const hasOnlyRange = preset.subdivisions?.[subdivision]?.priceRange && figure === `${preset.country}.price`
  if (!entry || !(hasOnlyRange || isWeak(entry, today))) return undefined
  const range = findPriceRange(preset, figure, subdivision)
  if (!range) return t('Check this: it may be different for your home.')
  const price = (value: number) => formatPrice(value, regionOfHome({ region }))
  return t('Check this: {low} to {high} per kWh is possible.', { low: price(range.low), high: price(range.high) })
}
