import { HOURS_OF_DAY, MONTHS_OF_YEAR } from '#shared/calendar.ts'
import type { Buying } from '#shared/home/tariff.ts'

/*
 * The hours of a tariff by season: months whose days are alike are painted together. A tariff holds twelve months and knows
 * no seasons; which months a person paints together is told by a letter for each.
 */

export const DAYS = ['weekday', 'weekend'] as const
export type Days = (typeof DAYS)[number]

/** Twelve letters, one a month: months of one letter are one season. */
export type Parting = string
export const ONE_SEASON: Parting = 'a'.repeat(MONTHS_OF_YEAR)

export interface Season {
  /** 0…11, rising. */
  readonly months: readonly number[]
  /** 24 characters, each the period of an hour. */
  readonly hours: Readonly<Record<Days, string>>
}

const FIRST_PERIOD = '0'.repeat(HOURS_OF_DAY)
const hoursIn = (buying: Buying, days: Days, month: number) => buying[days]?.[month] ?? FIRST_PERIOD

/** Months of one letter and with the same days, in the order of their first months. */
export function seasonsOf(buying: Buying, parting: Parting): readonly Season[] {
  const seasons = new Map<string, Season>()
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const hours = { weekday: hoursIn(buying, 'weekday', month), weekend: hoursIn(buying, 'weekend', month) }
    const key = `${parting[month]} ${hours.weekday} ${hours.weekend}`
    seasons.set(key, { months: [...(seasons.get(key)?.months ?? []), month], hours })
  }
  return [...seasons.values()]
}

/** The tariff with some hours of a season's days in another period. */
export const painted = (buying: Buying, { months }: Season, days: Days, hours: readonly number[], period: string) =>
  withMonths(buying, (of, month, was) =>
    of === days && months.includes(month)
      ? [...was].map((before, hour) => (hours.includes(hour) ? period : before)).join('')
      : was,
  )

/** The tariff in which a month has the days of a season. */
export const movedTo = (buying: Buying, { hours }: Season, month: number) =>
  withMonths(buying, (days, each, was) => (each === month ? hours[days] : was))

/** The parting in which a month belongs to a season of others, or stands alone. */
export function partedTo(parting: Parting, month: number, season: Season | null): Parting {
  const letter = season
    ? parting[season.months[0] ?? month]
    : [...'abcdefghijklm'].find((each) => !parting.includes(each))
  return parting.slice(0, month) + (letter ?? parting[month]) + parting.slice(month + 1)
}

/** The seasons as they stand, so that painting one alike another does not make one of the two. */
export function partingOf(seasons: readonly Season[]): Parting {
  const letters = seasons.flatMap(({ months }, index) => months.map((month) => [month, 'abcdefghijkl'[index]] as const))
  return letters
    .sort(([a], [b]) => a - b)
    .map(([, letter]) => letter)
    .join('')
}

/** The tariff without a price: its hours go to the first one. */
export function withoutPeriod(buying: Buying, gone: number): Buying {
  const left = withMonths(buying, (_days, _month, was) =>
    [...was]
      .map((letter) => {
        const period = Number.parseInt(letter, 36)
        return period === gone ? '0' : (period > gone ? period - 1 : period).toString(36)
      })
      .join(''),
  )
  return { ...left, periods: buying.periods.filter((_, index) => index !== gone) }
}

function withMonths(buying: Buying, change: (days: Days, month: number, was: string) => string): Buying {
  const of = (days: Days) =>
    Array.from({ length: MONTHS_OF_YEAR }, (_, month) => change(days, month, hoursIn(buying, days, month)))
  return { ...buying, weekday: of('weekday'), weekend: of('weekend') }
}
