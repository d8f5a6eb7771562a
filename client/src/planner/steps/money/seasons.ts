import { HOURS_OF_DAY, MONTHS_OF_YEAR } from '#shared/calendar.ts'
import { formatList } from '#shared/format/list.ts'
import { monthName } from '#shared/format/time.ts'
import type { Buying } from '#shared/home/tariff.ts'
import { t } from '#shared/language/t.ts'

/* A tariff holds twelve months; the editor groups months with equal days into seasons. A letter per month keeps seasons
 * apart that the user has separated. */

export const DAYS = ['weekday', 'weekend'] as const
export type Days = (typeof DAYS)[number]

/** One letter per month: equal letters are one season. */
export type SeasonByMonth = string
export const ONE_SEASON: SeasonByMonth = 'a'.repeat(MONTHS_OF_YEAR)

export interface Season {
  /** 0–11, ascending. */
  readonly months: readonly number[]
  /** 24 characters, one period index per hour. */
  readonly hours: Readonly<Record<Days, string>>
}

const FIRST_PERIOD = '0'.repeat(HOURS_OF_DAY)
const hoursOfMonth = (buying: Buying, days: Days, month: number) => buying[days]?.[month] ?? FIRST_PERIOD

/** Ordered by their first month. */
export function groupSeasons(buying: Buying, seasonByMonth: SeasonByMonth): readonly Season[] {
  const seasons = new Map<string, Season>()
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const hours = { weekday: hoursOfMonth(buying, 'weekday', month), weekend: hoursOfMonth(buying, 'weekend', month) }
    const key = `${seasonByMonth[month]} ${hours.weekday} ${hours.weekend}`
    seasons.set(key, { months: [...(seasons.get(key)?.months ?? []), month], hours })
  }
  return [...seasons.values()]
}

export const assignPeriod = (
  buying: Buying,
  { months }: Season,
  days: Days,
  hours: readonly number[],
  period: string,
) =>
  mapMonths(buying, (dayType, month, currentHours) =>
    dayType === days && months.includes(month)
      ? [...currentHours].map((currentPeriod, hour) => (hours.includes(hour) ? period : currentPeriod)).join('')
      : currentHours,
  )

export const withSeasonHours = (buying: Buying, { hours }: Season, month: number) =>
  mapMonths(buying, (days, otherMonth, currentHours) => (otherMonth === month ? hours[days] : currentHours))

/** Moves a month into a season, or into one of its own. */
export function withMonthInSeason(seasonByMonth: SeasonByMonth, month: number, season: Season | null): SeasonByMonth {
  const label = season
    ? seasonByMonth[season.months[0] ?? month]
    : [...'abcdefghijklm'].find((candidate) => !seasonByMonth.includes(candidate))
  return seasonByMonth.slice(0, month) + (label ?? seasonByMonth[month]) + seasonByMonth.slice(month + 1)
}

/** Keeps two seasons with equal days from merging. */
export function labelSeasons(seasons: readonly Season[]): SeasonByMonth {
  const labels = seasons.flatMap(({ months }, index) => months.map((month) => [month, 'abcdefghijkl'[index]] as const))
  return labels
    .sort(([a], [b]) => a - b)
    .map(([, label]) => label)
    .join('')
}

/** Its hours go to the first period. */
export function removePeriod(buying: Buying, removedIndex: number): Buying {
  const remaining = mapMonths(buying, (_days, _month, currentHours) =>
    [...currentHours]
      .map((digit) => {
        const periodIndex = Number.parseInt(digit, 36)
        return periodIndex === removedIndex
          ? '0'
          : (periodIndex > removedIndex ? periodIndex - 1 : periodIndex).toString(36)
      })
      .join(''),
  )
  return { ...remaining, periods: buying.periods.filter((_, index) => index !== removedIndex) }
}

function mapMonths(buying: Buying, change: (days: Days, month: number, currentHours: string) => string): Buying {
  const hoursOfDays = (days: Days) =>
    Array.from({ length: MONTHS_OF_YEAR }, (_, month) => change(days, month, hoursOfMonth(buying, days, month)))
  return { ...buying, weekday: hoursOfDays('weekday'), weekend: hoursOfDays('weekend') }
}

/** Formats months, such as `October to May` or `March and July`; ranges may span the new year. */
export function formatMonths(months: readonly number[]): string {
  if (months.length === MONTHS_OF_YEAR) return t('All year')
  const starts = months.filter((month) => !months.includes((month + 11) % 12))
  const runs = starts.map((start) => {
    let end = start
    while (months.includes((end + 1) % 12)) end = (end + 1) % 12
    const [first, last] = [monthName(start), monthName(end)]
    return start === end ? first : t('{first} to {last}', { first, last })
  })
  return formatList(runs)
}
