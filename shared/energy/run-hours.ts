import type { BalanceInput } from './balance-input.ts'
import type { Battery } from './battery.ts'
import { holdForDearHours } from './dear-hours.ts'
import type { GridHours, HourlyDetail, HourlySums } from './hour-series.ts'

/**
 * Runs a home through its hours. In passes over few series, so that they stay in the processor's cache, and without
 * branches in them: whether an hour has a surplus is hard to foretell, and a wrong guess takes three times as long.
 *
 * @param hours written: what the grid sees
 * @param detail written too, where given
 */
export function runHours(input: BalanceInput, hours: GridHours, detail: HourlyDetail | null): HourlySums {
  if (input.sellsAll) return sellAll(input, hours, detail)
  const sun = serveFromSun(input, hours, detail)
  const { battery, dearHours } = input
  if (!battery) return { ...sun, ...NO_BATTERY, ...settleAtOnce(input, hours, detail, sun.inverterClipped) }
  if (dearHours) holdForDearHours(battery, dearHours, hours, input.exportLimitKw)
  else {
    hours.import.fill(battery.reserveKwh ?? 0)
    hours.chargeUpTo.fill(battery.usableKwh)
  }
  return { ...sun, ...settle(battery, input, hours, detail, sun.inverterClipped) }
}

const NO_BATTERY = { charge: 0, gridCharge: 0, discharge: 0 }

/** Sun against the use of the same hour; what is over, or below 0 what lacks, stands as export. */
function serveFromSun(input: BalanceInput, { export: net }: GridHours, detail: HourlyDetail | null) {
  const { solar: yields, use: uses, solarFactor = 1, useFactor = 1, inverterKw = Number.POSITIVE_INFINITY } = input
  let solar = 0
  let use = 0
  let direct = 0
  let inverterClipped = 0
  for (let i = 0; i < yields.length; i += 1) {
    const sun = (yields[i] as number) * solarFactor
    const need = (uses[i] as number) * useFactor
    const output = Math.min(sun, inverterKw)
    const served = Math.min(output, need)
    net[i] = output - need
    solar += sun
    use += need
    direct += served
    inverterClipped += sun - output
    if (detail === null) continue
    detail.solar[i] = sun
    detail.use[i] = need
    detail.direct[i] = served
    detail.inverterClipped[i] = sun - output
  }
  return { solar, use, direct, inverterClipped }
}

/** Without a battery the grid takes what is over and brings what lacks. */
function settleAtOnce(input: BalanceInput, hours: GridHours, detail: HourlyDetail | null, inverterClipped: number) {
  const { import: imports, export: exports } = hours
  const { exportLimitKw = Number.POSITIVE_INFINITY } = input
  let exported = 0
  let imported = 0
  let lost = 0
  for (let i = 0; i < imports.length; i += 1) {
    const net = exports[i] as number
    const over = Math.max(net, 0)
    const out = Math.min(over, exportLimitKw)
    exports[i] = out
    imports[i] = over - net
    exported += out
    imported += over - net
    lost += over - out
    if (detail !== null) detail.clipped[i] = (detail.inverterClipped[i] as number) + over - out
  }
  return { export: exported, import: imported, clipped: inverterClipped + lost }
}

/**
 * The battery, and what is left for the grid. Before, each hour's place in `import` says below which charge the battery
 * does not serve the home, in `chargeUpTo` up to which it takes what could be sold, and, where the grid may charge, in
 * `gridUpTo` up to which it does [kWh].
 */
function settle(
  battery: Battery,
  input: BalanceInput,
  hours: GridHours,
  detail: HourlyDetail | null,
  inverterClipped: number,
) {
  const { import: imports, export: exports, chargeUpTo, gridUpTo } = hours
  const { exportLimitKw = Number.POSITIVE_INFINITY } = input
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0, startKwh = reserveKwh } = battery
  const perCharged = 1 / chargeEfficiency
  const perDischarged = 1 / dischargeEfficiency
  const buys = input.dearHours?.chargeFromGrid ?? false
  let charge = 0
  let gridCharge = 0
  let discharge = 0
  let exported = 0
  let imported = 0
  let exportClipped = 0
  let level = startKwh
  for (let i = 0; i < imports.length; i += 1) {
    const net = exports[i] as number
    const over = Math.max(net, 0)
    const lack = Math.max(-net, 0)
    const room = Math.max((usableKwh - level) * perCharged, 0)
    const available = Math.max((level - (imports[i] as number)) * dischargeEfficiency, 0)
    // Minima of three are slower than two of two.
    const wanted = Math.max(((chargeUpTo[i] as number) - level) * perCharged, 0)
    // What the grid would not take is stored whatever it is worth.
    const stores = Math.max(Math.min(wanted, room), Math.min(over - exportLimitKw, room))
    const taken = Math.min(Math.min(over, powerKw), stores)
    const given = Math.min(Math.min(lack, powerKw), available)
    level += taken * chargeEfficiency - given * perDischarged
    // Never in an hour that discharges: the grid fills up to no more than the battery keeps.
    const lacking = buys ? Math.max(((gridUpTo[i] as number) - level) * perCharged, 0) : 0
    const bought = Math.min(powerKw - taken, lacking)
    level += bought * chargeEfficiency
    const out = Math.min(over - taken, exportLimitKw)
    const lost = over - taken - out
    exports[i] = out
    imports[i] = lack - given + bought
    charge += taken
    gridCharge += bought
    discharge += given
    exported += out
    imported += lack - given + bought
    exportClipped += lost
    if (detail === null) continue
    detail.charge[i] = taken
    detail.gridCharge[i] = bought
    detail.discharge[i] = given
    detail.clipped[i] = (detail.inverterClipped[i] as number) + lost
    detail.stored[i] = level
  }
  return { charge, gridCharge, discharge, export: exported, import: imported, clipped: inverterClipped + exportClipped }
}

/** Two meters: all that the inverter and the grid let through is sold, all use is bought. */
function sellAll(input: BalanceInput, hours: GridHours, detail: HourlyDetail | null): HourlySums {
  const { solar: yields, use: uses, solarFactor = 1, useFactor = 1 } = input
  const { inverterKw = Number.POSITIVE_INFINITY, exportLimitKw = Number.POSITIVE_INFINITY } = input
  let solar = 0
  let use = 0
  let exported = 0
  let inverterClipped = 0
  for (let i = 0; i < yields.length; i += 1) {
    const sun = (yields[i] as number) * solarFactor
    const need = (uses[i] as number) * useFactor
    const output = Math.min(sun, inverterKw)
    const out = Math.min(output, exportLimitKw)
    hours.import[i] = need
    hours.export[i] = out
    solar += sun
    use += need
    exported += out
    inverterClipped += sun - output
    if (detail === null) continue
    detail.solar[i] = sun
    detail.use[i] = need
    detail.inverterClipped[i] = sun - output
    detail.clipped[i] = sun - out
  }
  const none = { direct: 0, charge: 0, gridCharge: 0, discharge: 0 }
  return { ...none, solar, use, export: exported, import: use, clipped: solar - exported, inverterClipped }
}
