import { HOURS_OF_DAY } from '#shared/calendar.ts'
import type { HourlyBalance } from '#shared/energy/hour-series.ts'
import { accumulate } from '#shared/finance/metrics.ts'
import { monthNames } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import type { Plan } from '#shared/plan/plan.ts'
import { createCsv } from '../../../ui/download-file.ts'

/* Numbers use a decimal point so that any program can read them. */

export const createMonthsCsv = ({ energy, billsBefore, billsAfter }: Plan, currency: string): string =>
  createCsv(energy.months, [
    [t('Month'), (_, i) => monthNames()[i] ?? ''],
    [t('Electricity use (kWh)'), ({ use }) => use],
    [t('Solar output (kWh)'), ({ solar }) => solar],
    [t('Solar you use (kWh)'), ({ ownUse }) => ownUse],
    [t('Bought from the grid (kWh)'), (month) => month.import],
    [t('Exported to the grid (kWh)'), (month) => month.export],
    [t('Bill without solar ({currency})', { currency }), (_, i) => billsBefore[i]?.total ?? 0],
    [t('Bill with solar ({currency})', { currency }), (_, i) => billsAfter[i]?.total ?? 0],
  ])

/** `MM-DD` of a day in a 365-day year; day 0 is 1 January. */
const formatSeriesDay = (day: number) => new Date(Date.UTC(2029, 0, 1 + day)).toISOString().slice(5, 10)

/** The 8,760 hours of the first year in standard time. The dates belong to no calendar year. */
export const createHoursCsv = (hours: HourlyBalance): string =>
  createCsv(hours.use, [
    [t('Day'), (_, hour) => formatSeriesDay(Math.floor(hour / HOURS_OF_DAY))],
    [t('Hour from'), (_, hour) => hour % HOURS_OF_DAY],
    [t('Electricity use (kWh)'), (use) => use],
    [t('Solar output (kWh)'), (_, hour) => hours.solar[hour] ?? 0],
    [t('Solar you use directly (kWh)'), (_, hour) => hours.direct[hour] ?? 0],
    [t('Charged into the battery (kWh)'), (_, hour) => hours.charge[hour] ?? 0],
    [t('Taken from the battery (kWh)'), (_, hour) => hours.discharge[hour] ?? 0],
    [t('Stored in the battery (kWh)'), (_, hour) => hours.stored[hour] ?? 0],
    [t('Bought from the grid (kWh)'), (_, hour) => hours.import[hour] ?? 0],
    [t('Exported to the grid (kWh)'), (_, hour) => hours.export[hour] ?? 0],
  ])

/** Starts with year 0. Amounts are in money of each year. */
export function createYearsCsv({ cashFlow, cumulative, years }: Plan, currency: string): string {
  const spentWithout = accumulate([0, ...years.map(({ billBefore }) => billBefore)])
  return createCsv(cashFlow.flow, [
    [t('Year'), (_, year) => year],
    [t('Bill without solar ({currency})', { currency }), (_, year) => years[year - 1]?.billBefore ?? 0],
    [t('Bill with solar ({currency})', { currency }), (_, year) => years[year - 1]?.billAfter ?? 0],
    [t('Savings ({currency})', { currency }), (_, year) => cashFlow.savings[year - 1] ?? 0],
    [t('Incentives ({currency})', { currency }), (_, year) => cashFlow.support[year - 1] ?? 0],
    [t('Maintenance ({currency})', { currency }), (_, year) => cashFlow.maintenance[year - 1] ?? 0],
    [t('Net gain ({currency})', { currency }), (flow) => flow],
    [t('Total to date ({currency})', { currency }), (_, year) => cumulative[year] ?? 0],
    [
      t('Spent with solar ({currency})', { currency }),
      (_, year) => (spentWithout[year] ?? 0) - (cumulative[year] ?? 0),
    ],
    [t('Spent without solar ({currency})', { currency }), (_, year) => spentWithout[year] ?? 0],
  ])
}
