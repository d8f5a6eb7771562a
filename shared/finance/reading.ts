import { addTo, MONTH_STARTS, MONTHS_OF_YEAR, sumOf } from '../calendar.ts'
import type { MeterLayout } from './meter.ts'

/**
 * Grid exchange of a home [kWh per hour], 8,760 values each. With buy-all-sell-all, import is all use and export all
 * solar (see `BalanceInput.sellsAll`).
 */
export interface MeteredHours {
  readonly import: Float64Array
  readonly export: Float64Array
}

/** Sums by month; all properties but `values` are views of it. */
export interface MeterReading {
  /** All figures in one row, so that readings can be stored and interpolated. */
  readonly values: Float64Array
  /** [kWh], twelve values. */
  readonly importPerMonth: Float64Array
  readonly exportPerMonth: Float64Array
  /** Netted meters: imported − exported [kWh], month × period. */
  readonly net: Float64Array
  /** Hourly meters [kWh]: (month × periods + period) × blocks + block. */
  readonly imported: Float64Array
  readonly exported: Float64Array
  /** Highest import of an hour, if the tariff charges it [kW], twelve values. */
  readonly importPeaks: Float64Array
  /** Sales at hourly prices, if the tariff has them [money], twelve values. */
  readonly exportRevenue: Float64Array
}

/** Creates an empty reading if there is no row. */
export function viewReading({ periods, blocks, isNetted, readsPeaks }: MeterLayout, row?: Float64Array): MeterReading {
  const slots = MONTHS_OF_YEAR * periods
  const sizes = [
    MONTHS_OF_YEAR,
    MONTHS_OF_YEAR,
    readsPeaks ? MONTHS_OF_YEAR : 0,
    ...(isNetted ? [slots, 0, 0, 0] : [0, slots * blocks, slots * blocks, MONTHS_OF_YEAR]),
  ]
  const values = row ?? new Float64Array(sumOf(sizes))
  const [importPerMonth, exportPerMonth, importPeaks, net, imported, exported, exportRevenue] = sizes.map((size, i) => {
    const from = sumOf(sizes.slice(0, i))
    return values.subarray(from, from + size)
  }) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array]
  return { values, importPerMonth, exportPerMonth, importPeaks, net, imported, exported, exportRevenue }
}

/**
 * Sums a year by month, period and block; bills at any prices follow from it.
 * Blocks of hourly meters fill hour by hour with the kWh of the month in all periods, separately for import and export.
 * Within a run of one period the order of the hours does not matter.
 */
export function readMeter(meter: MeterLayout, hours: MeteredHours): MeterReading {
  const reading = viewReading(meter)
  const { import: imported, export: exported } = hours
  reading.importPeaks.forEach((_, month) => {
    reading.importPeaks[month] = Math.max(...imported.subarray(MONTH_STARTS[month], MONTH_STARTS[month + 1]))
  })
  const fillImport = createBlockFiller(meter, reading.imported)
  const fillExport = createBlockFiller(meter, reading.exported)
  for (let i = 0; i < meter.slots.length; i += 1) {
    const slot = meter.slots[i] as number
    const from = meter.starts[i] as number
    const to = meter.starts[i + 1] as number
    const month = Math.floor(slot / meter.periods)
    const importKwh = sumBetween(imported, from, to)
    const exportKwh = sumBetween(exported, from, to)
    addTo(reading.importPerMonth, month, importKwh)
    addTo(reading.exportPerMonth, month, exportKwh)
    if (meter.isNetted) addTo(reading.net, slot, importKwh - exportKwh)
    else {
      fillImport(month, slot, importKwh)
      fillExport(month, slot, exportKwh)
      if (meter.sellByHour) addTo(reading.exportRevenue, month, valueBetween(exported, meter.sellByHour, from, to))
    }
  }
  return reading
}

interface MeteredUse {
  readonly meter: MeterLayout
  /** [kWh per hour] */
  readonly use: Float64Array
}

/** Reads the meter of a home that exports nothing. */
export const readImports = ({ meter, use }: MeteredUse): MeterReading =>
  readMeter(meter, { import: use, export: new Float64Array(use.length) })

function sumBetween(hourly: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i += 1) sum += hourly[i] as number
  return sum
}

function valueBetween(hourly: Float64Array, prices: Float64Array, from: number, to: number): number {
  let value = 0
  for (let i = from; i < to; i += 1) value += (hourly[i] as number) * (prices[i] as number)
  return value
}

/** Fills one block after the other. */
function createBlockFiller({ blocks, blockEnds }: MeterLayout, sums: Float64Array) {
  let filledMonth = -1
  let block = 0
  let left = 0
  return (month: number, slot: number, kwh: number) => {
    if (month !== filledMonth) {
      filledMonth = month
      block = 0
      left = blockEnds[month * blocks] as number
    }
    let rest = kwh
    while (rest > left) {
      addTo(sums, slot * blocks + block, left)
      rest -= left
      block += 1
      left = (blockEnds[month * blocks + block] as number) - (blockEnds[month * blocks + block - 1] as number)
    }
    addTo(sums, slot * blocks + block, rest)
    left -= rest
  }
}
