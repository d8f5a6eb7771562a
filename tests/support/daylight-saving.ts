import { type DaylightSavingPeriod, HOURS_OF_DAY } from '#shared/calendar.ts'

const at = (day: number, hour: number) => day * HOURS_OF_DAY + hour
/** Clocks change on Sundays, which are days 6, 13, … of the model year. */
const MARCH_11 = 69
const MARCH_25 = 83
const APRIL_1 = 90
const SEPTEMBER_30 = 272
const OCTOBER_7 = 279
const OCTOBER_28 = 300
const NOVEMBER_4 = 307

/**
 * Daylight saving rules in force in 2026; the hour of Europe's change is that of Central Europe.
 * - Europe: last Sunday of March to last Sunday of October (Directive 2000/84/EC).
 * - North America: second Sunday of March to first Sunday of November (Energy Policy Act of 2005).
 * - South-eastern Australia: first Sunday of October to first Sunday of April.
 * - New Zealand: last Sunday of September to first Sunday of April.
 */
export const DAYLIGHT_SAVING = {
  europe: { from: at(MARCH_25, 2), to: at(OCTOBER_28, 2), shift: 1 },
  'north-america': { from: at(MARCH_11, 2), to: at(NOVEMBER_4, 1), shift: 1 },
  australia: { from: at(OCTOBER_7, 2), to: at(APRIL_1, 2), shift: 1 },
  'new-zealand': { from: at(SEPTEMBER_30, 2), to: at(APRIL_1, 2), shift: 1 },
} as const satisfies Readonly<Record<string, DaylightSavingPeriod>>
