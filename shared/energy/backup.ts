import { HOURS_OF_YEAR, MONTH_STARTS } from '../calendar.ts'
import { InputError, inPart, requireNumber, requireSeries } from '../input-error.ts'
import { type Battery, checkBattery } from './battery.ts'

/** An outage: what must go on, and what there is to keep it going. */
export interface BackupInput {
  /** What the chosen appliances take [kWh per hour]: 8,760 values, or 24 that hold every day. */
  readonly appliances: ArrayLike<number>
  readonly battery: Battery
  /** In the battery when the grid fails [kWh]: one figure, or one for each hour of the year, as a balance has it. */
  readonly charged: number | Float64Array
  /** What the panels give as AC [kWh per hour], 8,760 values; `null` where the inverter needs the grid. */
  readonly solar: Float64Array | null
}

/** How long the appliances last after a failure [h]. */
export interface BackupTime {
  /** From the worst hour to lose the grid. */
  readonly shortest: number
  /** From the middle one: half of all hours last longer. */
  readonly usual: number
}

export interface BackupTimes {
  readonly year: BackupTime
  /** By the month in which the grid fails, January first. */
  readonly months: readonly BackupTime[]
}

/** Not followed further [h]: who lasts two weeks lasts any outage. A time of this length means "at least". */
export const LONGEST_OUTAGE = 14 * 24

/**
 * How long chosen appliances last without the grid, for a failure at each hour of the year. The sun serves first, what
 * it leaves over charges the battery; within an hour both run evenly, so that the last one counts in part. The year goes
 * round: an outage that begins in December runs on in January.
 * @throws InputError naming the field
 */
export function backupTimes(input: BackupInput): BackupTimes {
  const { appliances, charged } = checked(input)
  const { battery, solar } = input
  const net = new Float64Array(HOURS_OF_YEAR)
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) {
    net[i] = (solar?.[i] ?? 0) - (appliances[i % appliances.length] as number)
  }
  const times = new Float64Array(HOURS_OF_YEAR)
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) {
    times[i] = lasts(i, typeof charged === 'number' ? charged : (charged[i] as number), net, battery)
  }
  return {
    year: timeOf(times.slice()),
    months: Array.from({ length: 12 }, (_, month) => timeOf(times.slice(MONTH_STARTS[month], MONTH_STARTS[month + 1]))),
  }
}

function checked({ appliances, battery, charged, solar }: BackupInput) {
  if (appliances.length !== 24) requireSeries('appliances', appliances, 'The appliances', HOURS_OF_YEAR)
  else requireSeries('appliances', appliances, 'The appliances', 24)
  if (!Array.from(appliances).some((kwh) => kwh > 0)) {
    throw new InputError('appliances', 'At least one appliance must run in an outage.')
  }
  inPart('battery', () => checkBattery(battery))
  if (solar) requireSeries('solar', solar, 'The solar output', HOURS_OF_YEAR)
  if (typeof charged === 'number') {
    requireNumber('charged', charged, { name: 'The charge at the outage', max: battery.usableKwh, unit: 'kWh' })
  } else requireSeries('charged', charged, 'The charge at the outage', HOURS_OF_YEAR)
  return { appliances, charged }
}

function lasts(
  start: number,
  charged: number,
  net: Float64Array,
  { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency }: Battery,
): number {
  let level = Math.min(charged, usableKwh)
  let hour = start
  for (let passed = 0; passed < LONGEST_OUTAGE; passed += 1) {
    const balance = net[hour] as number
    if (balance >= 0) level = Math.min(usableKwh, level + Math.min(balance, powerKw) * chargeEfficiency)
    else {
      const given = Math.min(powerKw, level * dischargeEfficiency)
      if (given < -balance) {
        // Not enough power fails at once; not enough energy, when the battery is empty.
        return powerKw < -balance ? passed : passed + given / -balance
      }
      level -= -balance / dischargeEfficiency
    }
    hour = hour + 1 === HOURS_OF_YEAR ? 0 : hour + 1
  }
  return LONGEST_OUTAGE
}

/** Least and middle value; sorts in place. */
function timeOf(times: Float64Array): BackupTime {
  const sorted = times.sort()
  const middle = sorted.length / 2
  return {
    shortest: sorted[0] as number,
    usual: ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2,
  }
}
