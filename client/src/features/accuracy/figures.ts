import { decimals } from '#shared/calculators/figures.ts'

export const percent = (value: number, digits = 1) => `${decimals(value, digits)} %`

/** An error that has a direction. */
export const signed = (value: number, digits = 1) => `${value > 0 ? '+' : ''}${percent(value, digits)}`

interface Count {
  readonly cases: number
  readonly hold: number
}

/** `8 of 8` */
export const outOf = ({ cases, hold }: Count) => `${hold} of ${cases}`

/** `43 of 48 (90 %)` */
export const share = (count: Count) => `${outOf(count)} (${percent((100 * count.hold) / count.cases, 0)})`

const KINDS: Readonly<Record<string, string>> = {
  roofTowardsEquator: 'Roof facing the equator',
  rackTowardsEquator: 'Open rack facing the equator',
  roofEast: 'Roof facing east',
  roofTowardsPole: 'Roof facing away from the equator',
  wallTowardsEquator: 'Wall facing the equator',
  horizontal: 'Level ground',
}

export const kindName = (kind: string) => KINDS[kind] ?? kind
