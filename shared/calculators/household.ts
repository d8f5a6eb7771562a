import { assumption, type NumberRules } from './fields.ts'

/** Shared constants of Helioplan's published method, and the assumptions that change them. */

export const ELECTRICITY_RATE = 0.12 // [$/kWh]
export const DAYS_PER_MONTH = 30 // [days]

/** Each calculator decides whether 0 is allowed. */
export const electricityRate = (bounds: Pick<NumberRules, 'above' | 'min'>) =>
  assumption('Electricity rate ($/kWh)', ELECTRICITY_RATE, { name: 'The rate', step: 0.01, money: true, ...bounds })

export const daysPerMonth = assumption('Days per month', DAYS_PER_MONTH, { name: 'Days per month', above: 0, max: 31 })
