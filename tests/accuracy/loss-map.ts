import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { computeYieldMap, findBestPlane } from '#shared/solar/loss-map.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computeYearlyYield } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { type ReferencePlace, readPvwatts } from './references.ts'
import { countHolding, summarize, total } from './statistics.ts'

/** Best tilt, and the loss of other roofs relative to it. */
export async function measureLossMap() {
  const { places } = await readPvwatts()
  const measured = places.map(measurePlace)
  return {
    degrees: summarize(
      measured.map(({ degrees }) => degrees),
      1,
    ),
    /**
     * Cases where our best tilt, or that of the specification's formula, is within 1 % of the reference's best yield.
     */
    bestWithinOnePerCent: countHolding(measured.map(({ bestHolds }) => bestHolds)),
    formulaWithinOnePerCent: countHolding(measured.map(({ formulaHolds }) => formulaHolds)),
    /** Our loss minus the reference's [percentage points]. */
    lossPoints: summarize(measured.flatMap(({ lossPoints }) => lossPoints)),
  }
}

function measurePlace(place: ReferencePlace) {
  const { latitude, global, temperature } = place
  const light = computeMeanDayLight({ latitude, global, temperature })
  const system = systemModel()
  const best = findBestPlane(light, system, computeYieldMap(light, system), latitude)
  const [low, high] = place.tiltsWithinOnePerCent
  const isWithin = (tilt: number) => tilt >= low && tilt <= high
  const roofs = place.planes.filter(({ mounting }) => mounting === 'roof')
  return {
    degrees: best.tilt - place.bestTilt,
    bestHolds: isWithin(best.tilt),
    formulaHolds: isWithin(sunPathAnalysis({ latitude }).optimalAngle),
    lossPoints: roofs.map((roof) => {
      const ours = 1 - computeYearlyYield(light, system, roof) / best.yield
      const reference = 1 - total(roof.ac) / place.bestYield
      return 100 * (ours - reference)
    }),
  }
}
