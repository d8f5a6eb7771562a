import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { yearlyMean } from '#shared/solar/resource.ts'
import { readPvwatts } from './references.ts'
import { percentDifference, summarize } from './statistics.ts'

/** The specification's formula against the irradiation at the reference places. */
export async function measurePeakSunHours() {
  const { places } = await readPvwatts()
  return summarize(
    places.map(({ latitude, global }) =>
      percentDifference(sunPathAnalysis({ latitude }).peakSunHours, yearlyMean(global)),
    ),
    0,
  )
}
