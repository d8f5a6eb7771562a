/** Constants of Helioplan's published method that several calculators share. */

/** What a kilowatt-hour from the grid costs. */
export const ELECTRICITY_RATE = 0.12 // [$/kWh]
export const DAYS_PER_MONTH = 30 // [days]
