import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { importLoad } from '#shared/energy/import-load.ts'
import type { ImportedLoad } from '#shared/energy/imported-load.ts'
import { DAYLIGHT_SAVING } from '../../support/daylight-saving.ts'
import { forAll } from '../../support/laws.ts'

/** A year with a different value in every hour: about 4,000 kWh. */
const hourOf = (i: number) => 0.2 + (i % 24) / 50 + (i % 1_009) / 10_000

function read(...input: Parameters<typeof importLoad>): ImportedLoad {
  const load = importLoad(...input)
  if ('problem' in load) throw new Error(load.problem)
  return load
}
const problem = (text: string) => {
  const load = importLoad(text)
  return 'problem' in load ? load.problem : null
}

const lines = (hours: number, line: (i: number) => string, heading?: string) =>
  [...(heading ? [heading] : []), ...Array.from({ length: hours }, (_, i) => line(i))].join('\n')
const pad = (value: number) => String(value).padStart(2, '0')
/** ISO time of hour i after the start of a year. */
const time = (year: number, i: number, minutes = 0) =>
  new Date(Date.UTC(year, 0, 1, i, minutes)).toISOString().slice(0, 16).replace('T', ' ')

describe('Importing a year of readings as CSV', () => {
  test('reads 8,760 bare numbers as hours from 1 January', () => {
    const { hourly, unit, unitNamed, first, stepMinutes } = read(lines(8_760, (i) => hourOf(i).toFixed(4)))
    expect(hourly).toHaveLength(HOURS_OF_YEAR)
    expect(hourly[0]).toBeCloseTo(hourOf(0), 4)
    expect(hourly[8_759]).toBeCloseTo(hourOf(8_759), 4)
    expect([unit, unitNamed, first, stepMinutes]).toEqual(['kWh', false, null, 60])
  })
  test('reads decimal commas, with semicolons between columns or in a single column', () => {
    const comma = (i: number) => hourOf(i).toFixed(4).replace('.', ',')
    expect(read(lines(8_760, comma)).hourly[5_000]).toBeCloseTo(hourOf(5_000), 4)
    const columns = read(lines(8_760, (i) => `${time(2018, i)};${comma(i)}`, 'Zeit;Verbrauch kWh'))
    expect(columns.hourly[5_000]).toBeCloseTo(hourOf(5_000), 4)
  })
  test('ignores quotes, tabs, CRLF and a byte order mark', () => {
    const text = `\uFEFF${lines(8_760, (i) => `"${time(2018, i)}"\t"${hourOf(i).toFixed(4)}"`, '"time"\t"kWh"')}`
    expect(read(text.replaceAll('\n', '\r\n')).hourly[5_000]).toBeCloseTo(hourOf(5_000), 4)
  })
  test('ignores a column that only counts the hours', () => {
    expect(read(lines(8_760, (i) => `${i + 1},${hourOf(i).toFixed(4)}`)).hourly[77]).toBeCloseTo(hourOf(77), 4)
    expect(read(lines(8_760, (i) => `${i % 24};${hourOf(i).toFixed(4)}`)).hourly[77]).toBeCloseTo(hourOf(77), 4)
  })
  test('selects the column whose heading names the use', () => {
    const row = (i: number) => `${time(2018, i)},${hourOf(i).toFixed(4)},1.5,21`
    const text = lines(8_760, row, 'time,Usage (kWh),Cost,Temperature')
    expect(read(text).hourly[100]).toBeCloseTo(hourOf(100), 4)
    expect(problem(text.replace('Usage (kWh)', 'a'))).toBe(
      'This file has several columns of numbers. Keep the times and the kWh you used, and remove the others.',
    )
  })
  test.each([
    ['Wh', 1_000, 60, 1],
    ['kW', 1, 60, 1],
    ['kW', 1, 15, 1],
    ['W', 1_000, 15, 1],
    ['kWh', 0.25, 15, 1],
    ['kWh', 0.5, 30, 1],
  ] as const)('converts the unit %s: %d per %d minutes is 1 kWh per hour', (unit, value, minutes, kwh) => {
    const load = read(lines((8_760 * 60) / minutes, () => String(value), `Value (${unit})`))
    expect(load).toMatchObject({ unit, unitNamed: true, stepMinutes: minutes })
    expect(load.hourly[3_000]).toBeCloseTo(kwh, 9)
  })
  test('drops 29 February of a leap year', () => {
    const { hourly } = read(lines(8_784, (i) => hourOf(i).toFixed(4)))
    expect(hourly).toHaveLength(HOURS_OF_YEAR)
    // 28 February is day 58; 1 March is day 59 of this calendar and day 60 of the file.
    expect(hourly[58 * 24]).toBeCloseTo(hourOf(58 * 24), 4)
    expect(hourly[59 * 24]).toBeCloseTo(hourOf(60 * 24), 4)
  })

  /** 1 kWh in the hours of Saturdays and Sundays, 0.1 in the others. */
  const weekendOnly = (year: number, i: number) => {
    const weekday = new Date(Date.UTC(year, 0, 1, i)).getUTCDay()
    return weekday === 0 || weekday === 6 ? 1 : 0.1
  }
  test.each([
    [2023, 'a Sunday'],
    [2025, 'a Wednesday'],
    [2021, 'a Friday'],
  ])('keeps weekends of %d, which began on %s, on weekends', (year) => {
    const { hourly, first } = read(lines(8_760, (i) => `${time(year, i)},${weekendOnly(year, i)}`))
    expect(first).toEqual({ year, month: 1, day: 1, hour: 0 })
    const weekend = (day: number) => day % 7 >= 5
    const right = Array.from({ length: 365 }, (_, day) => (hourly[day * 24] as number) > 0.5 === weekend(day))
    expect(right.filter(Boolean)).toHaveLength(365)
  })
  test('rotates a year that begins in July to begin in January', () => {
    const start = Date.UTC(2024, 6, 1)
    const at = (i: number) => new Date(start + i * 3_600_000)
    const text = lines(8_760, (i) => `${at(i).toISOString().slice(0, 16)},${at(i).getUTCMonth() + 1}`)
    const { hourly } = read(text)
    expect(hourly[10 * 24]).toBeCloseTo(1, 1)
    expect(hourly[200 * 24]).toBeCloseTo(7, 1)
    expect(hourly[350 * 24]).toBeCloseTo(12, 1)
  })
  test('converts a start within daylight saving to standard time', () => {
    const start = Date.UTC(2025, 6, 1)
    const stamp = (i: number) => new Date(start + i * 3_600_000).toISOString().slice(0, 16)
    const text = lines(8_760, (i) => `${stamp(i)},${i % 24 === 12 ? 2 : 0.1}`)
    const noonOfJuly = ({ hourly }: ImportedLoad) => hourly.slice(190 * 24, 191 * 24).indexOf(Math.max(...hourly))
    expect(noonOfJuly(read(text))).toBe(12)
    expect(noonOfJuly(read(text, DAYLIGHT_SAVING.europe))).toBe(11)
  })
  test.each([
    ['day first', (month: number, day: number) => `${pad(day)}/${pad(month)}/2025`],
    ['month first', (month: number, day: number) => `${pad(month)}/${pad(day)}/2025`],
    ['German', (month: number, day: number) => `${pad(day)}.${pad(month)}.2025`],
  ])('distinguishes date formats: %s', (_, written) => {
    const at = (i: number) => new Date(Date.UTC(2025, 2, 1, i))
    const march = { year: 2025, month: 3, day: 1, hour: 0 }
    const day = (i: number) => written(at(i).getUTCMonth() + 1, at(i).getUTCDate())
    expect(read(lines(8_760, (i) => `${day(i)} ${pad(at(i).getUTCHours())}:00;0.4`)).first).toEqual(march)
  })
  test('reads timestamps at the end of intervals, with 12-hour clocks too', () => {
    expect(read(lines(35_040, (i) => `${time(2025, 0, 15 * (i + 1))};0.1`)).first?.hour).toBe(0)
    const halves = (i: number) => `2025-01-01 ${i % 12 === 0 ? 12 : i % 12}:00 ${i % 24 < 12 ? 'AM' : 'PM'},0.4`
    expect(read(lines(8_760, halves)).first?.hour).toBe(0)
  })

  test.each([
    ['', 'This file is empty. Choose another file.'],
    ['hello', 'This file has no column of numbers. Choose a file with your meter readings.'],
    [lines(100, () => '1'), 'This file has 100 readings. We need a full year: 8,760 hours or 35,040 quarter hours.'],
    [lines(50_000, () => '1'), 'This file has more than a year of quarter hours. Download 1 year.'],
    [`${'1'.repeat(3_000)}\n2`, 'The lines in this file are too long. Put each reading on its own line.'],
    [lines(8_760, (i) => (i === 41 ? 'x' : '0.5')), 'Reading 42 (“x”) is not a number. Correct it in the file.'],
    [lines(8_760, (i) => (i === 41 ? '-0.5' : '0.5')), 'Reading 42 (“-0.5”) is below zero. Correct it in the file.'],
    [
      lines(8_760, () => '0'),
      'These readings add up to 0 kWh a year. That is not typical of a home. Check the unit in the column heading.',
    ],
    [
      lines(8_760, () => '450'),
      'These readings add up to 3,942,000 kWh a year. That is not typical of a home. Check the unit in the column heading.',
    ],
    [lines(8_760, () => '9e7'), /^These readings add up to .* That is not typical of a home\./],
  ])('reports unreadable files in a sentence', (text, sentence) => {
    expect(problem(text)).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  })
})

describe('A number with an ambiguous separator', () => {
  /** 8,760 readings with one text, and another in every hundredth. */
  const written = (common: string, rare: string, separator = ';') =>
    lines(8_760, (i) => `${time(2018, i)}${separator}${i % 100 === 7 ? rare : common}`, `time${separator}Use (Wh)`)

  test.each([
    ['1,234', '987', 1234, 'whole numbers below 1,000 have no sign'],
    ['1.234', '987', 1234, 'whole numbers below 1,000 have no sign'],
    ['1,234', '0,987', 1.234, 'a number begins with 0'],
    ['1.234', '0.987', 1.234, 'a number begins with 0'],
    ['1,234', '987.5', 1234, 'another number has a decimal point'],
    ['1.234', '987,5', 1234, 'another number has a decimal comma'],
    ['1,234', '1,234.5', 1234, 'another number has both signs'],
    ['1,234', '12,34,567', 1234, 'another number has lakhs'],
    ['1,234', '1000', 1.234, 'thousands are not set apart'],
    ['1.234', '1000', 1.234, 'thousands are not set apart'],
  ])('is resolved: %s with %s is %d: %s', (common, rare, value) => {
    const [unit, perKwh] = value > 1_000 ? (['Wh', 1_000] as const) : (['kWh', 1] as const)
    expect(read(written(common, rare), null, unit).hourly[0]).toBeCloseTo(value / perKwh, 9)
  })

  test('has a decimal point where commas separate columns', () => {
    expect(read(written('1.234', '2.345', ','), null, 'kWh').hourly[0]).toBeCloseTo(1.234, 9)
  })

  test('is reported if the file does not decide, and read as the user chooses', () => {
    const text = written('1,234', '2,345')
    expect(importLoad(text)).toEqual({
      problem: 'In this file “1,234” could be two numbers. Choose the right one.',
      ambiguous: '1,234',
    })
    expect(read(text, null, 'Wh', '.').hourly[0]).toBeCloseTo(1.234, 9)
    expect(read(text, null, 'kWh', ',').hourly[0]).toBeCloseTo(1.234, 9)
  })
})

describe('A year of readings with gaps', () => {
  /** Every hour of the week has its own value [kWh], the same in all weeks. */
  const weekly = (i: number) => 0.1 + (i % 168) / 200
  const dated = (i: number) => `${time(2025, i)},${weekly(i)}`

  test('fills empty cells from nearby weeks and counts them', () => {
    const gaps: Readonly<Record<number, string>> = { 1000: '', 1001: '-', 8700: 'n/a' }
    const { hourly, filledHours } = read(lines(8_760, (i) => `${time(2018, i)},${gaps[i] ?? weekly(i)}`))
    expect(filledHours).toBe(3)
    for (const i of [1_000, 1_001, 8_700]) expect(hourly[i]).toBeCloseTo(weekly(i), 6)
  })
  test('detects missing rows by the timestamps of the others', () => {
    const all = lines(8_760, (i) => `${time(2018, i)},${weekly(i)}`).split('\n')
    const { hourly, filledHours } = read(all.filter((_, i) => i < 4_000 || i >= 4_050).join('\n'))
    expect(filledHours).toBe(50)
    expect(hourly[3_999]).toBeCloseTo(weekly(3_999), 6)
    expect(hourly[4_025]).toBeCloseTo(weekly(4_025), 6)
    expect(hourly[4_050]).toBeCloseTo(weekly(4_050), 6)
  })
  test('counts a missing quarter hour as one filled hour', () => {
    const rows = Array.from({ length: 35_040 }, (_, i) => `${time(2018, 0, 15 * i)};0.1`)
    const { hourly, filledHours, stepMinutes } = read(rows.filter((_, i) => i !== 2_001).join('\n'))
    expect({ filledHours, stepMinutes }).toEqual({ filledHours: 1, stepMinutes: 15 })
    expect(hourly[500]).toBeCloseTo(0.4, 6)
  })
  test('uses the last year of a longer file', () => {
    const { hourly, first } = read(lines(8_760 + 240, (i) => `${time(2025, i)},${i < 240 ? 9 : 0.5}`))
    expect(first).toEqual({ year: 2025, month: 1, day: 11, hour: 0 })
    expect(Math.max(...hourly)).toBeCloseTo(0.5, 6)
  })
  test('converts hours within daylight saving to standard time', () => {
    // Clocks in Berlin in 2025: forward on 30 March at 2 h, back on 26 October at 3 h. 13 h of the clock has 2 kWh, and two
    // rows of May are missing, so that the rows are no year by their number.
    const style = { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' } as const
    const clock = new Intl.DateTimeFormat('sv-SE', style)
    const start = Date.UTC(2024, 11, 31, 23)
    const rows = Array.from({ length: 8_760 }, (_, i) => clock.format(start + i * 3_600_000))
    const text = rows
      .filter((_, i) => i !== 3_000 && i !== 3_001)
      .map((stamp) => `${stamp},${stamp.endsWith('13:00') ? 2 : 0.1}`)
      .join('\n')
    const { hourly, filledHours } = read(text)
    const dearest = (day: number) => hourly.slice(day * 24, day * 24 + 24).findIndex((kwh) => kwh > 1)
    expect(filledHours).toBe(2)
    expect([10, 200, 350].map(dearest)).toEqual([13, 12, 13])
  })
  test('refuses half a year or a month of gaps with a sentence', () => {
    expect(problem(lines(4_400, dated))).toBe('This file covers 183 days. We need a full year.')
    expect(problem(lines(8_760, (i) => `${time(2018, i)},${i > 2_000 && i < 3_000 ? '' : 0.5}`))).toBe(
      'This file has gaps: 999 hours are missing. We need at least 9 in 10 hours of a year.',
    )
  })
  test('reads numbers without a unit in the unit chosen by the user', () => {
    const bare = lines(8_760, () => '500')
    expect(problem(bare)).toMatch(/not typical of a home/)
    expect(read(bare, null, 'Wh').hourly[99]).toBeCloseTo(0.5, 9)
  })
})

/** Green Button as utilities export it: local midnight in UTC, with the offset. */
function greenButton(readings: readonly [start: number, duration: number, value: number][], facts = '') {
  const blocks = readings.map(
    ([start, duration, value]) =>
      `<espi:IntervalReading><espi:cost>5</espi:cost><espi:timePeriod><espi:duration>${duration}</espi:duration><espi:start>${start}</espi:start></espi:timePeriod><espi:value>${value}</espi:value></espi:IntervalReading>`,
  )
  return `<?xml version="1.0"?><!-- <value>7</value> --><feed xmlns="http://www.w3.org/2005/Atom" xmlns:espi="http://naesb.org/espi"><entry><content>${facts}<espi:IntervalBlock><espi:interval><espi:duration>31536000</espi:duration><espi:start>1293868800</espi:start></espi:interval>${blocks.join('\n')}</espi:IntervalBlock></content></entry></feed>`
}
const KIND =
  '<espi:ReadingType><espi:powerOfTenMultiplier>0</espi:powerOfTenMultiplier><espi:uom>72</espi:uom></espi:ReadingType>'
const ZONE = '<espi:LocalTimeParameters><espi:tzOffset>-28800</espi:tzOffset></espi:LocalTimeParameters>'
/** 1 January 2018, a Monday, 0 h at −8 h. */
const START = Date.UTC(2018, 0, 1, 8) / 1000
const readings = (count: number, seconds: number, value: (i: number) => number) =>
  Array.from({ length: count }, (_, i): [number, number, number] => [START + i * seconds, seconds, value(i)])
const wattHours = (i: number) => Math.round(hourOf(i) * 1000)
const YEAR = readings(8_760, 3_600, wattHours)

describe('Importing a year of readings as Green Button', () => {
  test('assigns hours in Wh to local standard time', () => {
    const load = read(greenButton(YEAR, KIND + ZONE))
    expect(load).toMatchObject({
      format: 'green-button',
      stepMinutes: 60,
      first: { year: 2018, month: 1, day: 1, hour: 0 },
    })
    expect(load.hourly[0]).toBeCloseTo(hourOf(0), 3)
    expect(load.hourly[7_000]).toBeCloseTo(hourOf(7_000), 3)
  })
  test('sums quarter hours and applies the power-of-ten multiplier', () => {
    const thousandths = KIND.replace('>0<', '>-3<')
    const quarters = readings(35_040, 900, () => 125_000)
    const text = greenButton(quarters, ZONE).replace('</feed>', `${thousandths}</feed>`)
    expect(read(text).hourly[1_234]).toBeCloseTo(0.5, 9)
  })
  test('uses the last complete year of a longer file', () => {
    const longer = readings(9_000, 3_600, (i) => (i < 240 ? 9_000 : 500))
    expect(Math.max(...read(greenButton(longer, KIND + ZONE)).hourly)).toBeCloseTo(0.5, 9)
  })
  test('starts at midnight if the file has no time zone', () => {
    expect(read(greenButton(YEAR, KIND)).first).toMatchObject({ month: 1, day: 1, hour: 0 })
  })

  const days = readings(365, 86_400, () => 9_000)
  const negative = readings(8_760, 3_600, () => -5)
  const thousandYears = [0, 40_000_000_000].map((start): [number, number, number] => [start, 3_600, 5])
  const directions = '<flowDirection>1</flowDirection><flowDirection>19</flowDirection>'
  const UNITS = 'We cannot read the units in this file. Try the CSV download instead.'
  test.each([
    [
      'a gap',
      greenButton([...YEAR.slice(0, 5_000), ...YEAR.slice(5_001)], KIND),
      'This file has gaps. Its longest part without one has 5,000 hours. We need a full year.',
    ],
    [
      'two readings of the same hour',
      greenButton([...YEAR, [START, 3_600, 1]], KIND),
      'This file has 2 readings for the same time. Download only the electricity you use.',
    ],
    ['days', greenButton(days, KIND), 'These readings are longer than 1 hour. Download hourly readings.'],
    ['gas', greenButton(YEAR, KIND.replace('72', '169')), UNITS],
    [
      'use and export together',
      greenButton(YEAR, KIND + directions),
      'This file has several kinds of readings. Download only the electricity you use.',
    ],
    ['a power of ten of 40', greenButton(YEAR, KIND.replace('>0<', '>40<')), UNITS],
    [
      'a negative value',
      greenButton(negative, KIND),
      'Some readings in this file are incomplete or below zero. Try the CSV download instead.',
    ],
    [
      'a thousand years',
      greenButton(thousandYears, KIND),
      'This file has more than 5 years of readings. Download 1 year.',
    ],
    ['no readings', '<feed></feed>', 'This Green Button file has no readings. Download your hourly electricity use.'],
    [
      'an entity bomb',
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><feed>&a;</feed>',
      'We cannot read this Green Button file. Download it again, or use CSV.',
    ],
    [
      'a broken end',
      `${greenButton(readings(10, 3_600, wattHours)).slice(0, -40)}<espi`,
      'This file is incomplete. Download it again.',
    ],
  ])('reports %s in a sentence', (_, text, sentence) => expect(problem(text)).toBe(sentence))
})

describe('Importing any text', () => {
  const words =
    '< > <IntervalReading> </value> <start>1</start> <!-- --> 1 - , ; " 1.5 2025-01-01 01/02/2025 kWh NaN 1e999'
  const piece = fc.constantFrom(...words.split(' '), '\t', '\n', '\u0000', '\uD800')
  test('returns 8,760 finite values or one sentence and never throws', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
    )
    forAll([texts], 300, (text) => {
      const load = importLoad(text)
      if ('problem' in load) expect(load.problem).toMatch(/^[A-Z].*[.?]$/)
      else expect(load.hourly.every(Number.isFinite)).toBe(true)
    })
  })
  test('holds for valid files with random changes too', () => {
    const good = [lines(8_760, (i) => `${time(2025, i)};0.4`, 'time;kWh'), greenButton(YEAR, KIND + ZONE)]
    forAll([fc.constantFrom(...good), fc.nat(400_000), fc.nat(200), piece], 25, (text, at, length, put) => {
      const place = at % text.length
      const load = importLoad(text.slice(0, place) + put + text.slice(place + length))
      if ('problem' in load) expect(load.problem).toMatch(/^[A-Z].*[.?]$/)
      else expect(load.hourly.every((kwh) => kwh >= 0 && kwh < 1e6)).toBe(true)
    })
  })
})
