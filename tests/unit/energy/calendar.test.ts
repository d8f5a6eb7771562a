import { describe, expect, test } from 'vitest'
import {
  dayType,
  HOURS_OF_YEAR,
  isDaylightSaving,
  MONTH_STARTS,
  monthlySums,
  sumOf,
  toClockHour,
} from '#shared/calendar.ts'
import { splitRoundTrip } from '#shared/energy/battery.ts'
import { resolveExportLimit } from '#shared/energy/solar-output.ts'
import { InputError } from '#shared/validation/input-error.ts'
import { DAYLIGHT_SAVING } from '../../support/daylight-saving.ts'

/** Offset from UTC [h] that a zone's clocks have at a moment, by the time-zone database. */
function offset(zone: string, moment: number): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value
  return Number(name?.slice(3, 6))
}

describe('The model calendar', () => {
  test('starts on a Monday and has 52 weekends', () => {
    const types = Array.from({ length: 365 }, (_, day) => dayType(day))
    expect([types[0], types[5], types[6], types[7], types[364]].join(' ')).toBe(
      'workday saturday sunday workday workday',
    )
    expect(types.filter((type) => type === 'workday')).toHaveLength(261)
  })
  test('has months that add up to the year', () => {
    const ones = new Float64Array(HOURS_OF_YEAR).fill(1)
    expect(monthlySums(ones).map((hours) => hours / 24)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    expect(MONTH_STARTS.at(-1)).toBe(HOURS_OF_YEAR)
    expect(sumOf(ones.subarray(0, 7))).toBe(7)
  })

  // 2018 began on a Monday and had no 29 February: its clocks are this calendar's.
  test.each([
    ['europe', 'Europe/Berlin', 1],
    ['north-america', 'America/New_York', -5],
    ['australia', 'Australia/Sydney', 10],
    ['new-zealand', 'Pacific/Auckland', 12],
  ] as const)('applies daylight saving of %s in the same hours as %s did in 2018', (rule, zone, standard) => {
    const period = DAYLIGHT_SAVING[rule]
    const hours = [period.from, period.to].flatMap((change) => [change - 2, change - 1, change, change + 1])
    for (let hour = 0; hour < HOURS_OF_YEAR; hour += 97) hours.push(hour)
    for (const hour of hours) {
      const moment = Date.UTC(2018, 0, 1, hour - standard)
      expect(isDaylightSaving(hour, period), `hour ${hour}`).toBe(offset(zone, moment) === standard + 1)
    }
  })
  test('shows standard time where there is no daylight saving', () => {
    expect(toClockHour(4_000, null)).toBe(4_000)
    expect(toClockHour(HOURS_OF_YEAR - 1, DAYLIGHT_SAVING.australia)).toBe(0)
  })
})

describe('Data sheet values', () => {
  test('a round trip of 90 % splits evenly into charge and discharge', () => {
    const { chargeEfficiency, dischargeEfficiency } = splitRoundTrip(0.9)
    expect(chargeEfficiency).toBe(dischargeEfficiency)
    expect(chargeEfficiency * dischargeEfficiency).toBeCloseTo(0.9, 12)
    expect(() => splitRoundTrip(0)).toThrow(InputError)
  })
  test('an export limit is a power, a share of the panels’ power, or absent', () => {
    expect(resolveExportLimit({ kw: 5 }, 12)).toBe(5)
    expect(resolveExportLimit({ shareOfPeak: 0.6 }, 12)).toBeCloseTo(7.2, 12)
    expect(resolveExportLimit(null, 12)).toBe(Number.POSITIVE_INFINITY)
    expect(() => resolveExportLimit({ shareOfPeak: 60 }, 12)).toThrow(
      expect.objectContaining({ field: 'exportLimit.shareOfPeak' }),
    )
    expect(() => resolveExportLimit({ kw: Number.NaN }, 12)).toThrow(
      expect.objectContaining({ field: 'exportLimit.kw' }),
    )
  })
})
