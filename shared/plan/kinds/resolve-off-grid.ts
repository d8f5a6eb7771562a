import { addTo, DAYS_OF_YEAR, HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_OF_DAY, sumOf, toClockHour } from '../../calendar.ts'
import { WATTS_PER_KW } from '../../energy/units.ts'
import { isBillWithoutKwh } from '../../home/bill-period.ts'
import type { Home } from '../../home/home.ts'
import type { OffGrid } from '../../home/off-grid.ts'
import { provenanceOf } from '../../home/provenance.ts'
import { t } from '../../language/t.ts'
import { InputError } from '../../validation/input-error.ts'
import type { AssumptionLog, ResolvedFigure } from '../basis/assumption-log.ts'
import { reportErrorsAt, throwIfMissing } from '../basis/plan-result.ts'
import { memoForUse, type SiteData } from '../basis/site-data.ts'
import { resolveUse } from '../use/resolve-use.ts'

type Appliance = Extract<NonNullable<OffGrid['load']>, { kind: 'appliances' }>['appliances'][number]

/** Largest share of the days that may run short: 5 % in a cabin, 1 % in a home lived in all year, unless stated. */
export function resolveShortDays({ offGrid = {} }: Home, assumptions: AssumptionLog): ResolvedFigure {
  const isCabin = offGrid.building === 'cabin'
  return assumptions.resolve('offGrid.shortDays', offGrid.shortDays, {
    value: isCabin ? 0.05 : 0.01,
    unit: 'share',
    source: () => (isCabin ? t('A usual target for a cabin') : t('A usual target for a home lived in all year')),
    asOf: null,
  })
}

/**
 * Use of a home without a grid [kWh per hour], 8,760 values; none in the months in which it is empty.
 * @throws MissingFigures, InputError with the path of a figure
 */
export function resolveOffGridUse(home: Home, siteData: SiteData, assumptions: AssumptionLog): Float64Array {
  const { load, months } = home.offGrid ?? {}
  const isUsed = (hour: number) =>
    months?.includes((MONTH_OF_DAY[Math.floor(hour / HOURS_OF_DAY)] as number) + 1) ?? true
  const use = resolveLoad(home, load, siteData, assumptions).map((kwh, hour) => (isUsed(hour) ? kwh : 0))
  if (!(sumOf(use) > 0))
    throw new InputError(
      load ? 'offGrid.load' : 'use.amount',
      t('Enter how much electricity you use. It must be more than zero.'),
    )
  return use
}

function resolveLoad(home: Home, load: OffGrid['load'], siteData: SiteData, assumptions: AssumptionLog): Float64Array {
  if (load?.kind === 'appliances') return repeatByClock(dayOfAppliances(load.appliances), siteData)
  if (load?.kind === 'day' && load.shape === 'steady')
    return new Float64Array(HOURS_OF_YEAR).fill(load.kwh / HOURS_OF_DAY)
  const { day } = home.use
  if (load?.kind === 'day') {
    const amount = { kind: 'year', kwh: load.kwh * DAYS_OF_YEAR } as const
    const use = { amount, ...(day && day.kind !== 'readings' && { day }) }
    return reportErrorsAt('offGrid.load', () => resolveHouseholdUse(home, use, siteData, assumptions))
  }
  if (!isUseKnown(home)) throwIfMissing(['offGrid.load'])
  return resolveHouseholdUse(home, home.use, siteData, assumptions)
}

/**
 * Whether the use of the home with a grid can replace an unknown load: what is typical there says nothing about a home
 * without one, and an amount of money nothing about the use.
 */
export function isUseKnown(home: Pick<Home, 'use' | 'provenance'>): boolean {
  const { amount, day } = home.use
  if (day?.kind === 'readings') return true
  return amount !== undefined && !isBillWithoutKwh(amount) && provenanceOf(home, 'use.amount').kind === 'yours'
}

function resolveHouseholdUse(home: Home, use: Home['use'], siteData: SiteData, assumptions: AssumptionLog) {
  const { place, region, provenance } = home
  const country = place?.country ?? region.country
  const inputs = { use, provenance, country, location: siteData.location, billedBy: null }
  const resolved = memoForUse(siteData).getOrCompute(resolveUse, inputs)
  assumptions.merge(resolved.assumptions)
  return resolved.use.total
}

/** [kWh] by clock hour. */
function dayOfAppliances(appliances: readonly Appliance[]): readonly number[] {
  const hours = Array<number>(HOURS_OF_DAY).fill(0)
  for (const { watts, hoursPerDay, from } of appliances)
    for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
      const running =
        from === undefined
          ? hoursPerDay / HOURS_OF_DAY
          : Math.min(1, Math.max(0, hoursPerDay - ((hour - from + HOURS_OF_DAY) % HOURS_OF_DAY)))
      addTo(hours, hour, (running * watts) / WATTS_PER_KW)
    }
  return hours
}

const repeatByClock = (day: readonly number[], { location }: SiteData) =>
  Float64Array.from(
    { length: HOURS_OF_YEAR },
    (_, hour) => day[toClockHour(hour, location.daylightSaving) % HOURS_OF_DAY] as number,
  )
