import { HOURS_OF_DAY, HOURS_OF_YEAR } from '#shared/calendar.ts'
import { createGridHours } from '#shared/energy/hour-series.ts'
import { buildProfileShape, loadProfiles } from '#shared/energy/load-profiles.ts'
import { rankByPrice } from '#shared/energy/peak-hours.ts'
import { simulateHours } from '#shared/energy/simulate-hours.ts'
import reference from '../reference/energy/self-consumption.json'
import { type Site, simulateSite } from './self-consumption.ts'
import { mean, round } from './statistics.ts'

const EXPORT_RATE = 0.08
const PRICES = {
  'costly-evening': (hour: number) => (hour >= 16 && hour < 21 ? 0.4 : 0.2),
  'cheap-night': (hour: number) => (hour < 6 ? 0.1 : 0.3),
} as const
const BATTERY = { usableKwh: 10, powerKw: 5, chargeEfficiency: 0.95, dischargeEfficiency: 0.95 }
const SIZES = [4, 8] as const // [kWp]
const USES = [3_000, 6_000] as const // [kWh/year]

const buffer = createGridHours(HOURS_OF_YEAR)

/** What a battery saves that plans each day from the one before and from average days, of what it could save with perfect foresight. */
export async function measureBatteryPlan() {
  const profiles = await loadProfiles()
  const homes = reference.sites.flatMap((site: Site) => {
    const solar = simulateSite(site)
    return (['bdew-h25', 'us-cold'] as const).flatMap((profile) =>
      SIZES.flatMap((solarFactor) =>
        USES.map((useFactor) => ({ solar, solarFactor, use: buildProfileShape(profiles[profile]), useFactor })),
      ),
    )
  })
  const cases = Object.entries(PRICES).flatMap(([name, priceAt]) =>
    [false, true].map((chargesFromGrid) => {
      const prices = Float64Array.from({ length: HOURS_OF_YEAR }, (_, i) => priceAt(i % HOURS_OF_DAY))
      const rates = new Float64Array(HOURS_OF_YEAR).fill(EXPORT_RATE)
      const peakHours = rankByPrice(prices, chargesFromGrid, rates)
      const costOf = (input: Parameters<typeof simulateHours>[0]) => {
        simulateHours(input, buffer, null)
        return prices.reduce(
          (sum, price, i) => sum + (buffer.import[i] as number) * price - (buffer.export[i] as number) * EXPORT_RATE,
          0,
        )
      }
      const shares = homes.map((home) => {
        const idle = costOf(home)
        const saving = (hasPerfectForesight: boolean) =>
          idle - costOf({ ...home, battery: BATTERY, peakHours: { ...peakHours, hasPerfectForesight } })
        return (100 * saving(false)) / saving(true)
      })
      return { prices: name, chargesFromGrid, mean: round(mean(shares), 1), least: round(Math.min(...shares), 1) }
    }),
  )
  return { homes: homes.length, places: reference.sites.length, batteryKwh: BATTERY.usableKwh, cases }
}
