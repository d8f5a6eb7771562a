import type { Light } from './light.ts'
import type { PlaneYear } from './orientation.ts'

/** One hour of a mean day in true solar time: `hour` 6 is 06:00 to 07:00. Values per hour [kWh/m²] and [kWh]. */
export interface AnalysisHour {
  readonly month: number
  readonly hour: number
  readonly horizontal: number
  readonly diffuse: number
  readonly roof: number
  readonly roofYield: number
}

/**
 * @param light of `computeMeanDayLight`
 * @param peakPower [kWp]
 */
export function computeMeanDayHours(light: Light, roof: PlaneYear, peakPower: number): AnalysisHour[] {
  const horizontal = new Float64Array(288)
  const diffuse = new Float64Array(288)
  const add = (column: Float64Array, at: number, value: number) => {
    column[at] = (column[at] as number) + value
  }
  for (let slot = 0; slot < light.slots; slot += 1) {
    const hour = 24 * (light.month[slot] as number) + (light.hour[slot] as number)
    const share = (light.length[slot] as number) / light.skies
    for (let at = slot * light.skies; at < (slot + 1) * light.skies; at += 1) {
      add(horizontal, hour, (light.global[at] as number) * share)
      add(diffuse, hour, (light.diffuse[at] as number) * share)
    }
  }
  return Array.from(horizontal, (global, hour) => ({
    month: Math.floor(hour / 24),
    hour: hour % 24,
    horizontal: global,
    diffuse: diffuse[hour] as number,
    roof: roof.hourlyIrradiation[hour] as number,
    roofYield: (roof.hourlyYield[hour] as number) * peakPower,
  }))
}
