import { Download } from 'lucide-react'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { formatNumber } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import type { PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { horizonFromObstacles } from '#shared/solar/horizon.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { selectUsableObstacles } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { standardOffset } from '#shared/solar/time-zone.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { useRegion } from '../../home/region.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { createHourlyCsv, createMonthlyCsv, createYearCsv } from './analysis-csv.ts'
import type { AnalysisInputs } from './analysis-inputs.ts'

const HOURS_PER_YEAR = 8760

interface DownloadsProps {
  readonly site: Site
  readonly analysis: PlaceAnalysis
  readonly inputs: AnalysisInputs
}

export function Downloads({ site, analysis, inputs }: DownloadsProps) {
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
