import { monthNames } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import type { AnalysisMonth, PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import type { HourlyYear } from '#shared/solar/hourly-year.ts'
import type { WeatherYear } from '#shared/solar/weather-year.ts'
import { type CsvCell, formatCsv } from '../../ui/csv.ts'

const monthColumns = (): readonly (readonly [heading: string, cellOf: (month: AnalysisMonth) => CsvCell])[] => [
  [t('Month'), ({ month }) => monthNames()[month] as string],
  [t('Days'), ({ days }) => days],
  [t('Peak sun hours, level ground (kWh/m²/day)'), ({ peakSunHours }) => peakSunHours],
  [t('Air temperature (°C)'), ({ temperature }) => temperature],
  [t('Sunshine, level ground (kWh/m²)'), ({ horizontal }) => horizontal],
  [t('Sunshine, your roof (kWh/m²)'), ({ roof }) => roof],
  [t('Sunshine, best slope (kWh/m²)'), ({ best }) => best],
  [t('Output, your roof, most likely (kWh)'), ({ roofYield }) => roofYield.p50],
  [t('Output, your roof, poor month, 1 in 10 (kWh)'), ({ roofYield }) => roofYield.p90],
  [t('Output, your roof, good month, 1 in 10 (kWh)'), ({ roofYield }) => roofYield.p10],
  [t('Output, best slope (kWh)'), ({ bestYield }) => bestYield],
]

export function createMonthlyCsv({ months }: PlaceAnalysis): string {
  const columns = monthColumns()
  return formatCsv([
    columns.map(([heading]) => heading),
    ...months.map((month) => columns.map(([, cellOf]) => cellOf(month))),
  ])
}

export const createHourlyCsv = ({ hours }: PlaceAnalysis): string =>
  formatCsv([
    [
      t('Month'),
      t('Hour starts at (true solar time)'),
      t('Sunshine, level ground (kWh/m²)'),
      t('Diffuse sunshine, level ground (kWh/m²)'),
      t('Sunshine, your roof (kWh/m²)'),
      t('Output, your roof (kWh)'),
    ],
    ...hours.map(({ month, hour, horizontal, diffuse, roof, roofYield }) => [
      monthNames()[month] as string,
      hour,
      horizontal,
      diffuse,
      roof,
      roofYield,
    ]),
  ])

/** 8,760 hours of a synthetic weather year; `peakPower` [kWp]. */
export const createYearCsv = (weather: WeatherYear, roof: HourlyYear, peakPower: number): string =>
  formatCsv([
    [
      t('Day of the year'),
      t('Hour starts at (local standard time)'),
      t('Sunshine, level ground (kWh/m²)'),
      t('Air temperature (°C)'),
      t('Sunshine, your roof (kWh/m²)'),
      t('Output, your roof (kWh)'),
    ],
    ...Array.from(weather.global, (global, hour) => [
      Math.floor(hour / 24) + 1,
      hour % 24,
      global,
      weather.temperature[hour] as number,
      roof.irradiation[hour] as number,
      (roof.ac[hour] as number) * peakPower,
    ]),
  ])
