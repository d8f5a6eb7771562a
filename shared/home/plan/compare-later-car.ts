import type { Home } from '../home.ts'
import type { Preset } from '../presets/preset.ts'
import { RANKING_YEAR_STEP } from './compare-sizes.ts'
import { type PlannedHome, withDefaultSystem } from './default-system.ts'
import { DEFAULTS } from './defaults.ts'
import { panelsOf } from './panels.ts'
import { resolvePlanInputs } from './resolve-plan-inputs.ts'
import { withoutLease } from './resolve-project.ts'
import { simulatePlan } from './simulate-plan.ts'
import type { SiteData } from './site-data.ts'
import type { TimeSliced } from './time-sliced.ts'

/** A typical electric car. */
export const LATER_CAR = {
  kmPerYear: DEFAULTS.carKmPerYear.value,
  kwhPer100Km: DEFAULTS.carKwhPer100Km.value,
  kwhPerYear: (DEFAULTS.carKmPerYear.value * DEFAULTS.carKwhPer100Km.value) / 100,
} as const

/** What more panels would add once the home has an electric car. */
export interface LaterCar {
  /** Panels recommended without the car, and with it. */
  readonly panels: number
  readonly panelsWithCar: number
  /** Net present value of the larger system beyond that of today's, both with the car [money]; 0 if it is not larger. */
  readonly gain: number
}

/**
 * @param filledHome without chosen panels
 * @returns `null` for homes with a car, and where no system is recommended
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* compareLaterCar(
  { home, recommendation }: PlannedHome,
  filledHome: Home,
  siteData: SiteData,
  preset: Preset | null,
): TimeSliced<LaterCar | null> {
  if (!recommendation?.pays || home.use.car) return null
  const larger = yield* withDefaultSystem(withCar(withBatteryOf(home, filledHome)), siteData, preset)
  const [panels, panelsWithCar] = [panelsOf(home), panelsOf(larger.home)]
  if (panelsWithCar <= panels) return { panels, panelsWithCar, gain: 0 }
  const gain = npvOf(larger.home, siteData) - npvOf(withCar(home), siteData)
  return { panels, panelsWithCar, gain: Math.max(0, gain) }
}

const withCar = (home: Home): Home => ({ ...home, use: { ...home.use, car: { inAmount: false } } })

/** Without a price, no battery is added. */
function withBatteryOf({ system: { battery } }: Home, home: Home): Home {
  if (battery) return { ...home, system: { ...home.system, battery } }
  const { batteryPrice: _, ...money } = home.money
  return { ...home, money }
}

const npvOf = (home: Home, siteData: SiteData): number =>
  simulatePlan(resolvePlanInputs(withoutLease(home), siteData, RANKING_YEAR_STEP), { step: RANKING_YEAR_STEP })
    .assessment.npv
