import { assumption, type NumberRules } from './fields.ts'

/** Constants of Helioplan's published method that several calculators share, and the boxes that change them. */

/** What a kilowatt-hour from the grid costs. */
export const ELECTRICITY_RATE = 0.12 // [$/kWh]
export const DAYS_PER_MONTH = 30 // [days]

/** Whether it may be 0 is the calculator's own word. */
export const electricityRate = (bounds: Pick<NumberRules, 'above' | 'min'>) =>
  assumption('Electricity rate ($/kWh)', ELECTRICITY_RATE, { name: 'The rate', step: 0.01, money: true, ...bounds })

export const daysPerMonth = assumption('Days per month', DAYS_PER_MONTH, { name: 'Days per month', above: 0, max: 31 })
