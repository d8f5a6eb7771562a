import { decimals } from '#shared/format/figures.ts'

export const formatPercent = (value: number, digits = 1) => `${decimals(value, digits)} %`

export const formatSignedPercent = (value: number) => `${value > 0 ? '+' : ''}${formatPercent(value)}`

interface Count {
  readonly cases: number
  readonly hold: number
}

/** `8 of 8` */
export const formatCount = ({ cases, hold }: Count) => `${hold} of ${cases}`

/** `43 of 48 (90 %)` */
export const formatShare = (count: Count) =>
  `${formatCount(count)} (${formatPercent((100 * count.hold) / count.cases, 0)})`

const ROOF_KINDS: Readonly<Record<string, string>> = {
  roofTowardsEquator: 'Roof facing the equator',
  rackTowardsEquator: 'Open rack facing the equator',
  roofEast: 'Roof facing east',
  roofTowardsPole: 'Roof facing away from the equator',
  wallTowardsEquator: 'Wall facing the equator',
  horizontal: 'Level ground',
}

export const formatRoofKind = (kind: string) => ROOF_KINDS[kind] ?? kind
