import { MONTH_NAMES } from '#shared/format/time.ts'
import type { AnalysisMonth, PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import type { HourlyYear } from '#shared/solar/hourly-year.ts'
import type { WeatherYear } from '#shared/solar/weather-year.ts'
import { type CsvCell, formatCsv } from '../../ui/csv.ts'

const MONTH_COLUMNS: readonly [string, (month: AnalysisMonth) => CsvCell][] = [
  ['Month', ({ month }) => MONTH_NAMES[month] as string],
  ['Days', ({ days }) => days],
  ['Peak sun hours, horizontal (kWh/m²/day)', ({ peakSunHours }) => peakSunHours],
  ['Air temperature (°C)', ({ temperature }) => temperature],
  ['Irradiation, horizontal (kWh/m²)', ({ horizontal }) => horizontal],
  ['Irradiation, your roof (kWh/m²)', ({ roof }) => roof],
  ['Irradiation, best tilt (kWh/m²)', ({ best }) => best],
  ['Yield, your roof, P50 (kWh)', ({ roofYield }) => roofYield.p50],
  ['Yield, your roof, P90 (kWh)', ({ roofYield }) => roofYield.p90],
  ['Yield, your roof, P10 (kWh)', ({ roofYield }) => roofYield.p10],
  ['Yield, best tilt (kWh)', ({ bestYield }) => bestYield],
]

export const createMonthlyCsv = ({ months }: PlaceAnalysis): string =>
  formatCsv([
    MONTH_COLUMNS.map(([heading]) => heading),
    ...months.map((month) => MONTH_COLUMNS.map(([, cellOf]) => cellOf(month))),
  ])

export const createHourlyCsv = ({ hours }: PlaceAnalysis): string =>
  formatCsv([
    [
      'Month',
      'Hour begins (true solar time)',
      'Irradiation, horizontal (kWh/m²)',
      'Of it diffuse (kWh/m²)',
      'Irradiation, your roof (kWh/m²)',
      'Yield, your roof (kWh)',
    ],
    ...hours.map(({ month, hour, horizontal, diffuse, roof, roofYield }) => [
      MONTH_NAMES[month] as string,
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
      'Day of the year',
      'Hour begins (local standard time)',
      'Irradiation, horizontal (kWh/m²)',
      'Air temperature (°C)',
      'Irradiation, your roof (kWh/m²)',
      'Yield, your roof (kWh)',
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
