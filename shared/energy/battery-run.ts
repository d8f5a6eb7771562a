import type { HourlyBalance } from './balance.ts'
import type { Battery } from './battery.ts'

/**
 * Before a run, each hour's place in `stored` says below which charge the battery does not serve the home [kWh], and
 * its place in `gridCharge` up to which the grid fills it [kWh]. The run reads both and puts the result there.
 */

/** The self-consumption rule: only the reserve is kept, and the grid never charges. */
export function holdNothing({ stored, gridCharge }: HourlyBalance, { reserveKwh = 0 }: Battery): void {
  stored.fill(reserveKwh)
  gridCharge.fill(0)
}

/**
 * Runs the battery through all hours, in place. `export` and `import` hold what the sun left over and lacked; both
 * shrink by what the battery takes and gives.
 */
export function runBattery(balance: HourlyBalance, battery: Battery): void {
  const { charge, gridCharge, discharge, export: surplus, import: shortfall, stored } = balance
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0, startKwh = reserveKwh } = battery
  let level = startKwh
  for (let i = 0; i < stored.length; i += 1) {
    const least = stored[i] as number
    const gridUpTo = gridCharge[i] as number
    const over = surplus[i] as number
    const lack = shortfall[i] as number
    let taken = 0
    let bought = 0
    let given = 0
    if (over > 0) {
      taken = Math.min(over, powerKw, (usableKwh - level) / chargeEfficiency)
      level += taken * chargeEfficiency
      surplus[i] = over - taken
    } else if (lack > 0 && level > least) {
      const available = (level - least) * dischargeEfficiency
      given = Math.min(lack, powerKw, available)
      // Exactly empty, so that no rounding is left to be discharged hour after hour.
      level = given === available ? least : level - given / dischargeEfficiency
      shortfall[i] = lack - given
    }
    if (level < gridUpTo && given === 0) {
      bought = Math.min(powerKw - taken, (gridUpTo - level) / chargeEfficiency)
      level += bought * chargeEfficiency
      shortfall[i] = (shortfall[i] as number) + bought
    }
    charge[i] = taken
    gridCharge[i] = bought
    discharge[i] = given
    stored[i] = level
  }
}
