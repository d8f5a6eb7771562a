import { MONTH_DAYS } from '../calendar.ts'
import type { Light } from './light.ts'
import { slotBeamNormal } from './plane-hours.ts'

/** Light of each month without obstacles [kWh/m²]. */
export interface MonthlyProfile {
  readonly horizontal: readonly number[]
  readonly diffuse: readonly number[]
  /** Light of the sun alone on a plane that faces it. */
  readonly beamNormal: readonly number[]
}

/** @param light of `computeMeanDayLight` */
export function computeMonthlyProfile(light: Light): MonthlyProfile {
  const months = () => MONTH_DAYS.map(() => 0)
  const profile = { horizontal: months(), diffuse: months(), beamNormal: months() }
  for (let slot = 0; slot < light.slots; slot += 1) {
    const month = light.month[slot] as number
    const time = (light.length[slot] as number) * (light.days[slot] as number)
    for (let at = slot * light.skies; at < (slot + 1) * light.skies; at += 1) {
      const values = {
        horizontal: light.global[at] as number,
        diffuse: light.diffuse[at] as number,
        beamNormal: slotBeamNormal(light, slot, at).unobstructed,
      }
      for (const name of ['horizontal', 'diffuse', 'beamNormal'] as const)
        profile[name][month] = (profile[name][month] as number) + values[name] * time
    }
  }
  return profile
}
