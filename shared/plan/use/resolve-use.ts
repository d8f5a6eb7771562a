import { HOURS_OF_YEAR, MONTH_STARTS, monthlySums, sumOf } from '../../calendar.ts'
import type { SurplusLoad } from '../../energy/balance-input.ts'
import { computeHourlyUse, type HouseholdShape, sumSeries } from '../../energy/load.ts'
import type { SiteLocation } from '../../energy/load-profiles.ts'
import { chooseProfile, deriveHouseholdRange, type HouseholdRange } from '../../energy/profile-choice.ts'
import { STEADY_SHARE } from '../../energy/within-hour.ts'
import { computeYearBill } from '../../finance/bill.ts'
import { type TariffMeter, withoutExportPrices } from '../../finance/meter.ts'
import { readImports } from '../../finance/reading.ts'
import { isBillWithoutKwh, withKwhOfBill } from '../../home/bill-period.ts'
import type { Home } from '../../home/home.ts'
import { isWithin } from '../../home/provenance.ts'
import type { Amount } from '../../home/use.ts'
import { t } from '../../language/t.ts'
import { InputError } from '../../validation/input-error.ts'
import { AssumptionLog, toTerm } from '../basis/assumption-log.ts'
import { computedTerm, type FormulaTerm } from '../basis/figure.ts'
import { reportErrorsAt, requireFigure } from '../basis/plan-result.ts'
import type { UseSiteData } from '../basis/site-data.ts'
import {
  computeLoadHours,
  IMMERSION_HEATER,
  LOAD_NAMES,
  namesOfLoads,
  type PartName,
  resolveFuelHeat,
  resolveSeparateLoads,
  type SeparateLoad,
  type UsePart,
} from './separate-loads.ts'
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
  const { car } = inputs.use
  const hoursOf = (part: PartName) => use.parts.filter(({ name }) => name === part).map(({ hours }) => hours)
  const carHours = car?.charging === 'surplus' ? hoursOf('car') : []
  const heat = resolveFuelHeat(inputs.use, assumptions)
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

/** How the household spreads its use: by its own hours, a published profile or the meter. */
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
  // Without the readings their monthly sums count, in the default shape.
  assumptions.missing.add('use.day')
  return profileShapes
}

/** All of a home that its hourly use depends on. */
interface UseInputs extends Pick<Home, 'use' | 'provenance'> {
  readonly country: Home['region']['country']
  readonly location: SiteLocation
  /** Only if the use is stated by a bill; without export prices. */
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

/** The monthly sums of meter readings count where the readings are not on this device. */
export function amountOf({ use: { amount, day } }: UseInputs): Amount {
  return day?.kind === 'readings'
    ? { kind: 'months', kwh: day.kwhPerMonth }
    : withKwhOfBill(requireFigure('use.amount', amount))
}

export const isMetered = ({ use }: UseInputs) => use.day?.kind === 'readings'
