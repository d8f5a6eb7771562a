import { HOURS_OF_DAY, HOURS_OF_YEAR, isWeekend } from '#shared/calendar.ts'

/** A home whose hours are closed formulas, so that the same 8,760 values can be reproduced anywhere. */
interface Formula {
  /** Size, season (amplitude and peak day), base, morning, noon, evening, weekend. */
  readonly use: readonly [A: number, S: number, D: number, b: number, m: number, n: number, e: number, W: number]
  /** Peak, amplitude of the day length [h] and its longest day, clouds. */
  readonly solar: readonly [P: number, G: number, T: number, K: number]
  /** Published check values: use, solar and direct use [kWh/year], and hour 4000. */
  readonly check: { readonly use: number; readonly solar: number; readonly direct: number; readonly use4000: number }
}

/**
 * Homes of the reference cases. H1 balanced; H2 high winter use, small roof; H3 low use, large roof; H4 summer cooling;
 * H6 away by day; H7 southern hemisphere.
 */
export const FORMULA_HOMES = {
  H1: {
    use: [0.9, 0.15, 15, 0.35, 0.3, 0.1, 0.8, 0.1],
    solar: [2.4, 3.5, 172, 0.7],
    check: { use: 4478.868691, solar: 4347.119958, direct: 1677.582945, use4000: 0.497258909 },
  },
  H2: {
    use: [1.5, 0.35, 15, 0.5, 0.35, 0.15, 0.7, 0.05],
    solar: [1.8, 4.5, 172, 0.8],
    check: { use: 9337.02875, solar: 3013.070268, direct: 2401.646639, use4000: 0.795172307 },
  },
  H3: {
    use: [0.5, 0.1, 20, 0.4, 0.2, 0.1, 0.7, 0.15],
    solar: [4, 3, 172, 0.6],
    check: { use: 2616.585084, solar: 7799.616114, direct: 1138.375317, use4000: 0.318482718 },
  },
  H4: {
    use: [1.3, 0.4, 205, 0.4, 0.1, 0.35, 0.75, 0.08],
    solar: [3.4, 2.5, 172, 0.35],
    check: { use: 7296.345415, solar: 7827.378789, direct: 3328.798943, use4000: 1.302503823 },
  },
  H6: {
    use: [1, 0.2, 15, 0.2, 0.5, 0, 1.1, 0.25],
    solar: [2.6, 3.8, 172, 0.7],
    check: { use: 4292.831788, solar: 4712.658018, direct: 1326.969828, use4000: 0.477139424 },
  },
  H7: {
    use: [0.85, 0.25, 196, 0.4, 0.3, 0.1, 0.8, 0.1],
    solar: [2.4, 2.2, 355, 0.5],
    check: { use: 4613.083628, solar: 5023.169155, direct: 1802.417302, use4000: 0.712930641 },
  },
} as const satisfies Readonly<Record<string, Formula>>

export type FormulaHome = keyof typeof FORMULA_HOMES

/** Use and solar [kWh per hour]. */
export function formulaHome(name: FormulaHome): { readonly use: Float64Array; readonly solar: Float64Array } {
  const [A, S, D, b, m, n, e, W] = FORMULA_HOMES[name].use
  const [P, G, T, K] = FORMULA_HOMES[name].solar
  const hours = Array.from({ length: HOURS_OF_YEAR }, (_, i) => ({
    d: Math.floor(i / HOURS_OF_DAY),
    h: i % HOURS_OF_DAY,
  }))
  const bell = (h: number, center: number, width: number) => Math.exp(-(((h - center) / width) ** 2))
  return {
    use: Float64Array.from(hours, ({ d, h }) => {
      const season = 1 + S * Math.cos((2 * Math.PI * (d - D)) / 365)
      const day = b + m * bell(h, 7, 1.5) + n * bell(h, 13, 3) + e * bell(h, 19, 2.5)
      return A * season * day * (isWeekend(d) ? 1 + W : 1)
    }),
    solar: Float64Array.from(hours, ({ d, h }) => {
      const length = 12 + G * Math.cos((2 * Math.PI * (d - T)) / 365)
      const x = h + 0.5 - 12
      const clouds = 1 - K * (0.5 + 0.5 * Math.sin(2.399963 * d))
      return Math.abs(x) < length / 2 ? P * Math.cos((Math.PI * x) / length) * clouds : 0
    }),
  }
}
