import { type BackupTimes, backupTimes } from '../../energy/backup.ts'
import { hourlyBalance } from '../../energy/balance.ts'
import type { HourlyBalance } from '../../energy/hour-series.ts'
import type { Home } from '../home.ts'
import { atFigure, requireAll } from './answer.ts'
import { energyOfPlan } from './energy-of-plan.ts'
import { balanceOf } from './reckon.ts'
import type { Terms } from './terms.ts'

/** How long the chosen appliances last without the grid. */
export interface OutageOfPlan extends BackupTimes {
  /** What they take in a day [kWh], and at most at once [kW]. */
  readonly kwhPerDay: number
  readonly kwAtOnce: number
  /** Whether the battery can feed all of them at once. */
  readonly powerIsEnough: boolean
}

const WATTS_OF_KW = 1_000
const HOURS_OF_DAY = 24

/**
 * The grid fails in each hour of the year, with the charge the battery has then; the sun helps. What runs some hours a day
 * is spread over the day. A battery against outages takes every surplus, also where selling it would pay more.
 * @throws MissingFigures, InputError naming a figure of the home
 */
export function outageOfTerms(terms: Terms): OutageOfPlan {
  const { home, system } = terms
  const wanted = appliancesOf(home)
  requireAll([
    ...(system.battery ? [] : (['system.battery'] as const)),
    ...(wanted.kwhPerDay > 0 ? [] : (['system.backup'] as const)),
  ])
  const hours = hoursWith(terms)
  const battery = (system.battery as NonNullable<typeof system.battery>).battery
  const times = atFigure('system.backup', () =>
    backupTimes({
      appliances: Array<number>(HOURS_OF_DAY).fill(wanted.kwhPerDay / HOURS_OF_DAY),
      battery,
      charged: hours.stored.map((level) => Math.min(Math.max(0, level), battery.usableKwh)),
      solar: hours.solar.map((kwh) => Math.min(kwh, system.inverterKw.value)),
    }),
  )
  return { ...times, ...wanted, powerIsEnough: wanted.kwAtOnce <= battery.powerKw }
}

function hoursWith(terms: Terms): HourlyBalance {
  if (terms.system.battery?.keepsForDearHours) return energyOfPlan(terms).hours
  const { dearHours: _, ...input } = balanceOf(terms)
  return hourlyBalance(input)
}

function appliancesOf({ system }: Home) {
  const sum = (value: (appliance: Home['system']['backup'][number]) => number) =>
    system.backup.reduce((all, appliance) => all + value(appliance), 0) / WATTS_OF_KW
  return {
    kwhPerDay: sum(({ watts, hoursPerDay }) => watts * hoursPerDay),
    kwAtOnce: sum(({ watts, hoursPerDay }) => (hoursPerDay > 0 ? watts : 0)),
  }
}
