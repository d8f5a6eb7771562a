import { HOURS_OF_YEAR, MONTH_STARTS, monthlySums, sumOf } from '../../calendar.ts'
import { sumSeries } from '../../energy/amount.ts'
import { DAY_TO_DAY_SPREAD } from '../../energy/heat-pump.ts'
import { type DailyLoad, type HomeUse, type HouseholdShape, hourlyUse } from '../../energy/load.ts'
import { chooseProfile, type HouseholdRange, householdRange } from '../../energy/profile-choice.ts'
import { InputError } from '../../input-error.ts'
import type { FigurePath, Home } from '../home.ts'
import type { Amount } from '../use.ts'
import { atFigure, requireGiven } from './answer.ts'
import { made, type Term } from './figure.ts'
import { type BillOf, kwhOfBill } from './kwh-of-bill.ts'
import type { Surroundings } from './surroundings.ts'
import { type Notes, named, type Settled, USUAL } from './usual.ts'

/** What a home uses, hour by hour [kWh per hour]. */
export interface UseOfHome {
  readonly total: Float64Array
  /** The shapes of the day between which the true one lies: least and most use while the sun shines; `null` where it is known. */
  readonly range: { readonly low: Float64Array; readonly high: Float64Array } | null
  /** What it is made of, of which a day can be drawn. */
  readonly parts: readonly UsePart[]
  /** The sum of a year and what it is added up from. */
  readonly terms: readonly Term[]
}

export interface UsePart {
  readonly name: PartName
  readonly hours: Float64Array
}
export type PartName = 'household' | 'car' | 'heat pump' | 'cooling' | 'pool'

/** Something with kWh of its own, within the amount of the home or besides. */
interface OwnPart {
  readonly name: Exclude<PartName, 'household'>
  readonly path: FigurePath
  readonly inAmount: boolean
  readonly kwh: Settled
  readonly use: Pick<HomeUse, 'car' | 'heatPump' | 'daily'>
}

/**
 * The use of a home: its household, and whatever has kWh of its own. Planned things come besides the amount; those in use
 * are within it, and what they take is not the household's.
 * @throws MissingFigures, InputError naming a figure of the home
 */
export function hoursOfUse(home: Home, around: Surroundings, billOf: BillOf, notes: Notes): UseOfHome {
  const own = ownParts(home, around, notes)
  const within = own.filter(({ inAmount }) => inAmount)
  const planned = own.filter(({ inAmount }) => !inAmount)
  const { shape, range, readings } = shapesOf(home, around, notes)
  const plannedHours = planned.map((part) => hoursOf(part, around))
  if (readings) {
    const household = { name: 'household', hours: readings } as const
    return finished(
      [household, ...plannedHours],
      null,
      [made('the meter’s readings', sumOf(readings), 'kWh/year')],
      planned,
    )
  }
  const withinHours = within.map((part) => hoursOf(part, around))
  const amount = amountOf(home)
  const taken = within.reduce((sum, { kwh }) => sum + kwh.value, 0)
  const householdOf = (of: HouseholdShape, kwh: number) =>
    hourlyUse({ household: { shape: of, amount: { kwhPerYear: kwh } } }, around.profiles, around.where).total
  const existing = (of: HouseholdShape): readonly UsePart[] =>
    atFigure('use.amount', () => {
      const unit = { name: 'household', hours: householdOf(of, 1) } as const
      const filled = (kwh: number) => [{ ...unit, hours: unit.hours.map((share) => share * kwh) }, ...withinHours]
      if (amount.kind === 'year') return filled(remainder(amount.kwh, taken, within))
      if (amount.kind === 'months') {
        return byMonths(filled(remainder(sumOf(amount.kwh), taken, within)), amount.kwh)
      }
      const others = {
        names: within.map(({ name }) => name),
        hours: sumSeries([new Float64Array(HOURS_OF_YEAR), ...withinHours.map(({ hours }) => hours)]),
      }
      return filled(kwhOfBill(amount.perMonth, unit.hours, others, billOf))
    })
  const middle = existing(shape)
  const totalOf = (of: HouseholdShape) => totalHours([...existing(of), ...plannedHours])
  const existingKwh = middle.reduce((sum, { hours }) => sum + sumOf(hours), 0)
  const amountTerm =
    amount.kind === 'bill'
      ? made('what the bill buys', existingKwh, 'kWh/year')
      : named(
          'what the home uses now',
          notes.given(isMetered(home) ? 'use.day' : 'use.amount', existingKwh, 'kWh/year'),
        )
  return finished(
    [...middle, ...plannedHours],
    range && { low: totalOf({ kind: 'profile', ...range.low }), high: totalOf({ kind: 'profile', ...range.high }) },
    [amountTerm],
    planned,
  )
}

/** What readings added up to counts where they themselves are not at hand. */
function amountOf({ use: { amount, day } }: Home): Amount {
  return day?.kind === 'readings' ? { kind: 'months', kwh: day.kwhPerMonth } : requireGiven('use.amount', amount)
}

const isMetered = ({ use }: Home) => use.day?.kind === 'readings'

function finished(
  parts: readonly UsePart[],
  range: UseOfHome['range'],
  terms: readonly Term[],
  planned: readonly OwnPart[],
): UseOfHome {
  const total = totalHours(parts)
  if (!(sumOf(total) > 0)) throw new InputError('use.amount', 'The home must use some electricity.')
  return { total, range, parts, terms: [...terms, ...planned.map(({ name, kwh }) => named(`the ${name}`, kwh))] }
}

const totalHours = (parts: readonly UsePart[]) => sumSeries(parts.map(({ hours }) => hours))

/** What is left of an amount for the household. */
function remainder(kwh: number, taken: number, within: readonly OwnPart[]): number {
  if (kwh >= taken) return kwh - taken
  const names = within.map(({ name }) => name).join(' and ')
  throw new InputError('use.amount', `The home uses less than its ${names} alone.`)
}

/** The parts brought to what is known of each month, all by the same factor. */
function byMonths(parts: readonly UsePart[], kwhPerMonth: readonly number[]): UsePart[] {
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

function shapesOf({ use, place, region }: Home, around: Surroundings, notes: Notes): Shapes {
  const { day = { kind: 'usual', atHome: 'mixed' } } = use
  if (day.kind === 'hours') {
    return { shape: { kind: 'hours', workday: day.workday, weekend: day.weekend }, range: null }
  }
  const chosen = chooseProfile({
    country: place?.country ?? region.country,
    atHome: day.kind === 'usual' ? day.atHome : 'mixed',
    monthlyTemperature: around.sun.monthlyTemperature,
  })
  const usual = { shape: { kind: 'profile', ...chosen }, range: householdRange(chosen) } as const
  if (day.kind === 'usual') return usual
  if (around.readings) return { ...usual, readings: around.readings }
  // The readings did not come along: what the home is known to use, in the usual shape.
  notes.asked.add('use.day')
  return usual
}

function ownParts({ use }: Home, { sun }: Surroundings, notes: Notes): OwnPart[] {
  const { car, heatPump, cooling, pool } = use
  const parts: OwnPart[] = []
  if (car) {
    const km = notes.settle('use.car.kmPerYear', car.kmPerYear, USUAL.km)
    const per100 = notes.settle('use.car.kwhPer100Km', car.kwhPer100Km, USUAL.kwhPer100Km)
    const kwhPerYear = (km.value * per100.value) / 100
    parts.push({
      name: 'car',
      path: 'use.car',
      inAmount: car.inAmount,
      kwh: { value: kwhPerYear, unit: 'kWh/year', path: 'use.car', from: { kind: 'worked-out' } },
      use: { car: { profile: `ev-${car.charging ?? 'evening'}`, kwhPerYear } },
    })
  }
  if (heatPump) {
    const kwh = notes.orAsk('use.heatPump.kwhPerYear', heatPump.kwhPerYear, 'kWh/year')
    const { emitters = 'radiators' } = heatPump
    const shape = { emitters, temperature: sun.temperature, spread: DAY_TO_DAY_SPREAD }
    const { inAmount } = heatPump
    parts.push({
      name: 'heat pump',
      path: 'use.heatPump',
      inAmount,
      kwh,
      use: { heatPump: { ...shape, kwhPerYear: kwh.value } },
    })
  }
  if (cooling) {
    const kwh = notes.orAsk('use.cooling.kwhPerYear', cooling.kwhPerYear, 'kWh/year')
    const { inAmount } = cooling
    parts.push({
      name: 'cooling',
      path: 'use.cooling',
      inAmount,
      kwh,
      use: daily({ ...COOLING, ...warm(sun, 4) }, kwh),
    })
  }
  if (pool) {
    const kwh = notes.orAsk('use.pool.kwhPerYear', pool.kwhPerYear, 'kWh/year')
    const { from = PUMP.from, to = PUMP.to, inAmount } = pool
    const months = pool.months?.length ? { months: pool.months.map((month) => month - 1) } : warm(sun, 5)
    parts.push({ name: 'pool', path: 'use.pool', inAmount, kwh, use: daily({ from, to, ...months }, kwh) })
  }
  return parts.filter(({ kwh }) => kwh.value > 0)
}

/** Hours of the clock in which homes are cooled, and a pool's pump runs unless its owner says otherwise: drawn, not measured. */
const COOLING = { from: 12, to: 22 } as const
const PUMP = { from: 10, to: 16 } as const

const daily = (load: Omit<DailyLoad, 'kwhPerYear'>, { value }: Settled) => ({
  daily: [{ ...load, kwhPerYear: value }],
})

/** The warmest months of a place, 0…11. */
function warm({ monthlyTemperature }: Surroundings['sun'], count: number): { readonly months: readonly number[] } {
  const byWarmth = monthlyTemperature.map((degrees, month) => ({ degrees, month }))
  byWarmth.sort((a, b) => b.degrees - a.degrees)
  return { months: byWarmth.slice(0, count).map(({ month }) => month) }
}

/** The hours of one part alone. */
function hoursOf({ name, path, use }: OwnPart, { profiles, where }: Surroundings): UsePart {
  const nobody = { shape: NO_HOUSEHOLD, amount: { kwhPerYear: 0 } } as const
  return { name, hours: atFigure(path, () => hourlyUse({ household: nobody, ...use }, profiles, where).total) }
}

const NO_HOUSEHOLD: HouseholdShape = { kind: 'profile', profile: 'bdew-h25', emptyByDay: false }
