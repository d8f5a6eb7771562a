import { inPart, requireNumber } from '../input-error.ts'
import {
  type BalanceInput,
  type BalanceTotals,
  balanceTotals,
  emptyBalance,
  type HourlyBalance,
  hourlyBalance,
} from './balance.ts'
import { agedBattery } from './battery.ts'
import { capacityLeft, checkFade, type Fade, fullCycles } from './battery-life.ts'

/** How a home changes from year to year. */
export interface Ageing {
  /** 1…100 */
  readonly years: number
  /** Yield the panels lose each year [share of the year before]. */
  readonly solarLoss: number
  /** Use gained each year [share of the year before]; below 0 when it falls. */
  readonly useGrowth: number
  readonly fade: Fade
  /** The battery is replaced when less of its capacity is left than this [share]; `null`: it never is. */
  readonly replaceBelow: number | null
}

/** One year of a home. */
export interface HomeYear {
  /** 1, 2, … */
  readonly year: number
  /** Its hours, in space that the next year writes over: read it before, or copy it. */
  readonly balance: HourlyBalance
  readonly totals: BalanceTotals
  /** What the battery holds, of its capacity when new [-]; `null` without one. */
  readonly capacity: number | null
  /** Full cycles of this year. */
  readonly cycles: number
  /** Whether a new battery was put in at the start of this year. */
  readonly batteryReplaced: boolean
}

/** @throws InputError naming the field */
export function checkAgeing({ years, solarLoss, useGrowth, fade, replaceBelow }: Ageing): void {
  requireNumber('years', years, { name: 'The number of years', min: 1, max: 100, whole: true })
  requireNumber('solarLoss', solarLoss, { name: 'The panels’ loss a year', max: 0.5 })
  requireNumber('useGrowth', useGrowth, { name: 'The growth of the use', min: -0.5, max: 0.5 })
  inPart('fade', () => checkFade(fade))
  if (replaceBelow !== null) {
    requireNumber('replaceBelow', replaceBelow, { name: 'The share at which the battery is replaced', max: 1 })
  }
}

/**
 * Runs a home through its years, every hour of every one: a year takes about a tenth of a millisecond, so that nothing
 * need be read between years. Solar of year y is × (1 − loss)^(y−1), use × (1 + growth)^(y−1), before all limits; a
 * battery begins each year at its reserve, with the capacity that is left at that moment.
 *
 * @param visit called once a year, in order
 * @throws InputError naming the field
 */
export function runYears(input: BalanceInput, ageing: Ageing, visit: (year: HomeYear) => void): void {
  inPart('ageing', () => checkAgeing(ageing))
  const space = emptyBalance(input.solar.length)
  let age = 0
  let cyclesSoFar = 0
  for (let year = 1; year <= ageing.years; year += 1) {
    let left = capacityLeft(ageing.fade, age, cyclesSoFar)
    const batteryReplaced = input.battery !== undefined && ageing.replaceBelow !== null && left < ageing.replaceBelow
    if (batteryReplaced) {
      age = 0
      cyclesSoFar = 0
      left = 1
    }
    const battery = input.battery && left > 0 ? agedBattery(input.battery, left) : undefined
    const { battery: _new, ...home } = input
    const balance = hourlyBalance(
      {
        ...home,
        ...(battery && { battery }),
        solarFactor: (input.solarFactor ?? 1) * (1 - ageing.solarLoss) ** (year - 1),
        useFactor: (input.useFactor ?? 1) * (1 + ageing.useGrowth) ** (year - 1),
      },
      space,
    )
    const totals = balanceTotals(balance)
    const cycles = battery ? fullCycles(totals, battery) : 0
    visit({ year, balance, totals, capacity: input.battery ? left : null, cycles, batteryReplaced })
    age += 1
    cyclesSoFar += cycles
  }
}
