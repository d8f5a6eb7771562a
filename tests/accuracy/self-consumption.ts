import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { computeTotals } from '#shared/energy/balance.ts'
import { createGridHours } from '#shared/energy/hour-series.ts'
import { buildProfileShape, type HouseholdProfile, loadProfiles } from '#shared/energy/load-profiles.ts'
import { simulateHours } from '#shared/energy/simulate-hours.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import reference from '../reference/energy/self-consumption.json'
import { mean, round } from './statistics.ts'

/**
 * A row of the reference: kWp, kWh used, battery kWh, self-consumption and self-sufficiency with real hours, then more.
 */
type Row = readonly [kwp: number, kwhUsed: number, batteryKwh: number, consumption: number, sufficiency: number]

/** The reference's roof: 20° towards the equator. */
const TILT = 20

/** Reused for every home. */
const BUFFER = createGridHours(HOURS_OF_YEAR)

/** Self-consumption from monthly climate alone, against 8,760 hours of real weather. */
export async function measureSelfConsumption() {
  const profiles = await loadProfiles()
  const cases = reference.sites.flatMap((site) => {
    const sun = simulateSite(site)
    return Object.entries(site.results).flatMap(([profile, rows]) => {
      // The reference uses standard time.
      const shape = buildProfileShape(profiles[profile as HouseholdProfile])
      return (rows as unknown as readonly Row[]).map((row) => ({ place: site.name, ...measureRow(sun, shape, row) }))
    })
  })
  const withoutBattery = cases.filter(({ hasBattery }) => !hasBattery)
  const withBattery = cases.filter(({ hasBattery }) => hasBattery)
  return {
    source: reference.source,
    places: reference.sites.length,
    withoutBattery: pointsOf(withoutBattery),
    withBattery: pointsOf(withBattery),
    byPlace: reference.sites.map(({ name }) => ({
      name,
      withoutBattery: pointsOf(withoutBattery.filter(({ place }) => place === name)),
      withBattery: pointsOf(withBattery.filter(({ place }) => place === name)),
    })),
  }
}

export type Site = (typeof reference.sites)[number]

/** [kWh per kWp and hour] */
export function simulateSite({ lat, lon, tz, ghiKwhM2Day, tempC }: Site): Float64Array {
  const weather = buildWeatherYear({
    latitude: lat,
    longitude: lon,
    utcOffset: tz,
    global: ghiKwhM2Day,
    temperature: tempC,
  })
  return computeHourlyYear(weather, systemModel(), { tilt: TILT, azimuth: lat < 0 ? 0 : 180 }).ac
}

/** Ours minus the reference's [percentage points]. */
function measureRow(sun: Float64Array, shape: Float64Array, [kwp, kwhUsed, usableKwh, consumption, sufficiency]: Row) {
  const home = {
    solar: sun,
    solarFactor: kwp,
    use: shape,
    useFactor: kwhUsed,
    ...(usableKwh > 0 && {
      battery: { usableKwh, powerKw: usableKwh / 2, chargeEfficiency: 0.95, dischargeEfficiency: 0.95 },
    }),
  }
  const totals = computeTotals(simulateHours(home, BUFFER, null))
  return {
    hasBattery: usableKwh > 0,
    consumption: 100 * ((totals.selfConsumption ?? 0) - consumption),
    sufficiency: 100 * ((totals.selfSufficiency ?? 0) - sufficiency),
  }
}

type Measured = ReturnType<typeof measureRow>

const pointsOf = (cases: readonly Measured[]) => ({
  selfConsumption: points(cases.map(({ consumption }) => consumption)),
  selfSufficiency: points(cases.map(({ sufficiency }) => sufficiency)),
})

/** Statistics of errors in percentage points: count, signed and absolute mean, 95th percentile, maximum. */
function points(errors: readonly number[]) {
  const sizes = errors.map(Math.abs).sort((a, b) => a - b)
  return {
    cases: errors.length,
    bias: round(mean(errors)),
    mean: round(mean(sizes)),
    within95: round(sizes[Math.ceil(0.95 * sizes.length) - 1] as number),
    worst: round(sizes.at(-1) as number),
  }
}
