import { HOURS_OF_YEAR, MONTH_STARTS, MONTHS_OF_YEAR, sumOf } from '../calendar.ts'
import { t } from '../language/t.ts'
import { requireNumber, requireSeries } from '../validation/input-error.ts'

/** Energy [kWh] per year, or per month from January. */
export type EnergyAmount = { readonly kwhPerYear: number } | { readonly kwhPerMonth: readonly number[] }

/** [kWh/year] */
const MAX_HOME_KWH = 1e6

/**
 * Scales a shape that sums to 1 to kWh, as a whole or month by month. A month whose shape is all zero is filled evenly.
 * @throws InputError
 */
export function scaleToAmount(shape: Float64Array, amount: EnergyAmount): Float64Array {
  if ('kwhPerYear' in amount) {
    requireNumber('kwhPerYear', amount.kwhPerYear, {
      name: t('Electricity use'),
      max: MAX_HOME_KWH,
      unit: 'kWh',
    })
    return shape.map((value) => value * amount.kwhPerYear)
  }
  requireSeries('kwhPerMonth', amount.kwhPerMonth, t('Monthly electricity use'), MONTHS_OF_YEAR)
  const series = new Float64Array(HOURS_OF_YEAR)
  amount.kwhPerMonth.forEach((kwh, month) => {
    requireNumber(`kwhPerMonth.${month}`, kwh, { name: t('Monthly electricity use'), max: MAX_HOME_KWH, unit: 'kWh' })
    const [from, to] = [MONTH_STARTS[month] as number, MONTH_STARTS[month + 1] as number]
    const sum = sumOf(shape.subarray(from, to))
    for (let i = from; i < to; i += 1) series[i] = kwh * (sum > 0 ? (shape[i] as number) / sum : 1 / (to - from))
  })
  return series
}

export function sumSeries(series: readonly Float64Array[]): Float64Array {
  const total = new Float64Array(series[0]?.length ?? HOURS_OF_YEAR)
  for (const part of series)
    for (let i = 0; i < total.length; i += 1) total[i] = (total[i] as number) + (part[i] as number)
  return total
}
