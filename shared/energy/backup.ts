import { HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_DAYS, MONTH_STARTS, sumOf } from '../calendar.ts'
import { t } from '../language/t.ts'
import { InputError, requireNumber, requireSeries, validatePart } from '../validation/input-error.ts'
import { type Battery, validateBattery } from './battery.ts'

export interface BackupInput {
  /** Backed-up load [kWh per hour]: 8,760 values, or 24 values repeated every day. */
  readonly appliances: ArrayLike<number>
  readonly battery: Battery
  /** Battery charge when the grid fails [kWh]: one value, or one per hour of the year. */
  readonly initialCharge: number | Float64Array
  /** AC solar output [kWh per hour], 8,760 values; `null` if the inverter needs the grid. */
  readonly solar: Float64Array | null
}

/** Time until the loads can no longer be supplied [h]. */
export interface BackupTime {
  /** Time for the worst starting hour. */
  readonly shortest: number
  /** Half of all starting hours last longer. */
  readonly median: number
}

export interface BackupTimes {
  readonly year: BackupTime
  /** Times by month of the failure, January first. */
  readonly months: readonly BackupTime[]
}

/** Simulation horizon [h]: two weeks. A result of this length means "at least". */
export const MAX_OUTAGE = 14 * 24

/**
 * Simulates an outage from each hour of the year. Solar supplies the loads first; its surplus charges the battery. The
 * last hour counts in part, as load and output are constant within an hour. The year is cyclic: December continues in
 * January.
 * @throws InputError naming the field
 */
export function computeBackupTimes(input: BackupInput): BackupTimes {
  validateInput(input)
  const { appliances, battery, initialCharge, solar } = input
  const net = new Float64Array(HOURS_OF_YEAR)
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) {
    net[i] = (solar?.[i] ?? 0) - (appliances[i % appliances.length] as number)
  }
  const durations = new Float64Array(HOURS_OF_YEAR)
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) {
    const charge = typeof initialCharge === 'number' ? initialCharge : (initialCharge[i] as number)
    durations[i] = simulateOutage(i, charge, net, battery)
  }
  return {
    year: summarizeTimes(durations.slice()),
    months: Array.from({ length: 12 }, (_, month) =>
      summarizeTimes(durations.slice(MONTH_STARTS[month], MONTH_STARTS[month + 1])),
    ),
  }
}

/** Share of the days on which an outage is covered [0–1], for 12 months of 24 hours; `null` where there is none. */
export type CoverageTable = readonly (readonly (number | null)[])[]

/** Mean of the days of each month, for each hour of the day; `null` where no day has a value. */
export const tabulateByMonthAndHour = (value: (hourOfYear: number) => number | null): CoverageTable =>
  MONTH_DAYS.map((days, month) =>
    Array.from({ length: HOURS_OF_DAY }, (_, hour) => {
      const first = (MONTH_STARTS[month] as number) + hour
      const values = Array.from({ length: days }, (_, day) => value(first + day * HOURS_OF_DAY)).filter(
        (found) => found !== null,
      )
      return values.length > 0 ? sumOf(values) / values.length : null
    }),
  )

export type CoverageLevel = 'nine-in-ten' | 'half' | 'fewer'

/** Level for a share of the days on which an outage is covered. */
export const coverageLevel = (share: number): CoverageLevel =>
  share >= 0.9 ? 'nine-in-ten' : share >= 0.5 ? 'half' : 'fewer'

function validateInput({ appliances, battery, initialCharge, solar }: BackupInput) {
  const hours = appliances.length === HOURS_OF_DAY ? HOURS_OF_DAY : HOURS_OF_YEAR
  requireSeries('appliances', appliances, t('What you want to keep running'), hours)
  if (!Array.from(appliances).some((kwh) => kwh > 0)) {
    throw new InputError('appliances', t('Add at least one appliance to keep running in a power outage.'))
  }
  validatePart('battery', () => validateBattery(battery))
  if (solar) requireSeries('solar', solar, t('Solar output'), HOURS_OF_YEAR)
  if (typeof initialCharge === 'number') {
    requireNumber('initialCharge', initialCharge, {
      name: t('Battery charge at the outage'),
      max: battery.usableKwh,
      unit: 'kWh',
    })
  } else requireSeries('initialCharge', initialCharge, t('Battery charge at the outage'), HOURS_OF_YEAR)
}

function simulateOutage(
  start: number,
  initialCharge: number,
  net: Float64Array,
  { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency }: Battery,
): number {
  let level = Math.min(initialCharge, usableKwh)
  let hour = start
  for (let hoursPassed = 0; hoursPassed < MAX_OUTAGE; hoursPassed += 1) {
    const balance = net[hour] as number
    if (balance >= 0) level = Math.min(usableKwh, level + Math.min(balance, powerKw) * chargeEfficiency)
    else {
      const delivered = Math.min(powerKw, level * dischargeEfficiency)
      if (delivered < -balance) {
        // Too little power fails at the start of the hour; too little energy, when the battery is empty.
        return powerKw < -balance ? hoursPassed : hoursPassed + delivered / -balance
      }
      level -= -balance / dischargeEfficiency
    }
    hour = hour + 1 === HOURS_OF_YEAR ? 0 : hour + 1
  }
  return MAX_OUTAGE
}

/** Sorts in place. */
function summarizeTimes(durations: Float64Array): BackupTime {
  const sorted = durations.sort()
  const middle = sorted.length / 2
  return {
    shortest: sorted[0] as number,
    median: ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2,
  }
}
