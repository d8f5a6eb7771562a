import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { computeBackupTimes } from '#shared/energy/backup.ts'
import { simulateSolarHomeSystem } from '#shared/energy/off-grid.ts'
import { computeHourlyYear, type HourlyYear } from '#shared/solar/hourly-year.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import offGrid from '../reference/energy/off-grid.json'
import outages from '../reference/energy/outages.json'
import { loadOurClimate } from './references.ts'
import { round } from './statistics.ts'

/** Performance ratio of the reference. */
const PERFORMANCE_RATIO = 0.68
const MAPUTO = { latitude: -25.97, longitude: 32.57, utcOffset: 2 }

/** Panels toward the north, in the climate of the site's own tile. */
export async function yearAtMaputo(tilt: number): Promise<HourlyYear> {
  const { global, diffuse, temperature } = await loadOurClimate(MAPUTO.latitude, MAPUTO.longitude)
  const weather = buildWeatherYear({ ...MAPUTO, global, temperature, ...(diffuse && { diffuse }) })
  return computeHourlyYear(weather, systemModel({ mounting: 'rack', losses: 0.14 }), { tilt, azimuth: 0 })
}

/** Solar home systems in Maputo, with a battery without losses. */
export async function measureOffGrid() {
  const irradiation = new Map<number, Float64Array>()
  for (const { tilt } of offGrid.cases) irradiation.set(tilt, (await yearAtMaputo(tilt)).irradiation)
  return {
    ...offGrid,
    cases: offGrid.cases.map((system) => {
      const { tilt, watts, batteryKwh, cutoff, perDay } = system
      const { fullDays, emptyDays, lostPerFullDay } = simulateSolarHomeSystem({
        kwp: watts / 1_000,
        batteryKwh,
        cutoff,
        irradiation: irradiation.get(tilt) ?? new Float64Array(0),
        performanceRatio: PERFORMANCE_RATIO,
        use: Array(24).fill(perDay / 24),
      })
      return {
        ...system,
        ours: { fullDays: round(fullDays, 4), emptyDays: round(emptyDays, 4), lost: round(lostPerFullDay, 3) },
      }
    }),
  }
}

/** Full batteries without sun. */
export const measureOutages = () => ({
  batteries: outages.batteries.map(({ usableKwh, efficiency, kw }) => {
    const battery = { usableKwh, powerKw: 5, chargeEfficiency: 1, dischargeEfficiency: efficiency }
    const appliances = new Float64Array(HOURS_OF_YEAR).fill(kw)
    const { year } = computeBackupTimes({ appliances, battery, initialCharge: usableKwh, solar: null })
    return { usableKwh, efficiency, kw, hours: round(year.median, 2) }
  }),
})
