import { MONTHS_OF_YEAR } from '../calendar.ts'
import type { TariffMeter } from './meter.ts'
import type { CreditAccount } from './metering.ts'
import type { MeterReading } from './reading.ts'

/**
 * Nets a month by period: import − export, minus the surplus carried to the period.
 * @returns shortfall and surplus by period [kWh]
 */
export function netMonth(meter: TariffMeter, reading: MeterReading, month: number, account: CreditAccount) {
  const { periods } = meter
  const net = reading.net.slice(month * periods, (month + 1) * periods)
  carryOver(meter, month, account.surplus, net)
  return { shortfall: net.map((kwh) => Math.max(0, kwh)), surplus: net.map((kwh) => Math.max(0, -kwh)) }
}

/** Weekday hours that match a period to next month's period at the same time of day. */
const ROLLOVER_HOURS = [0, 5, 11, 17]

/** Deducts last month's surplus from the period at the same time of day. */
function carryOver({ tariff, periods }: TariffMeter, month: number, surplus: Float64Array, net: Float64Array): void {
  const before = tariff.weekday[(month + MONTHS_OF_YEAR - 1) % MONTHS_OF_YEAR] ?? []
  const now = tariff.weekday[month] ?? []
  for (let period = 0; period < periods; period += 1) {
    const kwh = surplus[period] as number
    if (kwh === 0) continue
    const hour = ROLLOVER_HOURS.find((candidate) => before[candidate] === period)
    // A period outside these hours keeps its surplus if it continues; otherwise the night period gets it.
    const target = hour !== undefined ? now[hour] : now.includes(period) ? period : now[0]
    net[target ?? 0] = (net[target ?? 0] as number) - kwh
  }
}
