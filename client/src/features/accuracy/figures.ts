import { decimals } from '#shared/calculators/figures.ts'

export const percent = (value: number, digits = 1) => `${decimals(value, digits)} %`

/** An error that has a direction. */
export const signed = (value: number, digits = 1) => `${value > 0 ? '+' : ''}${percent(value, digits)}`

/** `43 of 48 (90 %)` */
export const share = ({ cases, hold }: { readonly cases: number; readonly hold: number }) =>
  `${hold} of ${cases} (${percent((100 * hold) / cases, 0)})`

const KINDS: Readonly<Record<string, string>> = {
  roofTowardsEquator: 'Roof facing the equator',
  rackTowardsEquator: 'Open rack facing the equator',
  roofEast: 'Roof facing east',
  roofTowardsPole: 'Roof facing away from the equator',
  wallTowardsEquator: 'Wall facing the equator',
  horizontal: 'Level ground',
}

export const kindName = (kind: string) => KINDS[kind] ?? kind
