import { DAYS_OF_YEAR, HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_STARTS, monthlySums, sumOf } from '../../calendar.ts'
import type { SurplusLoad } from '../../energy/balance-input.ts'
import { sumSeries } from '../../energy/energy-amount.ts'
import { DAY_TO_DAY_SPREAD, type Emitters, FUEL_ENERGY, seasonalPerformance } from '../../energy/heat-pump.ts'
import { computeHourlyUse, type DailyLoad, type HomeUse, type HouseholdShape } from '../../energy/load.ts'
import type { LoadProfiles, SiteLocation } from '../../energy/load-profiles.ts'
import { chooseProfile, deriveHouseholdRange, type HouseholdRange } from '../../energy/profile-choice.ts'
import { STEADY_SHARE } from '../../energy/within-hour.ts'
import { computeYearBill } from '../../finance/bill.ts'
import { type TariffMeter, withoutExportPrices } from '../../finance/meter.ts'
import { readImports } from '../../finance/reading.ts'
import { formatList } from '../../format/list.ts'
import { isBillWithoutKwh, withKwhOfBill } from '../../home/bill-period.ts'
import type { FigurePath, Home } from '../../home/home.ts'
import { isWithin } from '../../home/provenance.ts'
import type { Amount } from '../../home/use.ts'
import { t } from '../../language/t.ts'
import { InputError } from '../../validation/input-error.ts'
import { AssumptionLog, type ResolvedFigure, toTerm } from '../basis/assumption-log.ts'
import { DEFAULTS } from '../basis/defaults.ts'
import { computedTerm, type FormulaTerm } from '../basis/figure.ts'
import { reportErrorsAt, requireFigure } from '../basis/plan-result.ts'
import type { UseSiteData } from '../basis/site-data.ts'
import { solveUseForBill } from './use-from-bill.ts'

/** [kWh per hour] */
export interface ResolvedUse {
  readonly total: Float64Array
  /** Bounds of the uncertain load shape: least and most use in sunshine; `null` where the shape is known. */
  readonly range: { readonly low: Float64Array; readonly high: Float64Array } | null
  /** See `BalanceInput.steadyShare`. */
  readonly steadyShare: number
  /** Loads that follow the surplus where there is solar. Those that replace no fuel are parts of `total`. */
  readonly surplusLoads: readonly SurplusLoad[]
  /** Fuel saved by each kWh of solar heat [money in year 1]; 0 without a fuel. */
  readonly fuelCostPerHeat: number
  readonly parts: readonly UsePart[]
  /** Terms of the yearly sum. */
  readonly terms: readonly FormulaTerm[]
}

export interface UsePart {
  readonly name: PartName
  readonly hours: Float64Array
}
export type PartName = 'household' | 'car' | 'heat-pump' | 'hot-water' | 'cooling' | 'pool'

const LOAD_NAMES = {
  car: () => t('electric car'),
  'hot-water': () => t('hot water'),
  'heat-pump': () => t('heat pump'),
  cooling: () => t('air conditioning'),
  pool: () => t('pool'),
} satisfies Readonly<Record<Exclude<PartName, 'household'>, () => string>>

const namesOfLoads = (loads: readonly SeparateLoad[]) => formatList(loads.map(({ name }) => LOAD_NAMES[name]()))

/** Existing loads are within the home's amount, planned ones in addition to it. */
interface SeparateLoad {
  readonly name: Exclude<PartName, 'household'>
  readonly path: FigurePath
  readonly inAmount: boolean
  readonly kwh: ResolvedFigure
  readonly use: Pick<HomeUse, 'car' | 'heatPump' | 'daily'>
}

/** All of a home that its hourly use depends on. */
export interface UseInputs extends Pick<Home, 'use' | 'provenance'> {
  readonly country: Home['region']['country']
  readonly location: SiteLocation
  /** Meter of a use that is stated by a bill; without export prices. */
  readonly billedBy: TariffMeter | null
}

export const selectUseInputs = (
  { use, provenance, place, region }: Home,
  location: SiteLocation,
  meter: TariffMeter,
): UseInputs => ({
  use,
  provenance: Object.fromEntries(Object.entries(provenance).filter(([path]) => isWithin(path, 'use'))),
  country: place?.country ?? region.country,
  location,
  billedBy: isBillWithoutKwh(use.amount) ? withoutExportPrices(meter) : null,
})

/**
 * Resolves the hourly use. Planned loads are added to the stated amount; existing ones are part of it, and the household
 * uses the rest.
 * @throws MissingFigures, InputError with the path of a figure
 */
export function resolveUse(inputs: UseInputs, siteData: UseSiteData) {
  const assumptions = new AssumptionLog(inputs)
  return { use: computeUse(inputs, siteData, assumptions), assumptions }
}

function computeUse(inputs: UseInputs, siteData: UseSiteData, assumptions: AssumptionLog): ResolvedUse {
  const use = computeUseParts(inputs, siteData, assumptions)
  const { car, hotWater } = inputs.use
  const hoursOf = (part: PartName) => use.parts.filter(({ name }) => name === part).map(({ hours }) => hours)
  const carHours = car?.charging === 'surplus' ? hoursOf('car') : []
  const heat = hotWater?.heatedWith === 'fuel' ? resolveFuelHeat(hotWater, inputs, assumptions) : null
  return {
    ...use,
    surplusLoads: [
      ...carHours.map((hours) => ({ hours, ...SURPLUS_CHARGER })),
      ...hoursOf('hot-water').map((hours) => ({ hours, ...IMMERSION_HEATER })),
      ...(heat ? [heat.load] : []),
    ],
    fuelCostPerHeat: heat?.fuelCostPerHeat ?? 0,
  }
}

/**
 * One phase with 16 A at 230 V [kW]. The 6 A (1.4 kW) below which a car does not charge (IEC 61851) are no limit for the mean
 * of an hour, which is all that is known of other charging times, too: the car charges in spells.
 */
const SURPLUS_CHARGER = { maxKw: 3.7 } as const
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

function resolveFuelHeat(hotWater: HotWater, { use }: UseInputs, assumptions: AssumptionLog) {
  const { value: kwhPerDay } = resolveDailyHeat(hotWater, use.people, assumptions)
  const price = assumptions.resolveOrZero('use.hotWater.fuelPrice', hotWater.fuelPrice, 'money/kWh').value
  const efficiency = assumptions.resolve(
    'use.hotWater.boilerEfficiency',
    hotWater.boilerEfficiency,
    DEFAULTS.boilerEfficiency,
  ).value
  const hours = new Float64Array(HOURS_OF_YEAR).fill(kwhPerDay / HOURS_OF_DAY)
  return { load: { hours, ...IMMERSION_HEATER, replacesFuel: true }, fuelCostPerHeat: price / efficiency }
}

type UseOfParts = Omit<ResolvedUse, 'surplusLoads' | 'fuelCostPerHeat'>

function computeUseParts(inputs: UseInputs, siteData: UseSiteData, assumptions: AssumptionLog): UseOfParts {
  const loads = resolveSeparateLoads(inputs.use, siteData, assumptions)
  const existingLoads = loads.filter(({ inAmount }) => inAmount)
  const plannedLoads = loads.filter(({ inAmount }) => !inAmount)
  const { shape, range, readings } = resolveShapes(inputs, siteData, assumptions)
  const plannedLoadHours = plannedLoads.map((part) => computeLoadHours(part, siteData.profiles, inputs.location))
  if (readings) {
    const household = { name: 'household', hours: readings } as const
    return assembleUse(
      [household, ...plannedLoadHours],
      // The steady share is that of mean profiles. Readings already jump from hour to hour and from day to day.
      { range: null, steadyShare: 1 },
      [computedTerm(t('smart meter readings'), sumOf(readings), 'kWh/year')],
      plannedLoads,
    )
  }
  const existingLoadHours = existingLoads.map((part) => computeLoadHours(part, siteData.profiles, inputs.location))
  const amount = amountOf(inputs)
  const existingLoadKwh = existingLoads.reduce((sum, { kwh }) => sum + kwh.value, 0)
  const existingParts = (householdShape: HouseholdShape): readonly UsePart[] =>
    reportErrorsAt('use.amount', () => {
      const household = { shape: householdShape, amount: { kwhPerYear: 1 } } as const
      const { total: shares } = computeHourlyUse({ household }, siteData.profiles, inputs.location)
      const withHousehold = (kwh: number): readonly UsePart[] => [
        { name: 'household', hours: shares.map((share) => share * kwh) },
        ...existingLoadHours,
      ]
      const remainderOf = (kwh: number) => householdRemainder(kwh, existingLoadKwh, existingLoads)
      if (amount.kind === 'year') return withHousehold(remainderOf(amount.kwh))
      if (amount.kind === 'months') return scaleToMonths(withHousehold(remainderOf(sumOf(amount.kwh))), amount.kwh)
      const others = {
        names: namesOfLoads(existingLoads),
        hours: sumSeries([new Float64Array(HOURS_OF_YEAR), ...existingLoadHours.map(({ hours }) => hours)]),
      }
      const meter = requireFigure('tariff.buying', inputs.billedBy ?? undefined)
      const computeBill = (use: Float64Array) => computeYearBill(meter, readImports({ meter, use })).total
      return withHousehold(solveUseForBill(amount.perMonth, shares, others, computeBill))
    })
  const middle = existingParts(shape)
  const totalOf = (householdShape: HouseholdShape) =>
    totalHours([...existingParts(householdShape), ...plannedLoadHours])
  const existingKwh = middle.reduce((sum, { hours }) => sum + sumOf(hours), 0)
  const amountTerm =
    amount.kind === 'bill'
      ? computedTerm(t('electricity your bill pays for'), existingKwh, 'kWh/year')
      : toTerm(
          t('electricity you use now'),
          assumptions.fromHome(isMetered(inputs) ? 'use.day' : 'use.amount', existingKwh, 'kWh/year'),
        )
  return assembleUse(
    [...middle, ...plannedLoadHours],
    {
      range: range && {
        low: totalOf({ kind: 'profile', ...range.low }),
        high: totalOf({ kind: 'profile', ...range.high }),
      },
      steadyShare: STEADY_SHARE,
    },
    [amountTerm],
    plannedLoads,
  )
}

/** The monthly sums of meter readings count where the readings are not on this device. */
function amountOf({ use: { amount, day } }: UseInputs): Amount {
  return day?.kind === 'readings'
    ? { kind: 'months', kwh: day.kwhPerMonth }
    : withKwhOfBill(requireFigure('use.amount', amount))
}

const isMetered = ({ use }: UseInputs) => use.day?.kind === 'readings'

function assembleUse(
  parts: readonly UsePart[],
  shape: Pick<ResolvedUse, 'range' | 'steadyShare'>,
  terms: readonly FormulaTerm[],
  plannedLoads: readonly SeparateLoad[],
): UseOfParts {
  const total = totalHours(parts)
  if (!(sumOf(total) > 0))
    throw new InputError('use.amount', t('Enter how much electricity you use. It must be more than zero.'))
  return {
    total,
    ...shape,
    parts,
    terms: [...terms, ...plannedLoads.map(({ name, kwh }) => toTerm(LOAD_NAMES[name](), kwh))],
  }
}

const totalHours = (parts: readonly UsePart[]) => sumSeries(parts.map(({ hours }) => hours))

/** The household's part of an amount [kWh]. */
function householdRemainder(kwh: number, loadKwh: number, existingLoads: readonly SeparateLoad[]): number {
  if (kwh >= loadKwh) return kwh - loadKwh
  throw new InputError(
    'use.amount',
    t('Your electricity use is less than this alone: {loads}. Check both, or mark it as planned.', {
      loads: namesOfLoads(existingLoads),
    }),
  )
}

/** All parts of a month get the same factor. */
function scaleToMonths(parts: readonly UsePart[], kwhPerMonth: readonly number[]): UsePart[] {
  const sums = monthlySums(totalHours(parts))
  return parts.map(({ name, hours }) => {
    const scaled = new Float64Array(HOURS_OF_YEAR)
    kwhPerMonth.forEach((kwh, month) => {
      const [from, to] = [MONTH_STARTS[month] as number, MONTH_STARTS[month + 1] as number]
      const sum = sums[month] as number
      for (let i = from; i < to; i += 1) {
        if (sum > 0) scaled[i] = ((hours[i] as number) * kwh) / sum
        else if (name === 'household') scaled[i] = kwh / (to - from)
      }
    })
    return { name, hours: scaled }
  })
}

interface Shapes {
  readonly shape: HouseholdShape
  readonly range: HouseholdRange | null
  readonly readings?: Float64Array
}

function resolveShapes({ use, country }: UseInputs, siteData: UseSiteData, assumptions: AssumptionLog): Shapes {
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
  // The monthly sums of absent readings count, in the default shape.
  assumptions.missing.add('use.day')
  return profileShapes
}

function resolveSeparateLoads(
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
      kwh: { value: kwhPerYear, unit: 'kWh/year', path: 'use.car', from: { kind: 'worked-out' } },
      // What the surplus does not bring is charged at night.
      use: { car: { profile: `ev-${car.charging === 'surplus' ? 'night' : (car.charging ?? 'evening')}`, kwhPerYear } },
    })
  }
  if (heatPump) {
    const { inAmount, fuel, emitters = 'radiators' } = heatPump
    const kwh = fuel
      ? resolveFromFuel(fuel, emitters, solar, assumptions)
      : assumptions.resolveOrZero('use.heatPump.kwhPerYear', heatPump.kwhPerYear, 'kWh/year')
    const shape = { emitters, temperature: solar.hourlyTemperature, spread: DAY_TO_DAY_SPREAD }
    parts.push({
      name: 'heat-pump',
      path: 'use.heatPump',
      inAmount,
      kwh,
      use: { heatPump: { ...shape, kwhPerYear: kwh.value } },
    })
  }
  if (hotWater?.heatedWith === 'electricity') {
    const { value } = resolveDailyHeat(hotWater, people, assumptions)
    const kwh = {
      value: value * DAYS_OF_YEAR,
      unit: 'kWh/year',
      path: 'use.hotWater',
      from: { kind: 'worked-out' },
    } as const
    // A tank is heated all day long where nothing controls it: an assumption.
    parts.push({ name: 'hot-water', path: 'use.hotWater', inAmount: true, kwh, use: daily({ from: 0, to: 24 }, kwh) })
  }
  if (cooling) {
    const kwh = assumptions.resolveOrZero('use.cooling.kwhPerYear', cooling.kwhPerYear, 'kWh/year')
    const { inAmount } = cooling
    parts.push({
      name: 'cooling',
      path: 'use.cooling',
      inAmount,
      kwh,
      use: daily({ ...COOLING, ...warmestMonths(solar, 4) }, kwh),
    })
  }
  if (pool) {
    const kwh = assumptions.resolveOrZero('use.pool.kwhPerYear', pool.kwhPerYear, 'kWh/year')
    const { from = POOL_PUMP.from, to = POOL_PUMP.to, inAmount } = pool
    const months = pool.months?.length ? { months: pool.months.map((month) => month - 1) } : warmestMonths(solar, 5)
    parts.push({ name: 'pool', path: 'use.pool', inAmount, kwh, use: daily({ from, to, ...months }, kwh) })
  }
  return parts.filter(({ kwh }) => kwh.value > 0)
}

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
  const value = (amount * FUEL_ENERGY[kind] * efficiency) / performance
  return { value, unit: 'kWh/year', path: 'use.heatPump', from: { kind: 'worked-out' } }
}

/** Clock hours in which homes are cooled, and default hours of a pool pump: assumptions, not measurements. */
const COOLING = { from: 12, to: 22 } as const
const POOL_PUMP = { from: 10, to: 16 } as const

const daily = (load: Omit<DailyLoad, 'kwhPerYear'>, { value }: ResolvedFigure) => ({
  daily: [{ ...load, kwhPerYear: value }],
})

/** 0…11 */
function warmestMonths(
  { monthlyTemperature }: UseSiteData['solar'],
  count: number,
): { readonly months: readonly number[] } {
  const byWarmth = monthlyTemperature.map((degrees, month) => ({ degrees, month }))
  byWarmth.sort((a, b) => b.degrees - a.degrees)
  return { months: byWarmth.slice(0, count).map(({ month }) => month) }
}

function computeLoadHours({ name, path, use }: SeparateLoad, profiles: LoadProfiles, location: SiteLocation): UsePart {
  const noHousehold = { shape: NO_HOUSEHOLD, amount: { kwhPerYear: 0 } } as const
  return {
    name,
    hours: reportErrorsAt(path, () => computeHourlyUse({ household: noHousehold, ...use }, profiles, location).total),
  }
}

const NO_HOUSEHOLD: HouseholdShape = { kind: 'profile', profile: 'bdew-h25', emptyByDay: false }
