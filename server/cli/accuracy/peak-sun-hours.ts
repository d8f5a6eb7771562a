import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { yearlyMean } from '#shared/solar/resource.ts'
import { readPvwatts } from './references.ts'
import { percentOff, summary } from './statistics.ts'

/** The specification's formula for peak sun hours against what falls at the reference places. */
export async function measurePeakSunHours() {
  const { places } = await readPvwatts()
  return summary(
    places.map(({ latitude, global }) => percentOff(sunPathAnalysis({ latitude }).peakSunHours, yearlyMean(global))),
    0,
  )
}
