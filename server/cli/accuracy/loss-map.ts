import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { bestPlane, yieldMap } from '#shared/solar/loss-map.ts'
import { yearlyYield } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { placeModel } from '#shared/solar/place-model.ts'
import { type ReferencePlace, readPvwatts } from './references.ts'
import { count, summary, total } from './statistics.ts'

/** The best tilt and what other roofs lose against it, judged by the reference: by its yields, best tilt and 1 % band. */
export async function measureLossMap() {
  const { places } = await readPvwatts()
  const measured = places.map(measurePlace)
  return {
    degrees: summary(
      measured.map(({ degrees }) => degrees),
      1,
    ),
    /** Our best tilt, and the specification's formula for it, within 1 % of the reference's best yield. */
    bestWithinOnePerCent: count(measured.map(({ bestHolds }) => bestHolds)),
    formulaWithinOnePerCent: count(measured.map(({ formulaHolds }) => formulaHolds)),
    /** What our map says that a roof loses, less what the reference says [percentage points]. */
    lossPoints: summary(measured.flatMap(({ lossPoints }) => lossPoints)),
  }
}

function measurePlace(place: ReferencePlace) {
  const { latitude, global, temperature } = place
  const light = placeModel({ latitude, global, temperature })
  const system = systemModel()
  const best = bestPlane(light, system, yieldMap(light, system), latitude)
  const [low, high] = place.tiltsWithinOnePerCent
  const isWithin = (tilt: number) => tilt >= low && tilt <= high
  const roofs = place.planes.filter(({ mounting }) => mounting === 'roof')
  return {
    degrees: best.tilt - place.bestTilt,
    bestHolds: isWithin(best.tilt),
    formulaHolds: isWithin(sunPathAnalysis({ latitude }).optimalAngle),
    lossPoints: roofs.map((roof) => {
      const ours = 1 - yearlyYield(light, system, roof) / best.yield
      const reference = 1 - total(roof.ac) / place.bestYield
      return 100 * (ours - reference)
    }),
  }
}
