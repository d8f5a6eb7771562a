import { HOURS_OF_DAY } from '#shared/calendar.ts'
import type { HourlyBalance } from '#shared/energy/hour-series.ts'
import { MONTH_NAMES } from '#shared/format/time.ts'
import type { Plan } from '#shared/home/plan/plan.ts'
import { formatCsv } from '../../../ui/csv.ts'

/* Numbers use a decimal point so that any program can read them. */

export const createMonthsCsv = ({ energy, billsBefore, billsAfter }: Plan, currency: string): string =>
  formatCsv([
    [
      'Month',
      'Use (kWh)',
      'Solar (kWh)',
      'Solar used at home (kWh)',
      'Bought (kWh)',
      'Sold (kWh)',
      `Bill without the system (${currency})`,
      `Bill with the system (${currency})`,
    ],
    ...energy.months.map((month, i) => [
      MONTH_NAMES[i] ?? '',
      month.use,
      month.solar,
      month.ownUse,
      month.import,
      month.export,
      billsBefore[i]?.total ?? 0,
      billsAfter[i]?.total ?? 0,
    ]),
  ])

/** `MM-DD` of a day in a 365-day year; day 0 is 1 January. */
const formatSeriesDay = (day: number) => new Date(Date.UTC(2029, 0, 1 + day)).toISOString().slice(5, 10)

/** The 8,760 hours of the first year in standard time. The dates belong to no calendar year. */
export const createHoursCsv = ({
  solar,
  use,
  direct,
  charge,
  discharge,
  import: imported,
  export: exported,
  stored,
}: HourlyBalance) =>
  formatCsv([
    [
      'Day',
      'Hour from',
      'Use (kWh)',
      'Solar (kWh)',
      'Solar used in its hour (kWh)',
      'Into the battery (kWh)',
      'Out of the battery (kWh)',
      'In the battery (kWh)',
      'Bought (kWh)',
      'Sold (kWh)',
    ],
    ...Array.from(use, (kwh, hour) => [
      formatSeriesDay(Math.floor(hour / HOURS_OF_DAY)),
      hour % HOURS_OF_DAY,
      kwh,
      ...[solar, direct, charge, discharge, stored, imported, exported].map((series) => series[hour] ?? 0),
    ]),
  ])

/** Starts with year 0. */
export const createYearsCsv = ({ cashFlow, cumulative, years, spent, spentWithout }: Plan, currency: string): string =>
  formatCsv([
    [
      'Year',
      `Bill without the system (${currency})`,
      `Bill with the system (${currency})`,
      `Saved (${currency})`,
      `Upkeep (${currency})`,
      `Left over (${currency})`,
      `So far (${currency})`,
      `Spent with the system (${currency})`,
      `Spent without it (${currency})`,
    ],
    ...cashFlow.flow.map((flow, year) => [
      year,
      years[year - 1]?.billBefore ?? 0,
      years[year - 1]?.billAfter ?? 0,
      (cashFlow.savings[year - 1] ?? 0) + (cashFlow.support[year - 1] ?? 0),
      cashFlow.maintenance[year - 1] ?? 0,
      flow,
      cumulative[year] ?? 0,
      spent[year] ?? 0,
      spentWithout[year] ?? 0,
    ]),
  ])
