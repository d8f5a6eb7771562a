import { DAYS_OF_YEAR, HOURS_OF_DAY, HOURS_OF_YEAR } from '../../calendar.ts'
import { DAY_TO_DAY_SPREAD, type Emitters, FUEL_ENERGY, seasonalPerformance } from '../../energy/heat-pump.ts'
import { computeHourlyUse, type DailyLoad, type HomeUse, type HouseholdShape } from '../../energy/load.ts'
import type { LoadProfiles, SiteLocation } from '../../energy/load-profiles.ts'
import { formatList } from '../../format/list.ts'
import type { FigurePath, Home } from '../../home/home.ts'
import { t } from '../../language/t.ts'
import type { AssumptionLog, ResolvedFigure } from '../basis/assumption-log.ts'
import { DEFAULTS } from '../basis/defaults.ts'
import { reportErrorsAt } from '../basis/plan-result.ts'
import type { UseSiteData } from '../basis/site-data.ts'

/* Car, heat pump, hot water, cooling and pool, each with a use of its own beside the household. */

export interface UsePart {
  readonly name: PartName
  readonly hours: Float64Array
}
export type PartName = 'household' | 'car' | 'heat-pump' | 'hot-water' | 'cooling' | 'pool'

export const LOAD_NAMES = {
  car: () => t('electric car'),
  'hot-water': () => t('hot water'),
  'heat-pump': () => t('heat pump'),
  cooling: () => t('air conditioning'),
  pool: () => t('pool'),
} satisfies Readonly<Record<Exclude<PartName, 'household'>, () => string>>

export const namesOfLoads = (loads: readonly SeparateLoad[]) => formatList(loads.map(({ name }) => LOAD_NAMES[name]()))

/** Existing loads are within the home's amount, planned ones in addition to it. */
export interface SeparateLoad {
  readonly name: Exclude<PartName, 'household'>
  readonly path: FigurePath
  readonly inAmount: boolean
  readonly kwh: ResolvedFigure
  readonly use: Pick<HomeUse, 'car' | 'heatPump' | 'daily'>
}

/** A usual heating element, with a controller that follows the surplus [kW]. */
export const IMMERSION_HEATER = { maxKw: 3 } as const
const DEFAULT_PEOPLE = 2

type HotWater = NonNullable<Home['use']['hotWater']>

/** Heat of a day's water [kWh]. */
const resolveDailyHeat = ({ kwhPerDay }: HotWater, people: number | undefined, assumptions: AssumptionLog) =>
  assumptions.resolve('use.hotWater.kwhPerDay', kwhPerDay, {
    ...DEFAULTS.hotWaterPerPerson,
    value: DEFAULTS.hotWaterPerPerson.value * (people ?? DEFAULT_PEOPLE),
  })

/** Surplus that heats water instead of a fuel; `null` where none is burned. */
export function resolveFuelHeat({ hotWater, people }: Home['use'], assumptions: AssumptionLog) {
  if (hotWater?.heatedWith !== 'fuel') return null
  const { value: kwhPerDay } = resolveDailyHeat(hotWater, people, assumptions)
  const price = assumptions.resolveOrZero('use.hotWater.fuelPrice', hotWater.fuelPrice, 'money/kWh').value
  const efficiency = assumptions.resolve(
    'use.hotWater.boilerEfficiency',
    hotWater.boilerEfficiency,
    DEFAULTS.boilerEfficiency,
  ).value
  const hours = new Float64Array(HOURS_OF_YEAR).fill(kwhPerDay / HOURS_OF_DAY)
  return { load: { hours, ...IMMERSION_HEATER, replacesFuel: true }, fuelCostPerHeat: price / efficiency }
}

export function resolveSeparateLoads(
  { people, car, heatPump, hotWater, cooling, pool }: Home['use'],
  { solar }: UseSiteData,
  assumptions: AssumptionLog,
): SeparateLoad[] {
  const parts: SeparateLoad[] = []
  if (car) {
    const km = assumptions.resolve('use.car.kmPerYear', car.kmPerYear, DEFAULTS.carKmPerYear)
    const per100 = assumptions.resolve('use.car.kwhPer100Km', car.kwhPer100Km, DEFAULTS.carKwhPer100Km)
    // The default is measured at the socket.
    const isWithoutLoss = car.kwhPer100Km !== undefined && car.measuredAt === 'display'
    const loss = isWithoutLoss
      ? assumptions.resolve('use.car.chargingLoss', car.chargingLoss, DEFAULTS.chargingLoss).value
      : 0
    const kwhPerYear = (km.value * per100.value) / 100 / (1 - loss)
    parts.push({
      name: 'car',
      path: 'use.car',
      inAmount: car.inAmount,
      kwh: workedOut('use.car', kwhPerYear),
      // What the surplus does not bring is charged at night.
      use: { car: { profile: `ev-${car.charging === 'surplus' ? 'night' : (car.charging ?? 'evening')}`, kwhPerYear } },
    })
  }
  if (heatPump) {
    const { inAmount, fuel, emitters = 'radiators' } = heatPump
    const kwh = fuel
      ? resolveFromFuel(fuel, emitters, solar, assumptions)
      : assumptions.resolveOrZero('use.heatPump.kwhPerYear', heatPump.kwhPerYear, 'kWh/year')
    const shape = { emitters, temperature: solar.hourlyTemperature, spread: DAY_TO_DAY_SPREAD, kwhPerYear: kwh.value }
    parts.push({ name: 'heat-pump', path: 'use.heatPump', inAmount, kwh, use: { heatPump: shape } })
  }
  if (hotWater?.heatedWith === 'electricity') {
    const kwh = workedOut('use.hotWater', resolveDailyHeat(hotWater, people, assumptions).value * DAYS_OF_YEAR)
    // A tank is heated all day long where nothing controls it: an assumption.
    parts.push({ name: 'hot-water', path: 'use.hotWater', inAmount: true, kwh, use: daily({ from: 0, to: 24 }, kwh) })
  }
  if (cooling) {
    const kwh = assumptions.resolveOrZero('use.cooling.kwhPerYear', cooling.kwhPerYear, 'kWh/year')
    const use = daily({ ...COOLING, ...warmestMonths(solar, 4) }, kwh)
    parts.push({ name: 'cooling', path: 'use.cooling', inAmount: cooling.inAmount, kwh, use })
  }
  if (pool) {
    const kwh = assumptions.resolveOrZero('use.pool.kwhPerYear', pool.kwhPerYear, 'kWh/year')
    const { from = POOL_PUMP.from, to = POOL_PUMP.to, inAmount } = pool
    const months = pool.months?.length ? { months: pool.months.map((month) => month - 1) } : warmestMonths(solar, 5)
    parts.push({ name: 'pool', path: 'use.pool', inAmount, kwh, use: daily({ from, to, ...months }, kwh) })
  }
  return parts.filter(({ kwh }) => kwh.value > 0)
}

const workedOut = (path: FigurePath, value: number): ResolvedFigure => ({
  value,
  unit: 'kWh/year',
  path,
  from: { kind: 'worked-out' },
})

/** Electricity that a heat pump needs for the heat of the fuel. */
function resolveFromFuel(
  { kind, perYear, boilerEfficiency }: NonNullable<NonNullable<Home['use']['heatPump']>['fuel']>,
  emitters: Emitters,
  { hourlyTemperature }: UseSiteData['solar'],
  assumptions: AssumptionLog,
): ResolvedFigure {
  const amount = assumptions.resolveOrZero('use.heatPump.fuel.perYear', perYear, 'kWh/year').value
  const efficiency = assumptions.resolve(
    'use.heatPump.fuel.boilerEfficiency',
    boilerEfficiency,
    DEFAULTS.boilerEfficiency,
  ).value
  const performance = reportErrorsAt('use.heatPump', () =>
    seasonalPerformance(hourlyTemperature, emitters, DAY_TO_DAY_SPREAD),
  )
  return workedOut('use.heatPump', (amount * FUEL_ENERGY[kind] * efficiency) / performance)
}

/** Clock hours in which homes are cooled, and default hours of a pool pump: assumptions, not measurements. */
const COOLING = { from: 12, to: 22 } as const
const POOL_PUMP = { from: 10, to: 16 } as const

const daily = (load: Omit<DailyLoad, 'kwhPerYear'>, { value }: ResolvedFigure) => ({
  daily: [{ ...load, kwhPerYear: value }],
})

/** 0…11 */
function warmestMonths({ monthlyTemperature }: UseSiteData['solar'], count: number) {
  const byWarmth = monthlyTemperature.map((degrees, month) => ({ degrees, month }))
  byWarmth.sort((a, b) => b.degrees - a.degrees)
  return { months: byWarmth.slice(0, count).map(({ month }) => month) }
}

export function computeLoadHours(
  { name, path, use }: SeparateLoad,
  profiles: LoadProfiles,
  location: SiteLocation,
): UsePart {
  const noHousehold = { shape: NO_HOUSEHOLD, amount: { kwhPerYear: 0 } } as const
  return {
    name,
    hours: reportErrorsAt(path, () => computeHourlyUse({ household: noHousehold, ...use }, profiles, location).total),
  }
}

const NO_HOUSEHOLD: HouseholdShape = { kind: 'profile', profile: 'bdew-h25', emptyByDay: false }
