import type { IsoDate } from './field-schemas.ts'

/** Of a central bank. */
interface InflationTarget {
  /** [share/year] */
  readonly value: number
  readonly source: string
  readonly asOf: IsoDate
}

/** Common to most large central banks. */
const TWO_PERCENT: InflationTarget = { value: 0.02, source: 'Central Bank News', asOf: '2015-12-31' }

/** By currency (ISO 4217). */
const INFLATION_TARGETS: Readonly<Record<string, InflationTarget>> = {
  USD: TWO_PERCENT,
  EUR: TWO_PERCENT,
  GBP: TWO_PERCENT,
  CAD: TWO_PERCENT,
  JPY: TWO_PERCENT,
  SEK: TWO_PERCENT,
  // "Below 2 %".
  CHF: TWO_PERCENT,
  // The middle of 1 to 3 %.
  NZD: TWO_PERCENT,
  // The middle of 2 to 3 %.
  AUD: { value: 0.025, source: 'Central Bank News', asOf: '2015-12-31' },
  BRL: { value: 0.03, source: 'Folha de S. Paulo', asOf: '2023-06-29' },
  // For the five years from 2021.
  INR: { value: 0.04, source: 'Department of Economic Affairs', asOf: '2021-03-31' },
  MXN: { value: 0.03, source: 'CEIC, Banco de México', asOf: '2020-12-31' },
  PLN: { value: 0.025, source: 'Central Bank News', asOf: '2011-06-12' },
  // The lower end of 3 to 6 %, as the band has been narrowed since.
  ZAR: { value: 0.03, source: 'South African Reserve Bank', asOf: '2020-12-31' },
}

export const hasInflationTarget = (currency: string): boolean => Object.hasOwn(INFLATION_TARGETS, currency)

export const inflationTargetOf = (currency: string): InflationTarget | undefined =>
  hasInflationTarget(currency) ? INFLATION_TARGETS[currency] : undefined
