import { HOURS_OF_DAY } from '../../calendar.ts'
import { type BackupTimes, computeBackupTimes } from '../../energy/backup.ts'
import { simulateBalance } from '../../energy/balance.ts'
import type { HourlyBalance } from '../../energy/hour-series.ts'
import { WATTS_PER_KW } from '../../energy/units.ts'
import type { Home } from '../../home/home.ts'
import { reportErrorsAt, requireFigures } from '../basis/plan-result.ts'
import { simulateEnergy } from '../plan-energy.ts'
import type { PlanInputs } from '../plan-inputs.ts'
import { isBatteryReservedForOutages } from '../resolve-outages.ts'
import { balanceInputOf } from '../simulate-plan.ts'

export interface PlanOutage extends BackupTimes {
  /** Daily energy [kWh] and peak power [kW] of the appliances. */
  readonly kwhPerDay: number
  readonly kwAtOnce: number
  /** Whether the battery can supply all of them at once. */
  readonly powerIsEnough: boolean
}

/**
 * Simulates an outage from each hour of the year, with the battery's charge of that hour. The appliances' daily energy
 * is spread over 24 hours.
 * @throws MissingFigures, InputError with the path of a figure
 */
export function simulateOutage(inputs: PlanInputs): PlanOutage {
  const { home, system } = inputs
  const load = sumAppliances(home)
  requireFigures({ 'system.battery': system.battery ?? undefined, 'system.backup': load.kwhPerDay > 0 || undefined })
  const { battery } = system.battery as NonNullable<typeof system.battery>
  const times = reportErrorsAt('system.backup', () =>
    computeBackupTimes({
      appliances: Array<number>(HOURS_OF_DAY).fill(load.kwhPerDay / HOURS_OF_DAY),
      battery,
      initialCharge: isBatteryReservedForOutages(home)
        ? battery.usableKwh
        : hoursBeforeOutage(inputs).stored.map((level) => Math.min(Math.max(0, level), battery.usableKwh)),
      solar: inputs.solar.map((kwh) => Math.min(kwh, system.inverterKw.value)),
    }),
  )
  return { ...times, ...load, powerIsEnough: load.kwAtOnce <= battery.powerKw }
}

/** A battery for backup stores every surplus, even where exporting it pays more. */
function hoursBeforeOutage(inputs: PlanInputs): HourlyBalance {
  if (inputs.system.battery?.dischargesInPeakHours) return simulateEnergy(inputs).hours
  const { peakHours: _, ...input } = balanceInputOf(inputs)
  return simulateBalance(input)
}

/** Appliances to keep running in an outage. */
export function sumAppliances({ system }: Home) {
  const total = (value: (appliance: Home['system']['backup'][number]) => number) =>
    system.backup.reduce((sum, appliance) => sum + value(appliance), 0) / WATTS_PER_KW
  return {
    kwhPerDay: total(({ watts, hoursPerDay }) => watts * hoursPerDay),
    kwAtOnce: total(({ watts, hoursPerDay }) => (hoursPerDay > 0 ? watts : 0)),
  }
}
