import { formatDate } from '#shared/format/date.ts'
import { formatMoney, formatPrice } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import type { FormulaTerm } from '#shared/plan/basis/figure.ts'
import type { Preset, SourcedFigure } from '#shared/presets/preset.ts'
import { isWeak } from '#shared/presets/review.ts'
import { findPresetEntry, findPriceRange } from '#shared/presets/typical-home.ts'
import { type Region, regionOfHome } from '#shared/region.ts'

/** Labels that tell where a figure comes from. */
export const ORIGIN_LABELS = {
  yours: () => t('You entered this'),
  typical: () => t('Typical here'),
  'worked-out': () => t('Estimated'),
  default: () => t('Rule of thumb'),
  missing: () => t('We need this'),
} as const

export function describeTermOrigin({ from }: FormulaTerm, region: Pick<Region, 'country'>): string {
  const origin = ORIGIN_LABELS[from.kind]()
  const asOf = from.kind === 'typical' || from.kind === 'default' ? from.asOf : undefined
  const date = asOf ? formatDate(asOf, region) : undefined
  if (from.kind === 'default')
    return date === undefined
      ? t('{origin}: {source}', { origin, source: from.source })
      : t('{origin}: {source}, {date}', { origin, source: from.source, date })
  return date === undefined ? origin : t('{origin}, {date}', { origin, date })
}

/** Describes a typical price or export rate from a weak source; otherwise `undefined`. */
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

const RANGE_UNITS = {
  'use.amount': 'kWh/year',
  'money.upkeepPerYear': 'money/kWp',
  'money.priceRise': 'share/year',
  'money.exportRise': 'share/year',
  'money.inflation': 'share/year',
  'money.discount': 'share/year',
} as const
type RangeUnit = (typeof RANGE_UNITS)[keyof typeof RANGE_UNITS]

/** The low end of a range, whose high end has the unit. */
const NUMBER_FORMATS: Readonly<Record<RangeUnit, (value: number, region: Region) => string>> = {
  'kWh/year': formatNumber,
  'money/kWp': formatMoney,
  'share/year': (value, region) => formatShare(value, region, 1),
}

/** Range of our own estimate of a figure, which asks to be checked; `undefined` for a figure with a source. */
export function describeEstimate(
  path: FigurePath,
  { region, money }: Pick<Home, 'region' | 'money'>,
  figure: string,
  preset: Preset,
): string | undefined {
  const entry: Partial<SourcedFigure> = findPresetEntry(preset, figure) ?? {}
  if (entry.evidence !== 'estimate') return undefined
  const unit = Object.hasOwn(RANGE_UNITS, path) ? RANGE_UNITS[path as keyof typeof RANGE_UNITS] : undefined
  if (!unit || entry.low === undefined || entry.high === undefined)
    return t('Check this: it may be different for your home.')
  // The source states what savings return after inflation.
  const toShown = (value: number) => (path === 'money.discount' ? withInflation(value, money.inflation) : value)
  const shownRegion = regionOfHome({ region })
  return t('Check this: {low} to {high} is possible.', {
    low: NUMBER_FORMATS[unit](toShown(entry.low), shownRegion),
    high: formatFigure(toShown(entry.high), unit, shownRegion),
  })
}

const withInflation = (real: number, inflation = 0) => (1 + real) * (1 + inflation) - 1
