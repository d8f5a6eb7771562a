import type { Metering } from '../finance/metering.ts'
import type { FeedIn } from '../finance/tariff.ts'
import type { IsoDate } from './field-schemas.ts'

/** Payment for exported energy in the form of the billing engine. */
export interface ExportTerms {
  readonly metering: Metering
  /** Export rate: one price [money/kWh], or a share of the import price of the period and block. */
  readonly sell: number | { readonly ofImportPrice: number }
  readonly feedIn?: readonly FeedIn[]
  /** Cost of exporting, where the supplier's charge exceeds its payment [money/kWh]. */
  readonly exportCostPerKwh?: number
  /** Charge for having a system [money/month in year 1]. */
  readonly chargePerMonth?: number
  readonly deduction?: Deduction | null
}

/** A part of the tariff that net metering does not credit. */
export interface Deduction {
  /** Deducted from each credited kWh at a share of 1 [money/kWh]. */
  readonly perKwh: number
  /** Share deducted in each year of the plan, year 1 first, and month of it, January first; the last year holds for later ones. */
  readonly shares: readonly (readonly number[])[]
}

export interface ExportContext<Figure extends string = never> {
  readonly kwp: number
  readonly start: IsoDate
  /** Reports a figure that is not stated as missing and counts it as zero. */
  readonly requireOrZero: (path: Figure, stated: number | undefined) => number
}
