import type { FigureFormats } from '../format/figures.ts'
import { t } from '../language/t.ts'
import { assumption, type NumberRules } from './fields.ts'

/** Shared constants of Helioplan's published method, and the assumptions that change them. */

export const ELECTRICITY_RATE = 0.12 // [$/kWh]
export const DAYS_PER_MONTH = 30 // [days]

/** Each calculator decides whether 0 is allowed. */
export const electricityRate = (
  { currencySymbol: currency }: FigureFormats,
  bounds: Pick<NumberRules, 'above' | 'min'>,
) =>
  assumption(t('Electricity rate ({currency}/kWh)', { currency }), ELECTRICITY_RATE, {
    step: 0.01,
    describePrice: pricePerKwh,
    ...bounds,
  })

/** @param price formatted */
export const pricePerKwh = (price: string) => t('{price} per kWh', { price })

export const daysPerMonth = () => assumption(t('Days per month'), DAYS_PER_MONTH, { above: 0, max: 31 })
