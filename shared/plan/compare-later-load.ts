import { sumOf } from '../calendar.ts'
import { isHeated } from '../energy/heat-pump.ts'
import type { Home } from '../home/home.ts'
import type { Preset } from '../presets/preset.ts'
import { DEFAULTS } from './basis/defaults.ts'
import type { SiteData } from './basis/site-data.ts'
import type { TimeSliced } from './basis/time-sliced.ts'
import { withoutBatteryPrice } from './compare-batteries.ts'
import { annualYieldByFace, RANKING_YEAR_STEP } from './compare-sizes.ts'
import { type PlannedHome, withDefaultSystem } from './default-system.ts'
import { panelsOf, withPanels } from './panels.ts'
import { resolvePlanInputs, simulateHome } from './resolve-plan-inputs.ts'
import { withoutLease } from './resolve-project.ts'

/** A typical electric car. */
export const LATER_CAR = {
  kmPerYear: DEFAULTS.carKmPerYear.value,
  kwhPer100Km: DEFAULTS.carKwhPer100Km.value,
  kwhPerYear: (DEFAULTS.carKmPerYear.value * DEFAULTS.carKwhPer100Km.value) / 100,
} as const

/** What more panels would add once the home has another load. */
export interface LaterLoad {
  /** Panels recommended without the load, and those that gain the most with it. */
  readonly panels: number
  readonly panelsWithLoad: number
  /** Net present value of the larger system beyond that of today's, both with the load [money]; 0 if it is not larger. */
  readonly gain: number
}

/** `ask`: the country has no typical use of gas. */
export type LaterHeatPump = (LaterLoad & { /** Electricity of the heat pump. */ readonly kwhPerYear: number }) | 'ask'

/**
 * @param filledHome without chosen panels
 * @returns `null` for homes with a car, and where no system is recommended
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* compareLaterCar(
  planned: PlannedHome,
  filledHome: Home,
  siteData: SiteData,
  preset: Preset | null,
): TimeSliced<LaterLoad | null> {
  if (!planned.recommendation?.pays || planned.home.use.car) return null
  return yield* compareLaterLoad(planned.home, filledHome, { car: { inAmount: false } }, siteData, preset)
}

/**
 * Compares the home with a heat pump instead of a gas boiler that burns as much as is typical of the country.
 * @param filledHome without chosen panels
 * @returns `null` for homes with a heat pump, where no home is heated, and where no system is recommended
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* compareLaterHeatPump(
  planned: PlannedHome,
  filledHome: Home,
  siteData: SiteData,
  preset: Preset | null,
): TimeSliced<LaterHeatPump | null> {
  const { home, recommendation } = planned
  if (!recommendation?.pays || home.use.heatPump || !isHeated(siteData.solar.monthlyTemperature)) return null
  const gas = preset?.heatingGas?.value
  if (gas === undefined) return 'ask'
  const load = { heatPump: { inAmount: false, fuel: { kind: 'kwh', perYear: gas } } } as const
  const { use } = resolvePlanInputs(withLoad(home, load), siteData, RANKING_YEAR_STEP)
  const kwhPerYear = sumOf(use.parts.find(({ name }) => name === 'heat-pump')?.hours ?? [])
  return { ...(yield* compareLaterLoad(home, filledHome, load, siteData, preset)), kwhPerYear }
}

function* compareLaterLoad(
  home: Home,
  filledHome: Home,
  load: Load,
  siteData: SiteData,
  preset: Preset | null,
): TimeSliced<LaterLoad> {
  const planned = yield* withDefaultSystem(withLoad(withBatteryOf(home, filledHome), load), siteData, preset)
  // The recommended size may have more panels than gain the most.
  const panelsWithLoad = planned.recommendation?.best.panels ?? panelsOf(planned.home)
  const panels = panelsOf(home)
  if (panelsWithLoad <= panels) return { panels, panelsWithLoad, gain: 0 }
  const larger = withPanels(planned.home, panelsWithLoad, annualYieldByFace(siteData.solar))
  const gain = npvOf(larger, siteData) - npvOf(withLoad(home, load), siteData)
  return { panels, panelsWithLoad, gain: Math.max(0, gain) }
}

type Load = Pick<Home['use'], 'car' | 'heatPump'>

const withLoad = (home: Home, load: Load): Home => ({ ...home, use: { ...home.use, ...load } })

function withBatteryOf({ system: { battery } }: Home, home: Home): Home {
  return battery ? { ...home, system: { ...home.system, battery } } : withoutBatteryPrice(home)
}

const npvOf = (home: Home, siteData: SiteData): number =>
  simulateHome(withoutLease(home), siteData, RANKING_YEAR_STEP).assessment.npv
