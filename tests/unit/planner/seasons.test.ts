import { describe, expect, test } from 'vitest'
import type { Buying } from '#shared/home/tariff.ts'
import {
  assignPeriod,
  formatMonths,
  groupSeasons,
  labelSeasons,
  ONE_SEASON,
  removePeriod,
  type Season,
  withMonthInSeason,
  withSeasonHours,
} from '../../../client/src/planner/steps/money/seasons.ts'

const block = (price: number) => ({ blocks: [{ upTo: null, price }] })
const NIGHT_CHEAP = '111111000000000000000011'
const DAY_LONG = '000000000000000000000000'
const tariff = (weekday: readonly string[], weekend: readonly string[] = weekday): Buying => ({
  periods: [block(0.3), block(0.2), block(0.1)],
  weekday: [...weekday],
  weekend: [...weekend],
})
const allYear = (hours: string) => Array<string>(12).fill(hours)
const SUMMER = [5, 6, 7]
const seasonal = tariff(Array.from({ length: 12 }, (_, month) => (SUMMER.includes(month) ? NIGHT_CHEAP : DAY_LONG)))
const seasonAt = (seasons: readonly Season[], place = 0) => seasons[place] as Season

describe('Seasons of a tariff', () => {
  test('group months with equal days, across the new year too', () => {
    const [winter, summer, ...more] = groupSeasons(seasonal, ONE_SEASON)
    expect(winter?.months).toEqual([0, 1, 2, 3, 4, 8, 9, 10, 11])
    expect(summer?.months).toEqual(SUMMER)
    expect(more).toEqual([])
  })
  test('are one season of the first price without hours', () => {
    expect(groupSeasons({ periods: [block(0.3)] }, ONE_SEASON)).toEqual([
      { months: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], hours: { weekday: DAY_LONG, weekend: DAY_LONG } },
    ])
  })
  test('stay apart when the user separated them, even with equal days', () => {
    const seasonByMonth = 'aaaaabbbaaaa'
    const alike = tariff(allYear(DAY_LONG))
    expect(groupSeasons(alike, seasonByMonth).map(({ months }) => months.length)).toEqual([9, 3])
    expect(labelSeasons(groupSeasons(alike, seasonByMonth))).toBe(seasonByMonth)
  })
  test('assign hours only in the season’s months and days', () => {
    const [, summer] = groupSeasons(seasonal, ONE_SEASON)
    const next = assignPeriod(seasonal, summer as Season, 'weekend', [6, 7], '2')
    expect(next.weekday).toEqual(seasonal.weekday)
    expect(next.weekend?.[6]).toBe('111111220000000000000011')
    expect(next.weekend?.[4]).toBe(DAY_LONG)
  })
  test('give a month that joins a season its days', () => {
    const summer = seasonAt(groupSeasons(seasonal, ONE_SEASON), 1)
    const next = withSeasonHours(seasonal, summer, 4)
    expect(next.weekday?.slice(3, 6)).toEqual([DAY_LONG, NIGHT_CHEAP, NIGHT_CHEAP])
    expect(groupSeasons(next, withMonthInSeason(ONE_SEASON, 4, summer)).map(({ months }) => months)).toEqual([
      [0, 1, 2, 3, 8, 9, 10, 11],
      [4, 5, 6, 7],
    ])
  })
  test('make a month that leaves its season a season of its own', () => {
    const alike = tariff(allYear(DAY_LONG))
    expect(groupSeasons(alike, withMonthInSeason(ONE_SEASON, 11, null)).map(({ months }) => months)).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11],
    ])
  })
  test('move the hours of a removed price to the first one', () => {
    const three = tariff(allYear('001122000000000000000000'))
    const remaining = removePeriod(three, 1)
    expect(remaining.periods).toEqual([block(0.3), block(0.1)])
    expect(new Set(remaining.weekday)).toEqual(new Set(['000011000000000000000000']))
  })
  test.each([
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'All year'],
    [[5, 6, 7], 'June to August'],
    [[0, 1, 9, 10, 11], 'October to February'],
    [[2, 6], 'March and July'],
    [[0, 3, 4, 8], 'January, April to May, and September'],
  ])('name months %j %s', (months, name) => {
    expect(formatMonths(months)).toBe(name)
  })
})
