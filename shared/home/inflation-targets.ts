import type { IsoDate } from './field-schemas.ts'

/** Targets of central banks stay for years: the date is that of the decision, or of the last page that names it. */
interface InflationTarget {
  /** [share/year] */
  readonly value: number
  readonly source: string
  readonly asOf: IsoDate
}

/** Counts only where the presets of a country have no inflation of their own. */
const TABLE_OF_2015 = { value: 0.02, source: 'Central Bank News', asOf: '2015-12-31' } as const

/** Targets by currency (ISO 4217). */
const INFLATION_TARGETS: Readonly<Record<string, InflationTarget>> = {
  USD: TABLE_OF_2015,
  EUR: { value: 0.02, source: 'European Central Bank', asOf: '2021-07-08' },
  GBP: { value: 0.02, source: 'Bank of England', asOf: '2020-06-30' },
  CAD: TABLE_OF_2015,
  JPY: { value: 0.02, source: 'Bank of Japan', asOf: '2013-01-22' },
  SEK: { value: 0.02, source: 'Sveriges Riksbank', asOf: '2021-12-01' },
  // "Below 2 %".
  CHF: TABLE_OF_2015,
  // The middle of 1 to 3 %.
  NZD: { value: 0.02, source: 'Reserve Bank of New Zealand', asOf: '2025-01-22' },
  // The middle of 2 to 3 %.
  AUD: { ...TABLE_OF_2015, value: 0.025 },
  BRL: { value: 0.03, source: 'Folha de S. Paulo', asOf: '2023-06-29' },
  // The target holds for the five years from 2021.
  INR: { value: 0.04, source: 'Department of Economic Affairs', asOf: '2021-03-31' },
  MXN: { value: 0.03, source: 'CEIC, Banco de México', asOf: '2020-12-31' },
  PLN: { value: 0.025, source: 'Narodowy Bank Polski', asOf: '2022-09-30' },
  // The lower end of 3 to 6 %, as the band has been narrowed since.
  ZAR: { value: 0.03, source: 'South African Reserve Bank', asOf: '2020-12-31' },
}

export const hasInflationTarget = (currency: string): boolean => Object.hasOwn(INFLATION_TARGETS, currency)

export const inflationTargetOf = (currency: string): InflationTarget | undefined =>
  hasInflationTarget(currency) ? INFLATION_TARGETS[currency] : undefined
