import { Download } from 'lucide-react'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import type { PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { horizonFromObstacles } from '#shared/solar/horizon.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { selectUsableObstacles } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { standardOffset } from '#shared/solar/time-zone.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { createHourlyCsv, createMonthlyCsv, createYearCsv } from './analysis-csv.ts'
import type { AnalysisInputs } from './analysis-inputs.ts'

interface DownloadsProps {
  readonly site: Site
  readonly analysis: PlaceAnalysis
  readonly inputs: AnalysisInputs
}

export function Downloads({ site, analysis, inputs }: DownloadsProps) {
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
    { words: 'Monthly table', name: fileName('months'), text: () => createMonthlyCsv(analysis) },
    { words: 'Hours of twelve mean days', name: fileName('mean-days'), text: () => createHourlyCsv(analysis) },
    { words: 'All 8,760 hours', name: fileName('hours'), text: createWeatherYearCsv },
  ]
  return (
    <CardSection heading="Take the figures with you" className="print:hidden">
      <p className="mb-4 text-soft">
        Tables for a spreadsheet (CSV). The hours of mean days are true solar time: the sun stands highest at 12. All
        8,760 hours are local standard time, without summer time, in a typical year of dark and bright days.
      </p>
      <div className="flex flex-wrap gap-3">
        {files.map(({ words, name, text }) => (
          <Button key={name} variant="secondary" onClick={() => downloadFile(name, text(), 'text/csv')}>
            <Download aria-hidden="true" className="size-5" />
            {words}
          </Button>
        ))}
      </div>
    </CardSection>
  )
}
