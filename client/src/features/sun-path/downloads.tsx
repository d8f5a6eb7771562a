import { Download } from 'lucide-react'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { formatNumber } from '#shared/format/number.ts'
import { monthNames } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import type { PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { horizonFromObstacles } from '#shared/solar/horizon.ts'
import { computeHourlyYear, type HourlyYear } from '#shared/solar/hourly-year.ts'
import { selectUsableObstacles } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { standardOffset } from '#shared/solar/time-zone.ts'
import { buildWeatherYear, type WeatherYear } from '#shared/solar/weather-year.ts'
import { useRegion } from '../../home/region.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { createCsv, downloadFile } from '../../ui/download-file.ts'
import type { AnalysisInputs } from './place-inputs.ts'

const HOURS_PER_YEAR = 8760

export function Downloads({ site, analysis, inputs }: { site: Site; analysis: PlaceAnalysis; inputs: AnalysisInputs }) {
  const region = useRegion()
  const { latitude, longitude } = site
  const fileName = (what: string) =>
    `helioplan-${what}-${formatCoordinate(latitude)}_${formatCoordinate(longitude)}.csv`
  function createWeatherYearCsv() {
    const { global, diffuse, temperature } = inputs.resource
    const horizon = horizonFromObstacles(selectUsableObstacles(inputs.obstacles))
    const utcOffset = standardOffset(site.timeZone, new Date().getFullYear())
    const climate = { latitude, longitude, utcOffset, global, temperature, horizon, ...(diffuse && { diffuse }) }
    const weather = buildWeatherYear(climate)
    return createYearCsv(weather, computeHourlyYear(weather, analysis.system, inputs.roof), inputs.roof.peakPower)
  }
  const files = [
    { label: t('Monthly table'), name: fileName('months'), text: () => createMonthlyCsv(analysis) },
    { label: t('Hours of 12 average days'), name: fileName('mean-days'), text: () => createHourlyCsv(analysis) },
    {
      label: t('All {hours} hours', { hours: formatNumber(HOURS_PER_YEAR, region) }),
      name: fileName('hours'),
      text: createWeatherYearCsv,
    },
  ]
  return (
    <CardSection heading={t('Download the figures')} className="print:hidden">
      <p className="mb-4 text-soft">
        {t(
          'Tables for a spreadsheet (CSV). The hours of average days are in true solar time: the sun is highest at 12. The hours of the whole year are in local standard time, without daylight saving time. They are a typical year of dark and bright days.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {files.map(({ label, name, text }) => (
          <Button key={name} variant="secondary" onClick={() => downloadFile(name, text(), 'text/csv')}>
            <Download aria-hidden="true" className="size-5" />
            {label}
          </Button>
        ))}
      </div>
    </CardSection>
  )
}

export const createMonthlyCsv = ({ months }: PlaceAnalysis): string =>
  createCsv(months, [
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
  ])

export const createHourlyCsv = ({ hours }: PlaceAnalysis): string =>
  createCsv(hours, [
    [t('Month'), ({ month }) => monthNames()[month] as string],
    [t('Hour starts at (true solar time)'), ({ hour }) => hour],
    [t('Sunshine, level ground (kWh/m²)'), ({ horizontal }) => horizontal],
    [t('Diffuse sunshine, level ground (kWh/m²)'), ({ diffuse }) => diffuse],
    [t('Sunshine, your roof (kWh/m²)'), ({ roof }) => roof],
    [t('Output, your roof (kWh)'), ({ roofYield }) => roofYield],
  ])

/** 8,760 hours of a synthetic weather year; `peakPower` [kWp]. */
export const createYearCsv = (weather: WeatherYear, roof: HourlyYear, peakPower: number): string =>
  createCsv(weather.global, [
    [t('Day of the year'), (_, hour) => Math.floor(hour / 24) + 1],
    [t('Hour starts at (local standard time)'), (_, hour) => hour % 24],
    [t('Sunshine, level ground (kWh/m²)'), (_, hour) => weather.global[hour] as number],
    [t('Air temperature (°C)'), (_, hour) => weather.temperature[hour] as number],
    [t('Sunshine, your roof (kWh/m²)'), (_, hour) => roof.irradiation[hour] as number],
    [t('Output, your roof (kWh)'), (_, hour) => (roof.ac[hour] as number) * peakPower],
  ])
