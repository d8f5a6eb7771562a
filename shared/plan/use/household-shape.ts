import type { HouseholdShape } from '../../energy/load.ts'
import { chooseProfile, deriveHouseholdRange, type HouseholdRange } from '../../energy/profile-choice.ts'
import type { AssumptionLog } from '../basis/assumption-log.ts'
import type { UseSiteData } from '../basis/site-data.ts'
import type { UseInputs } from './use-inputs.ts'

interface Shapes {
  readonly shape: HouseholdShape
  readonly range: HouseholdRange | null
  readonly readings?: Float64Array
}

/** How the household spreads its use: by its own hours, a published profile or the meter. */
export function resolveShapes({ use, country }: UseInputs, siteData: UseSiteData, assumptions: AssumptionLog): Shapes {
  const { day = { kind: 'usual', atHome: 'mixed' } } = use
  if (day.kind === 'hours') {
    return { shape: { kind: 'hours', workday: day.workday, weekend: day.weekend }, range: null }
  }
  const chosen = chooseProfile({
    country,
    atHome: day.kind === 'usual' ? day.atHome : 'mixed',
    monthlyTemperature: siteData.solar.monthlyTemperature,
  })
  const profileShapes = { shape: { kind: 'profile', ...chosen }, range: deriveHouseholdRange(chosen) } as const
  if (day.kind === 'usual') return profileShapes
  if (siteData.meterReadings) return { ...profileShapes, readings: siteData.meterReadings }
  // Without the readings their monthly sums count, in the default shape.
  assumptions.missing.add('use.day')
  return profileShapes
}
