import { Download } from 'lucide-react'
import type { PlaceAnalysis } from '#shared/solar/analyse-place.ts'
import { horizonFromObstacles } from '#shared/solar/horizon.ts'
import { hourlyYear } from '#shared/solar/hourly-year.ts'
import { usableObstacles } from '#shared/solar/obstacle.ts'
import type { Site } from '#shared/solar/site.ts'
import { standardOffset } from '#shared/solar/time-zone.ts'
import { weatherYear } from '#shared/solar/weather-year.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import type { Counted } from './counted.ts'
import { hourlyCsv, monthlyCsv, yearCsv } from './csv.ts'

interface DownloadsProps {
  readonly site: Site
  readonly analysis: PlaceAnalysis
  readonly counted: Counted
}

export function Downloads({ site, analysis, counted }: DownloadsProps) {
  const { latitude, longitude } = site
  const file = (what: string) => `helioplan-${what}-${latitude.toFixed(4)}_${longitude.toFixed(4)}.csv`
  function wholeYear() {
    const { global, diffuse, temperature } = counted.resource
    const horizon = horizonFromObstacles(usableObstacles(counted.obstacles))
    const utcOffset = standardOffset(site.timeZone, new Date().getFullYear())
    const climate = { latitude, longitude, utcOffset, global, temperature, horizon, ...(diffuse && { diffuse }) }
    const weather = weatherYear(climate)
    return yearCsv(weather, hourlyYear(weather, analysis.system, counted.roof), counted.roof.peakPower)
  }
  const files = [
    { words: 'Monthly table', name: file('months'), text: () => monthlyCsv(analysis) },
    { words: 'Hours of twelve mean days', name: file('mean-days'), text: () => hourlyCsv(analysis) },
    { words: 'All 8,760 hours', name: file('hours'), text: wholeYear },
  ]
  return (
    <CardSection heading="Take the figures with you" className="print:hidden">
      <p className="mb-4 text-soft">
        Tables for a spreadsheet (CSV). The hours of mean days are true solar time: the sun stands highest at 12. All
        8,760 hours are local standard time, without summer time, in a typical year of dark and bright days.
      </p>
      <div className="flex flex-wrap gap-3">
        {files.map(({ words, name, text }) => (
          <Button key={name} variant="secondary" onClick={() => saveFile(name, text(), 'text/csv')}>
            <Download aria-hidden="true" className="size-5" />
            {words}
          </Button>
        ))}
      </div>
    </CardSection>
  )
}
