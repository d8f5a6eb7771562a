/* Figures that payments for exported energy can miss. */

export const NET_BILLING_FIGURES = ['tariff.selling.price', 'tariff.selling.ofSupplyPrice.supplyPrice'] as const
export const NET_METERING_FIGURES = ['tariff.selling.deduction.perKwh'] as const

/** Figures that can be missing where the export rate is unknown. */
export const EXPORT_RATE_FIGURES = ['tariff.selling', ...NET_BILLING_FIGURES] as const
export const SELLING_FIGURES = [...EXPORT_RATE_FIGURES, ...NET_METERING_FIGURES] as const
