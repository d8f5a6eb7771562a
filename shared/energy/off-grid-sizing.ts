/*
 * Rules of thumb for the size of a system without a grid: first guesses, which the hourly year then checks. The scheme is
 * that of IEEE 1013 (batteries) and IEEE 1562 (panels and battery).
 */

export interface BatteryNeed {
  readonly kwhPerDay: number
  /** Days that the battery lasts without sun. */
  readonly days: number
  /** Share of the battery's size that may be taken out [0–1]. */
  readonly depth: number
  readonly inverterEfficiency: number
  /** Capacity at the lowest temperature, of that at 25 °C [-]; default 1. */
  readonly temperatureFactor?: number
}

/** Battery size [kWh] for a number of days without sun. */
export const batteryForAutonomy = ({
  kwhPerDay,
  days,
  depth,
  inverterEfficiency,
  temperatureFactor = 1,
}: BatteryNeed) => (kwhPerDay * days) / (depth * inverterEfficiency * temperatureFactor)

export interface ArrayNeed {
  readonly kwhPerDay: number
  /** Output of the panels in the darkest month, of the use [-]: 1.1–1.2, and 1.3–1.4 where a failure is serious. */
  readonly arrayToLoad: number
  /** Irradiation of the panels in the darkest month [kWh/m²/day]. */
  readonly sunHours: number
  /** Ratio of the whole system [-]. */
  readonly performanceRatio: number
}

/** Power of the panels [kWp] that covers the darkest month. */
export const arrayForDarkestMonth = ({ kwhPerDay, arrayToLoad, sunHours, performanceRatio }: ArrayNeed) =>
  (kwhPerDay * arrayToLoad) / (sunHours * performanceRatio)

/**
 * Days that a battery should last without sun, by the sun hours of the darkest month [kWh/m²/day]: for a system that must
 * be available in 99 % (critical) or 95 % of the time (Messenger and Ventre, Photovoltaic Systems Engineering, known from
 * secondary sources only).
 */
export const autonomyDays = (sunHours: number, isCritical: boolean) =>
  isCritical ? -1.9 * sunHours + 18.3 : -0.48 * sunHours + 4.58
