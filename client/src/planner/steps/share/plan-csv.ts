import { HOURS_OF_DAY } from '#shared/calendar.ts'
import type { HourlyBalance } from '#shared/energy/hour-series.ts'
import { accumulate } from '#shared/finance/metrics.ts'
import { monthNames } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import type { Plan } from '#shared/plan/plan.ts'
import { formatCsv } from '../../../ui/download-file.ts'

/* Numbers use a decimal point so that any program can read them. */

export const createMonthsCsv = ({ energy, billsBefore, billsAfter }: Plan, currency: string): string =>
  formatCsv([
    [
      t('Month'),
      t('Electricity use (kWh)'),
      t('Solar output (kWh)'),
      t('Solar you use (kWh)'),
      t('Bought from the grid (kWh)'),
      t('Exported to the grid (kWh)'),
      t('Bill without solar ({currency})', { currency }),
      t('Bill with solar ({currency})', { currency }),
    ],
    ...energy.months.map((month, i) => [
      monthNames()[i] ?? '',
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
      t('Day'),
      t('Hour from'),
      t('Electricity use (kWh)'),
      t('Solar output (kWh)'),
      t('Solar you use directly (kWh)'),
      t('Charged into the battery (kWh)'),
      t('Taken from the battery (kWh)'),
      t('Stored in the battery (kWh)'),
      t('Bought from the grid (kWh)'),
      t('Exported to the grid (kWh)'),
    ],
    ...Array.from(use, (kwh, hour) => [
      formatSeriesDay(Math.floor(hour / HOURS_OF_DAY)),
      hour % HOURS_OF_DAY,
      kwh,
      ...[solar, direct, charge, discharge, stored, imported, exported].map((series) => series[hour] ?? 0),
    ]),
  ])

/** Starts with year 0. Amounts are in money of each year. */
export function createYearsCsv({ cashFlow, cumulative, years }: Plan, currency: string): string {
  const spentWithout = accumulate([0, ...years.map(({ billBefore }) => billBefore)])
  return formatCsv([
    [
      t('Year'),
      t('Bill without solar ({currency})', { currency }),
      t('Bill with solar ({currency})', { currency }),
      t('Savings ({currency})', { currency }),
      t('Incentives ({currency})', { currency }),
      t('Maintenance ({currency})', { currency }),
      t('Net gain ({currency})', { currency }),
      t('Total to date ({currency})', { currency }),
      t('Spent with solar ({currency})', { currency }),
      t('Spent without solar ({currency})', { currency }),
    ],
    ...cashFlow.flow.map((flow, year) => [
      year,
      years[year - 1]?.billBefore ?? 0,
      years[year - 1]?.billAfter ?? 0,
      cashFlow.savings[year - 1] ?? 0,
      cashFlow.support[year - 1] ?? 0,
      cashFlow.maintenance[year - 1] ?? 0,
      flow,
      cumulative[year] ?? 0,
      (spentWithout[year] ?? 0) - (cumulative[year] ?? 0),
      spentWithout[year] ?? 0,
    ]),
  ])
}
