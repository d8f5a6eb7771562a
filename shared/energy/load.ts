import { clockHour, DAYS_OF_YEAR, HOURS_OF_DAY, HOURS_OF_YEAR, isWeekend, MONTH_OF_DAY, sumOf } from '../calendar.ts'
import { InputError, inPart, requireNumber, requireSeries } from '../input-error.ts'
import { type Amount, scaled, sumSeries } from './amount.ts'
import { type Emitters, heatPumpShape } from './heat-pump.ts'
import {
  type CarProfile,
  emptyByDay,
  type LoadProfiles,
  profileShape,
  shareOut,
  type Whereabouts,
} from './load-profiles.ts'
import type { Household } from './profile-choice.ts'

/** How a household's use lies in the day: by a published profile, or by 24 values [relative] of one's own. */
export type HouseholdShape =
  | ({ readonly kind: 'profile' } & Household)
  | { readonly kind: 'hours'; readonly workday: readonly number[]; readonly weekend: readonly number[] }

/** Something that runs every day between two hours of the clock, as a pool pump does, in some months or in all. */
export interface DailyLoad {
  /** 0…23 and 1…24; `to` may lie before `from`, and the load then runs over midnight. */
  readonly from: number
  readonly to: number
  /** Months 0…11. */
  readonly months?: readonly number[]
  readonly kwhPerYear: number
}

/** What a home uses; car and heat pump are besides the household, each with kWh of its own. */
export interface HomeUse {
  readonly household: { readonly shape: HouseholdShape; readonly amount: Amount }
  readonly car?: { readonly profile: CarProfile; readonly kwhPerYear: number }
  readonly heatPump?: {
    readonly emitters: Emitters
    /** 8,760 air temperatures [°C], local standard time. */
    readonly temperature: Float64Array
    /** [K]; see `heatPumpDemand`. */
    readonly spread?: number
    readonly kwhPerYear: number
  }
  readonly daily?: readonly DailyLoad[]
  /** A year as the meter counted it [kWh per hour], 8,760 values in local standard time: it wins over all the rest. */
  readonly imported?: Float64Array
}

/** Use [kWh per hour], 8,760 values in local standard time each. */
export interface HourlyUse {
  readonly total: Float64Array
  readonly household: Float64Array
  readonly car: Float64Array | null
  readonly heatPump: Float64Array | null
  readonly daily: Float64Array | null
}

/**
 * The home's use, hour by hour.
 * @throws InputError naming the field, also when the home uses nothing at all
 */
export function hourlyUse(use: HomeUse, profiles: LoadProfiles, where: Whereabouts): HourlyUse {
  if (use.imported) {
    requireSeries('imported', use.imported, 'The imported use', HOURS_OF_YEAR)
    return finished({ household: use.imported, car: null, heatPump: null, daily: null }, 'imported')
  }
  const { car, heatPump, daily } = use
  const parts = {
    household: inPart('household', () => {
      const shape = householdShape(use.household.shape, profiles, where)
      return inPart('amount', () => scaled(shape, use.household.amount))
    }),
    car: car ? inPart('car', () => scaled(profileShape(profiles[car.profile], where), car)) : null,
    heatPump: heatPump
      ? inPart('heatPump', () =>
          scaled(heatPumpShape(heatPump.temperature, heatPump.emitters, heatPump.spread), heatPump),
        )
      : null,
    daily: daily ? sumSeries(daily.map((load, i) => inPart(`daily.${i}`, () => dailyLoad(load, where)))) : null,
  }
  return finished(parts, 'household.amount')
}

function finished(parts: Omit<HourlyUse, 'total'>, field: string): HourlyUse {
  const present = [parts.household, parts.car, parts.heatPump, parts.daily].filter((part) => part !== null)
  const total = present.length === 1 ? parts.household : sumSeries(present)
  if (!(sumOf(total) > 0)) throw new InputError(field, 'The home must use some electricity.')
  return { total, ...parts }
}

function householdShape(shape: HouseholdShape, profiles: LoadProfiles, where: Whereabouts): Float64Array {
  if (shape.kind === 'hours') return inPart('shape', () => ownHours(shape.workday, shape.weekend, where))
  const profile = profiles[shape.profile]
  return profileShape(shape.emptyByDay ? emptyByDay(profile) : profile, where)
}

/** Own values of the clock on the wall; they hold all year. */
function ownHours(workday: readonly number[], weekend: readonly number[], where: Whereabouts): Float64Array {
  requireSeries('workday', workday, 'A workday’s use', HOURS_OF_DAY)
  requireSeries('weekend', weekend, 'A weekend day’s use', HOURS_OF_DAY)
  if (!(sumOf(workday) + sumOf(weekend) > 0)) {
    throw new InputError('workday', 'At least one hour of the week must have some use.')
  }
  return byClock(where, (day, hour) => (isWeekend(day) ? weekend : workday)[hour] as number)
}

function dailyLoad(load: DailyLoad, where: Whereabouts): Float64Array {
  requireNumber('from', load.from, { name: 'The first hour', max: HOURS_OF_DAY - 1, whole: true })
  requireNumber('to', load.to, { name: 'The last hour', max: HOURS_OF_DAY, whole: true })
  const within = (hour: number) =>
    load.from < load.to ? hour >= load.from && hour < load.to : hour >= load.from || hour < load.to
  const shape = byClock(where, (day, hour) =>
    within(hour) && (load.months?.includes(MONTH_OF_DAY[day] as number) ?? true) ? 1 : 0,
  )
  if (!(sumOf(shape) > 0)) throw new InputError('months', 'The load must run in at least one month.')
  return scaled(shape, load)
}

/** A shape over the hours of the clock, put into standard time; sums to 1. */
function byClock({ forward }: Whereabouts, value: (day: number, hour: number) => number): Float64Array {
  const shape = new Float64Array(HOURS_OF_YEAR)
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) {
    const shown = clockHour(i, forward)
    shape[i] = value(Math.floor(shown / HOURS_OF_DAY) % DAYS_OF_YEAR, shown % HOURS_OF_DAY)
  }
  return shareOut(shape)
}
