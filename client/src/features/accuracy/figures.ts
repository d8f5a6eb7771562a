import { formatNumber, formatShare } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { useRegion } from '../../state/region.ts'

interface Count {
  readonly cases: number
  readonly hold: number
}

/** Formats of the figures of `accuracy.json`, whose shares are in percent. */
export function useAccuracyFormats() {
  const region = useRegion()
  const number = (value: number, digits = 1) => formatNumber(value, region, digits)
  const percent = (value: number, digits = 1) => formatShare(value / 100, region, digits)
  const signOf = (value: number) => (value > 0 ? '+' : '')
  /** `8 of 8` */
  const count = ({ cases, hold }: Count) => t('{part} of {total}', { part: number(hold), total: number(cases) })
  return {
    number,
    percent,
    count,
    signedNumber: (value: number) => `${signOf(value)}${number(value)}`,
    signedPercent: (value: number) => `${signOf(value)}${percent(value)}`,
    /** `43 of 48 (90%)` */
    countAndShare: ({ cases, hold }: Count) =>
      t('{count} ({share})', { count: count({ cases, hold }), share: percent((100 * hold) / cases, 0) }),
  }
}

const ROOF_KINDS: Readonly<Record<string, () => string>> = {
  roofTowardsEquator: () => t('Roof facing the equator'),
  rackTowardsEquator: () => t('Open frame facing the equator'),
  roofEast: () => t('Roof facing east'),
  roofTowardsPole: () => t('Roof facing away from the equator'),
  wallTowardsEquator: () => t('Wall facing the equator'),
  horizontal: () => t('Flat ground'),
}

export const formatRoofKind = (kind: string) => ROOF_KINDS[kind]?.() ?? kind
