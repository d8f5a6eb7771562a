import { HOURS_OF_DAY } from '../calendar.ts'
import type { BalanceInput, SurplusLoad } from './balance-input.ts'
import type { Battery } from './battery.ts'
import type { GridHours, HourlyDetail, HourlySums } from './hour-series.ts'
import { dischargeInPeakHours, type PeakHours } from './peak-hours.ts'
import { meanDirectUse } from './within-hour.ts'

/**
 * Simulates a home hour by hour; writes `hours`, and `detail` if present. Several passes over few series keep the data
 * in the CPU cache, and branch-free loops avoid branch mispredictions (three times slower).
 */
export function simulateHours(input: BalanceInput, hours: GridHours, detail: HourlyDetail | null): HourlySums {
  const { surplusLoads = [], battery, sellsAll } = input
  // A battery serves what solar leaves of a car's or boiler's electricity; a fuel takes what even the battery leaves.
  const batteryLoads = battery && !sellsAll ? surplusLoads.filter(({ replacesFuel }) => !replacesFuel) : []
  return surplusLoads
    .filter((load) => !batteryLoads.includes(load))
    .reduce<HourlySums>(
      (sums, load) => serveFromSurplus(load, input, hours, detail, sums),
      simulateHomeHours(input, batteryLoads, hours, detail),
    )
}

function simulateHomeHours(
  input: BalanceInput,
  batteryLoads: readonly SurplusLoad[],
  hours: GridHours,
  detail: HourlyDetail | null,
): HourlySums {
  if (input.sellsAll) return simulateBuyAllSellAll(input, hours, detail)
  const smooth = serveFromSolar(input, hours, detail)
  const withoutLoads = { ...smooth, direct: smooth.direct - missWithinHours(input, hours, detail) }
  const { battery, peakHours } = input
  if (!battery)
    return { ...withoutLoads, ...NO_BATTERY, ...exchangeWithGrid(input, hours, detail, withoutLoads.inverterClipped) }
  const solarSums = batteryLoads.reduce(
    (sums, load) => serveBeforeBattery(load, input, hours, detail, sums),
    withoutLoads,
  )
  if (peakHours) dischargeInPeakHours(battery, peakHours, hours, input.exportLimitKw)
  else {
    hours.import.fill(battery.reserveKwh ?? 0)
    hours.chargeTargets.fill(battery.usableKwh)
  }
  return { ...solarSums, ...dispatchBattery(battery, input, hours, detail, solarSums.inverterClipped) }
}

const NO_BATTERY = { charge: 0, gridCharge: 0, discharge: 0 }

/** Writes solar minus use to `export`. */
function serveFromSolar(input: BalanceInput, { export: net }: GridHours, detail: HourlyDetail | null) {
  const { solar: solarSeries, use: useSeries, solarFactor = 1, useFactor = 1 } = input
  const { inverterKw = Number.POSITIVE_INFINITY } = input
  let solar = 0
  let use = 0
  let direct = 0
  let inverterClipped = 0
  for (let i = 0; i < solarSeries.length; i += 1) {
    const potential = (solarSeries[i] as number) * solarFactor
    const demand = (useSeries[i] as number) * useFactor
    const output = Math.min(potential, inverterKw)
    const served = Math.min(output, demand)
    net[i] = output - demand
    solar += potential
    use += demand
    direct += served
    inverterClipped += potential - output
    if (detail === null) continue
    detail.solar[i] = potential
    detail.use[i] = demand
    detail.direct[i] = served
    detail.inverterClipped[i] = potential - output
  }
  return { solar, use, direct, inverterClipped, heat: 0 }
}

/**
 * Writes the solar that use misses because it jumps within the hour to `missed`. A battery smooths the hours in which it
 * gains by that: those whose import costs more than export pays.
 * @returns sum [kWh]
 */
function missWithinHours(input: BalanceInput, { missed }: GridHours, detail: HourlyDetail | null): number {
  const { steadyShare = 1, battery, peakHours } = input
  if (steadyShare === 1 || (battery && (!peakHours || exportNeverPaysAsMuch(peakHours)))) {
    missed.fill(0)
    return 0
  }
  const { solar, use, solarFactor = 1, useFactor = 1, inverterKw = Number.POSITIVE_INFINITY } = input
  let sum = 0
  for (let i = 0; i < missed.length; i += 1) {
    const output = Math.min((solar[i] as number) * solarFactor, inverterKw)
    const demand = (use[i] as number) * useFactor
    const isSmooth = battery && peakHours && buyPrice(peakHours, i) > sellPrice(peakHours, i)
    const kwh = isSmooth ? 0 : Math.min(output, demand) - meanDirectUse(output, demand, steadyShare)
    missed[i] = kwh
    sum += kwh
    if (detail !== null) detail.direct[i] = (detail.direct[i] as number) - kwh
  }
  return sum
}

const exportNeverPaysAsMuch = ({ buyPrices, sellPrices }: PeakHours) => Math.min(...buyPrices) > Math.max(...sellPrices)
const buyPrice = ({ buyPrices, buyRank }: PeakHours, hour: number) => buyPrices[buyRank[hour] as number] as number
const sellPrice = ({ sellPrices, sellRank }: PeakHours, hour: number) => sellPrices[sellRank[hour] as number] as number

function exchangeWithGrid(input: BalanceInput, hours: GridHours, detail: HourlyDetail | null, inverterClipped: number) {
  const { import: imports, export: exports, missed } = hours
  const { exportLimitKw = Number.POSITIVE_INFINITY } = input
  let exported = 0
  let imported = 0
  let exportClipped = 0
  for (let i = 0; i < imports.length; i += 1) {
    const net = exports[i] as number
    const surplus = Math.max(net, 0) + (missed[i] as number)
    const exportedKwh = Math.min(surplus, exportLimitKw)
    exports[i] = exportedKwh
    imports[i] = surplus - net
    missed[i] = surplus - exportedKwh
    exported += exportedKwh
    imported += surplus - net
    exportClipped += surplus - exportedKwh
    if (detail !== null) detail.clipped[i] = (detail.inverterClipped[i] as number) + surplus - exportedKwh
  }
  return { export: exported, import: imported, clipped: inverterClipped + exportClipped }
}

/**
 * Dispatches the battery; the grid takes the rest. On entry, `import` holds the charge below which the battery does not
 * serve the home, `chargeTargets` the charge up to which it takes exportable solar, and `gridChargeTargets` the charge
 * up to which the grid may fill it [kWh].
 */
function dispatchBattery(
  battery: Battery,
  input: BalanceInput,
  hours: GridHours,
  detail: HourlyDetail | null,
  inverterClipped: number,
) {
  const { import: imports, export: exports, missed, chargeTargets, gridChargeTargets } = hours
  const { exportLimitKw = Number.POSITIVE_INFINITY } = input
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0, startKwh = reserveKwh } = battery
  const inverseCharge = 1 / chargeEfficiency
  const inverseDischarge = 1 / dischargeEfficiency
  const chargesFromGrid = input.peakHours?.chargeFromGrid ?? false
  let charge = 0
  let gridCharge = 0
  let discharge = 0
  let exported = 0
  let imported = 0
  let exportClipped = 0
  let level = startKwh
  for (let i = 0; i < imports.length; i += 1) {
    const net = exports[i] as number
    const surplus = Math.max(net, 0)
    const shortfall = Math.max(-net, 0)
    const room = Math.max((usableKwh - level) * inverseCharge, 0)
    const available = Math.max((level - (imports[i] as number)) * dischargeEfficiency, 0)
    // Nested minima of two are faster than one of three.
    const toTarget = Math.max(((chargeTargets[i] as number) - level) * inverseCharge, 0)
    // Energy above the export limit is always stored.
    const storable = Math.max(Math.min(toTarget, room), Math.min(surplus - exportLimitKw, room))
    const charged = Math.min(Math.min(surplus, powerKw), storable)
    const discharged = Math.min(Math.min(shortfall, powerKw), available)
    level += charged * chargeEfficiency - discharged * inverseDischarge
    // The grid does not charge in an hour that discharges: its target is at most the discharge floor.
    const toGridTarget = chargesFromGrid ? Math.max(((gridChargeTargets[i] as number) - level) * inverseCharge, 0) : 0
    const gridCharged = Math.min(powerKw - charged, toGridTarget)
    level += gridCharged * chargeEfficiency
    const leftOver = surplus - charged + (missed[i] as number)
    const exportedKwh = Math.min(leftOver, exportLimitKw)
    const importedKwh = shortfall - discharged + (missed[i] as number) + gridCharged
    const clippedKwh = leftOver - exportedKwh
    exports[i] = exportedKwh
    imports[i] = importedKwh
    missed[i] = clippedKwh
    charge += charged
    gridCharge += gridCharged
    discharge += discharged
    exported += exportedKwh
    imported += importedKwh
    exportClipped += clippedKwh
    if (detail === null) continue
    detail.charge[i] = charged
    detail.gridCharge[i] = gridCharged
    detail.discharge[i] = discharged
    detail.clipped[i] = (detail.inverterClipped[i] as number) + clippedKwh
    detail.stored[i] = level
  }
  return { charge, gridCharge, discharge, export: exported, import: imported, clipped: inverterClipped + exportClipped }
}

/** Two meters: exports all solar within the inverter and export limits, imports all use. */
function simulateBuyAllSellAll(input: BalanceInput, hours: GridHours, detail: HourlyDetail | null): HourlySums {
  const { solar: solarSeries, use: useSeries, solarFactor = 1, useFactor = 1 } = input
  const { inverterKw = Number.POSITIVE_INFINITY, exportLimitKw = Number.POSITIVE_INFINITY } = input
  let solar = 0
  let use = 0
  let exported = 0
  let inverterClipped = 0
  for (let i = 0; i < solarSeries.length; i += 1) {
    const potential = (solarSeries[i] as number) * solarFactor
    const demand = (useSeries[i] as number) * useFactor
    const output = Math.min(potential, inverterKw)
    const exportedKwh = Math.min(output, exportLimitKw)
    hours.import[i] = demand
    hours.export[i] = exportedKwh
    solar += potential
    use += demand
    exported += exportedKwh
    inverterClipped += potential - output
    if (detail === null) continue
    detail.solar[i] = potential
    detail.use[i] = demand
    detail.inverterClipped[i] = potential - output
    detail.clipped[i] = potential - exportedKwh
  }
  const none = { direct: 0, charge: 0, gridCharge: 0, discharge: 0, heat: 0 }
  return { ...none, solar, use, export: exported, import: use, clipped: solar - exported, inverterClipped }
}

type SolarSums = ReturnType<typeof serveFromSolar>

/**
 * Serves a load from solar before the battery is charged, which saves the losses of storing. The rest joins the use at the
 * load's usual hours, where the battery serves it. On entry and exit, `export` holds solar minus use.
 */
function serveBeforeBattery(
  { hours: load, maxKw }: SurplusLoad,
  { useFactor = 1 }: BalanceInput,
  { export: net }: GridHours,
  detail: HourlyDetail | null,
  sums: SolarSums,
): SolarSums {
  let use = 0
  let direct = 0
  const serve = (i: number, demand: number) => {
    const served = Math.min(Math.max(net[i] as number, 0), demand)
    net[i] = (net[i] as number) - demand
    direct += served
    if (detail === null) return
    detail.use[i] = (detail.use[i] as number) + demand
    detail.direct[i] = (detail.direct[i] as number) + served
  }
  for (let start = 0; start < load.length; start += HOURS_OF_DAY) {
    const end = Math.min(start + HOURS_OF_DAY, load.length)
    let needed = 0
    for (let i = start; i < end; i += 1) needed += (load[i] as number) * useFactor
    let left = needed
    for (let i = start; i < end; i += 1) {
      const served = Math.min(Math.max(net[i] as number, 0), maxKw, left)
      serve(i, served)
      left -= served
    }
    const share = needed > 0 ? (left / needed) * useFactor : 0
    for (let i = start; i < end; i += 1) serve(i, (load[i] as number) * share)
    use += needed
  }
  return { ...sums, use: sums.use + use, direct: sums.direct + direct }
}

/**
 * Serves a load from what would be exported. On entry, `missed` holds the solar above the export limit, which is taken first;
 * on exit, what is left of it.
 */
function serveFromSurplus(
  { hours: load, maxKw, replacesFuel = false }: SurplusLoad,
  { useFactor = 1, sellsAll = false }: BalanceInput,
  { import: imports, export: exports, missed: curtailed }: GridHours,
  detail: HourlyDetail | null,
  sums: HourlySums,
): HourlySums {
  let use = 0
  let direct = 0
  let uncurtailed = 0
  for (let start = 0; start < load.length; start += HOURS_OF_DAY) {
    const end = Math.min(start + HOURS_OF_DAY, load.length)
    let needed = 0
    for (let i = start; i < end; i += 1) needed += (load[i] as number) * useFactor
    let left = needed
    for (let i = start; i < end && !sellsAll; i += 1) {
      const surplus = (exports[i] as number) + (curtailed[i] as number)
      const served = Math.min(surplus, maxKw, left)
      const fromCurtailed = Math.min(served, curtailed[i] as number)
      exports[i] = (exports[i] as number) - (served - fromCurtailed)
      // The next load takes the rest.
      curtailed[i] = (curtailed[i] as number) - fromCurtailed
      left -= served
      uncurtailed += fromCurtailed
      if (detail === null) continue
      detail.clipped[i] = (detail.clipped[i] as number) - fromCurtailed
      if (replacesFuel) {
        detail.heat[i] = (detail.heat[i] as number) + served
        continue
      }
      detail.use[i] = (detail.use[i] as number) + served
      detail.direct[i] = (detail.direct[i] as number) + served
    }
    use += needed
    direct += needed - left
    if (replacesFuel) continue
    const share = needed > 0 ? (left / needed) * useFactor : 0
    for (let i = start; i < end; i += 1) {
      const fromGrid = (load[i] as number) * share
      imports[i] = (imports[i] as number) + fromGrid
      if (detail !== null) detail.use[i] = (detail.use[i] as number) + fromGrid
    }
  }
  const remaining = { export: sums.export - direct + uncurtailed, clipped: sums.clipped - uncurtailed }
  if (replacesFuel) return { ...sums, ...remaining, heat: sums.heat + direct }
  return {
    ...sums,
    ...remaining,
    use: sums.use + use,
    direct: sums.direct + direct,
    import: sums.import + use - direct,
  }
}
