import { describe, expect, test } from 'vitest'
import type { Buying } from '#shared/home/tariff.ts'
import { nameOf } from '../../../client/src/features/planner/money/season-of-tariff.tsx'
import {
  movedTo,
  ONE_SEASON,
  painted,
  partedTo,
  partingOf,
  type Season,
  seasonsOf,
  withoutPeriod,
} from '../../../client/src/features/planner/money/seasons.ts'

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
const only = (seasons: readonly Season[], place = 0) => seasons[place] as Season

describe('A tariff by season', () => {
  test('months with the same days are one season, also where winter goes over the new year', () => {
    const [winter, summer, ...more] = seasonsOf(seasonal, ONE_SEASON)
    expect(winter?.months).toEqual([0, 1, 2, 3, 4, 8, 9, 10, 11])
    expect(summer?.months).toEqual(SUMMER)
    expect(more).toEqual([])
  })
  test('a tariff without hours is one season of its first price', () => {
    expect(seasonsOf({ periods: [block(0.3)] }, ONE_SEASON)).toEqual([
      { months: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], hours: { weekday: DAY_LONG, weekend: DAY_LONG } },
    ])
  })
  test('months that are painted apart stay apart while their days are alike', () => {
    const parting = 'aaaaabbbaaaa'
    const alike = tariff(allYear(DAY_LONG))
    expect(seasonsOf(alike, parting).map(({ months }) => months.length)).toEqual([9, 3])
    expect(partingOf(seasonsOf(alike, parting))).toBe(parting)
  })
  test('hours are painted in the months and days of their season alone', () => {
    const [, summer] = seasonsOf(seasonal, ONE_SEASON)
    const next = painted(seasonal, summer as Season, 'weekend', [6, 7], '2')
    expect(next.weekday).toEqual(seasonal.weekday)
    expect(next.weekend?.[6]).toBe('111111220000000000000011')
    expect(next.weekend?.[4]).toBe(DAY_LONG)
  })
  test('a month that joins a season has its days from then on', () => {
    const summer = only(seasonsOf(seasonal, ONE_SEASON), 1)
    const next = movedTo(seasonal, summer, 4)
    expect(next.weekday?.slice(3, 6)).toEqual([DAY_LONG, NIGHT_CHEAP, NIGHT_CHEAP])
    expect(seasonsOf(next, partedTo(ONE_SEASON, 4, summer)).map(({ months }) => months)).toEqual([
      [0, 1, 2, 3, 8, 9, 10, 11],
      [4, 5, 6, 7],
    ])
  })
  test('a month that leaves its season stands alone', () => {
    const alike = tariff(allYear(DAY_LONG))
    expect(seasonsOf(alike, partedTo(ONE_SEASON, 11, null)).map(({ months }) => months)).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11],
    ])
  })
  test('the hours of a price that is removed go to the first, those of later prices follow them', () => {
    const three = tariff(allYear('001122000000000000000000'))
    const left = withoutPeriod(three, 1)
    expect(left.periods).toEqual([block(0.3), block(0.1)])
    expect(new Set(left.weekday)).toEqual(new Set(['000011000000000000000000']))
  })
  test.each([
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'All year'],
    [[5, 6, 7], 'June to August'],
    [[0, 1, 9, 10, 11], 'October to February'],
    [[2, 6], 'March and July'],
    [[0, 3, 4, 8], 'January, April to May and September'],
  ])('months %j are called %s', (months, name) => {
    expect(nameOf(months)).toBe(name)
  })
})
