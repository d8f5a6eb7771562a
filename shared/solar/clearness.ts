import { clamp } from './angles.ts'

/**
 * Distribution of the daily clearness index within a month, from the monthly mean.
 *
 * Source: Bendt, Collares-Pereira & Rabl 1981 (Solar Energy 27, 1) with Herzog's closed form of its parameter, as in
 * Duffie & Beckman (Solar Engineering of Thermal Processes, eqs 2.9.6 to 2.9.8). Fitted to US stations, good elsewhere;
 * in the tropics real days vary less.
 */
interface ClearnessDistribution {
  /** Clearness of the darkest and the brightest day [-]. */
  readonly low: number
  readonly high: number
  /** Herzog's γ: below 0 dark days are most frequent, above 0 bright days. */
  readonly gamma: number
}

const MIN_CLEARNESS = 0.05
/** Range of monthly means [-] of the published fit. */
const FIRST_MEAN = 0.12
const LAST_MEAN = 0.8
/** Minimum distance of the brightest day from the mean [-]; the fit turns back at both ends of its range. */
const MIN_SPREAD = 0.02

function fitDistribution(mean: number): ClearnessDistribution {
  const k = clamp(mean, FIRST_MEAN, LAST_MEAN)
  const low = MIN_CLEARNESS
  const high = Math.max(k + MIN_SPREAD, 0.6313 + 0.267 * k - 11.9 * (k - 0.75) ** 8)
  const xi = (high - low) / (high - k)
  return { low, high, gamma: -1.498 + (1.184 * xi - 27.182 * Math.exp(-1.5 * xi)) / (high - low) }
}

/** The distribution is uniform below this γ · (high − low), where the formulas would divide by zero. */
const UNIFORM_LIMIT = 1e-9

/** Clearness [-] not exceeded on a share of the days [0…1]. */
function quantile({ low, high, gamma }: ClearnessDistribution, share: number): number {
  if (Math.abs(gamma * (high - low)) < UNIFORM_LIMIT) return low + share * (high - low)
  const first = Math.exp(gamma * low)
  return Math.log(first - share * (first - Math.exp(gamma * high))) / gamma
}

/** Mean clearness [-] of the days between two shares. */
function meanBetween(spread: ClearnessDistribution, from: number, to: number): number {
  const { low, high, gamma } = spread
  if (Math.abs(gamma * (high - low)) < UNIFORM_LIMIT) return quantile(spread, (from + to) / 2)
  const first = Math.exp(gamma * low)
  const fall = first - Math.exp(gamma * high)
  const integral = (share: number) => {
    const u = first - share * fall
    return -(u * Math.log(u) - u) / (gamma * fall)
  }
  return (integral(to) - integral(from)) / (to - from)
}

function normalizeToMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value / mean)
}

/**
 * Clearness of equally frequent day types over the monthly mean [-], from dark to bright.
 * @param mean monthly clearness index [-]
 */
export function dayTypeClearness(mean: number, count: number): number[] {
  const spread = fitDistribution(mean)
  return normalizeToMean(
    Array.from({ length: count }, (_, dayType) => meanBetween(spread, dayType / count, (dayType + 1) / count)),
  )
}

/** Fractional part of the golden ratio: its multiples spread evenly over 0…1, with neighbors far apart. */
const GOLDEN = 0.6180339887

/**
 * Clearness of each day of a month over the monthly mean [-], in a fixed order without runs of similar days: day d
 * takes the quantile at the rank of the fractional part of `GOLDEN · d + ½`.
 *
 * This even mixture favors batteries, which outlast one dull day but not a dull week. The resulting error of
 * self-consumption against years of real hours is on the accuracy page.
 * @param mean monthly clearness index [-]
 * @param days in the month
 */
export function dailyClearness(mean: number, days: number): number[] {
  const spread = fitDistribution(mean)
  const sorted = normalizeToMean(Array.from({ length: days }, (_, rank) => quantile(spread, (rank + 0.5) / days)))
  const positions = Array.from({ length: days }, (_, day) => (GOLDEN * day + 0.5) % 1)
  return positions.map(
    (position) => sorted[positions.filter((otherPosition) => otherPosition < position).length] as number,
  )
}
