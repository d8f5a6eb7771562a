import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { totalsOf } from '#shared/energy/balance.ts'
import { gridHours } from '#shared/energy/hour-series.ts'
import { type HouseholdProfile, loadProfiles, profileShape } from '#shared/energy/load-profiles.ts'
import reference from '#shared/energy/reference/self-consumption.json'
import { runHours } from '#shared/energy/run-hours.ts'
import { hourlyYear } from '#shared/solar/hourly-year.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { weatherYear } from '#shared/solar/weather-year.ts'
import { mean, rounded } from './statistics.ts'

/** A row of the reference: kWp, kWh used, battery kWh, self-consumption and self-sufficiency with real hours, then more. */
type Row = readonly [kwp: number, kwhUsed: number, batteryKwh: number, consumption: number, sufficiency: number]

/** The reference's roof: 20° towards the equator. */
const TILT = 20

/** Where each home's hours are worked out, one after the other. */
const SPACE = gridHours(HOURS_OF_YEAR)

/** The share of its own sun that a home uses, from monthly figures alone, against 8,760 hours of real weather. */
export async function measureSelfConsumption() {
  const profiles = await loadProfiles()
  const cases = reference.sites.flatMap((site) => {
    const sun = hoursOf(site)
    return Object.entries(site.results).flatMap(([profile, rows]) => {
      // The reference takes a profile's hours as standard time.
      const shape = profileShape(profiles[profile as HouseholdProfile])
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

type Site = (typeof reference.sites)[number]

/** Our own year of the place's monthly climate [kWh per kWp and hour]. */
function hoursOf({ lat, lon, tz, ghiKwhM2Day, tempC }: Site): Float64Array {
  const weather = weatherYear({
    latitude: lat,
    longitude: lon,
    utcOffset: tz,
    global: ghiKwhM2Day,
    temperature: tempC,
  })
  return hourlyYear(weather, systemModel(), { tilt: TILT, azimuth: lat < 0 ? 0 : 180 }).ac
}

/** Ours less the reference's [percentage points]. */
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
  const totals = totalsOf(runHours(home, SPACE, null))
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

/** Of errors in percentage points: how many, signed and unsigned mean, what 95 of 100 keep within, the largest. */
function points(errors: readonly number[]) {
  const sizes = errors.map(Math.abs).sort((a, b) => a - b)
  return {
    cases: errors.length,
    bias: rounded(mean(errors)),
    mean: rounded(mean(sizes)),
    within95: rounded(sizes[Math.ceil(0.95 * sizes.length) - 1] as number),
    worst: rounded(sizes.at(-1) as number),
  }
}
