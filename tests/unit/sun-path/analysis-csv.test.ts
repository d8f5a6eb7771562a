import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { analyzePlace } from '#shared/solar/analyze-place.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { tableResource, yearlyMean } from '#shared/solar/resource.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { createHourlyCsv, createMonthlyCsv, createYearCsv } from '../../../client/src/features/sun-path/downloads.tsx'
import { formatCsv } from '../../../client/src/ui/download-file.ts'

const latitude = 39.7392
const longitude = -104.9903
const resource = tableResource(await loadClimateTable(), latitude, longitude)
const roof = { tilt: 33, azimuth: 180 }
const analysis = analyzePlace({ latitude, resource, roof, peakPower: 5 })

const rows = (text: string) =>
  text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
const column = (text: string, heading: RegExp) => {
  // Headings with commas are quoted.
  const names = [...(text.slice(1).split('\r\n')[0] ?? '').matchAll(/"([^"]*)"|([^,]+)/g)].map(
    (m) => m[1] ?? m[2] ?? '',
  )
  const at = names.findIndex((name) => heading.test(name))
  return rows(text)
    .slice(1)
    .map((row) => Number(row[at]))
}

describe('CSV downloads', () => {
  test('quote cells with commas or quotation marks', () => {
    const rows = [
      ['a,b', 'say "so"', 1.23456],
      ['plain', '', 2],
    ]
    expect(formatCsv(rows)).toBe('\uFEFF"a,b","say ""so""",1.2346\r\nplain,,2\r\n')
  })

  test('have months that add up to the displayed year', () => {
    const text = createMonthlyCsv(analysis)
    expect(rows(text)).toHaveLength(13)
    expect(rows(text)[1]?.[0]).toBe('January')
    expect(sumOf(column(text, /^Days$/))).toBe(365)
    expect(sumOf(column(text, /your roof, most likely/))).toBeCloseTo(analysis.roofYield.p50, 1)
    expect(sumOf(column(text, /Sunshine, your roof/))).toBeCloseTo(analysis.roof.irradiation, 1)
  })

  test('have mean days that add up to the months', () => {
    const text = createHourlyCsv(analysis)
    expect(rows(text)).toHaveLength(289)
    const january = column(text, /Output, your roof/).slice(0, 24)
    expect(sumOf(january) * 31).toBeCloseTo(analysis.months[0]?.roofYield.p50 ?? 0, 0)
  })

  test('have 8,760 hours in order that add up to the displayed year', () => {
    const { global, temperature } = resource
    const weather = buildWeatherYear({ latitude, longitude, utcOffset: -7, global, temperature })
    const text = createYearCsv(weather, computeHourlyYear(weather, analysis.system, roof), 5)
    expect(rows(text)).toHaveLength(8761)
    expect(rows(text)[8760]?.slice(0, 2)).toEqual(['365', '23'])
    expect(sumOf(column(text, /Sunshine, level ground/))).toBeCloseTo(analysis.horizontal, -1)
    expect(sumOf(column(text, /Sunshine, your roof/))).toBeCloseTo(analysis.roof.irradiation, -1)
    expect(sumOf(column(text, /Output/)) / analysis.roofYield.p50).toBeCloseTo(1, 3)
    expect(sumOf(column(text, /Air temperature/)) / 8760).toBeCloseTo(yearlyMean(temperature), 2)
  })
})
