import {
  DAYS_OF_YEAR,
  HOURS_OF_DAY,
  HOURS_OF_YEAR,
  isWeekend,
  MONTH_OF_DAY,
  MONTH_STARTS,
  MONTHS_OF_YEAR,
  sumOf,
  toClockHour,
} from '../calendar.ts'
import { t } from '../language/t.ts'
import { InputError, requireNumber, requireSeries, validatePart } from '../validation/input-error.ts'
import { buildHeatPumpShape, type Emitters } from './heat-pump.ts'
import {
  buildProfileShape,
  type CarProfile,
  type LoadProfiles,
  normalizeToSum,
  type SiteLocation,
  withEmptyDaytime,
} from './load-profiles.ts'
import type { Household } from './profile-choice.ts'

/** Daily shape of a household's use: a published profile, or 24 custom values [relative]. */
export type HouseholdShape =
  | ({ readonly kind: 'profile' } & Household)
  | { readonly kind: 'hours'; readonly workday: readonly number[]; readonly weekend: readonly number[] }

/** A load that runs every day between two clock hours, such as a pool pump, in some or all months. */
export interface DailyLoad {
  /** 0…23 and 1…24; runs over midnight if `to` is before `from`. */
  readonly from: number
  readonly to: number
  /** 0…11 */
  readonly months?: readonly number[]
  readonly kwhPerYear: number
}

/** Car and heat pump are separate from the household. */
export interface HomeUse {
  readonly household: { readonly shape: HouseholdShape; readonly amount: EnergyAmount }
  readonly car?: { readonly profile: CarProfile; readonly kwhPerYear: number }
  readonly heatPump?: {
    readonly emitters: Emitters
    /** 8,760 air temperatures [°C], local standard time. */
    readonly temperature: Float64Array
    /** [K]; see `relativeHeatPumpDemand`. */
    readonly spread?: number
    readonly kwhPerYear: number
  }
  readonly daily?: readonly DailyLoad[]
}

/** Use [kWh per hour], 8,760 values each in local standard time. */
export interface HourlyUse {
  readonly total: Float64Array
  readonly household: Float64Array
  readonly car: Float64Array | null
  readonly heatPump: Float64Array | null
  readonly daily: Float64Array | null
}

/** @throws InputError naming the field, also if the home uses nothing */
export function computeHourlyUse(use: HomeUse, profiles: LoadProfiles, location: SiteLocation): HourlyUse {
  const { car, heatPump, daily } = use
  const parts = {
    household: validatePart('household', () => {
      const shape = buildHouseholdShape(use.household.shape, profiles, location)
      return validatePart('amount', () => scaleToAmount(shape, use.household.amount))
    }),
    car: car ? validatePart('car', () => scaleToAmount(buildProfileShape(profiles[car.profile], location), car)) : null,
    heatPump: heatPump
      ? validatePart('heatPump', () =>
          scaleToAmount(buildHeatPumpShape(heatPump.temperature, heatPump.emitters, heatPump.spread), heatPump),
        )
      : null,
    daily: daily
      ? sumSeries(daily.map((load, i) => validatePart(`daily.${i}`, () => buildDailyLoad(load, location))))
      : null,
  }
  const present = Object.values(parts).filter((part) => part !== null)
  const total = present.length === 1 ? parts.household : sumSeries(present)
  if (!(sumOf(total) > 0))
    throw new InputError('household.amount', t('Enter how much electricity you use. It must be more than zero.'))
  return { total, ...parts }
}

function buildHouseholdShape(shape: HouseholdShape, profiles: LoadProfiles, location: SiteLocation): Float64Array {
  if (shape.kind === 'hours')
    return validatePart('shape', () => buildCustomShape(shape.workday, shape.weekend, location))
  const profile = profiles[shape.profile]
  return buildProfileShape(shape.emptyByDay ? withEmptyDaytime(profile) : profile, location)
}

/** Custom values by clock hour, the same all year. */
function buildCustomShape(
  workday: readonly number[],
  weekend: readonly number[],
  location: SiteLocation,
): Float64Array {
  requireSeries('workday', workday, t('Use on a working day'), HOURS_OF_DAY)
  requireSeries('weekend', weekend, t('Use on a weekend day'), HOURS_OF_DAY)
  if (!(sumOf(workday) + sumOf(weekend) > 0)) {
    throw new InputError('workday', t('Enter some electricity use for at least one hour of the week.'))
  }
  return buildShapeByClock(location, (day, hour) => (isWeekend(day) ? weekend : workday)[hour] as number)
}

function buildDailyLoad(load: DailyLoad, location: SiteLocation): Float64Array {
  requireNumber('from', load.from, { name: t('First hour'), max: HOURS_OF_DAY - 1, whole: true })
  requireNumber('to', load.to, { name: t('Last hour'), max: HOURS_OF_DAY, whole: true })
  const runsAt = (hour: number) =>
    load.from < load.to ? hour >= load.from && hour < load.to : hour >= load.from || hour < load.to
  const shape = buildShapeByClock(location, (day, hour) =>
    runsAt(hour) && (load.months?.includes(MONTH_OF_DAY[day] as number) ?? true) ? 1 : 0,
  )
  if (!(sumOf(shape) > 0)) throw new InputError('months', t('Choose at least one month.'))
  return scaleToAmount(shape, load)
}

/** Sums to 1, in standard time. */
function buildShapeByClock(
  { daylightSaving }: SiteLocation,
  value: (day: number, hour: number) => number,
): Float64Array {
  const shape = new Float64Array(HOURS_OF_YEAR)
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) {
    const clockHourOfYear = toClockHour(i, daylightSaving)
    shape[i] = value(Math.floor(clockHourOfYear / HOURS_OF_DAY) % DAYS_OF_YEAR, clockHourOfYear % HOURS_OF_DAY)
  }
  return normalizeToSum(shape)
}

/** Energy [kWh] per year, or per month from January. */
type EnergyAmount = { readonly kwhPerYear: number } | { readonly kwhPerMonth: readonly number[] }

/** [kWh/year] */
const MAX_HOME_KWH = 1e6

/**
 * Scales a shape that sums to 1 to kWh, as a whole or month by month. A month whose shape is all zero is filled evenly.
 * @throws InputError
 */
function scaleToAmount(shape: Float64Array, amount: EnergyAmount): Float64Array {
  if ('kwhPerYear' in amount) {
    requireNumber('kwhPerYear', amount.kwhPerYear, {
      name: t('Electricity use'),
      max: MAX_HOME_KWH,
      unit: 'kWh',
    })
    return shape.map((value) => value * amount.kwhPerYear)
  }
  requireSeries('kwhPerMonth', amount.kwhPerMonth, t('Monthly electricity use'), MONTHS_OF_YEAR)
  const series = new Float64Array(HOURS_OF_YEAR)
  amount.kwhPerMonth.forEach((kwh, month) => {
    requireNumber(`kwhPerMonth.${month}`, kwh, { name: t('Monthly electricity use'), max: MAX_HOME_KWH, unit: 'kWh' })
    const [from, to] = [MONTH_STARTS[month] as number, MONTH_STARTS[month + 1] as number]
    const sum = sumOf(shape.subarray(from, to))
    for (let i = from; i < to; i += 1) series[i] = kwh * (sum > 0 ? (shape[i] as number) / sum : 1 / (to - from))
  })
  return series
}

export function sumSeries(series: readonly Float64Array[]): Float64Array {
  const total = new Float64Array(series[0]?.length ?? HOURS_OF_YEAR)
  for (const part of series)
    for (let i = 0; i < total.length; i += 1) total[i] = (total[i] as number) + (part[i] as number)
  return total
}
