import { describe, expect, test } from 'vitest'
import { DAYS_OF_YEAR, HOURS_OF_DAY, MONTH_OF_DAY } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import { buildProfileShape, type HouseholdProfile, loadProfiles } from '#shared/energy/load-profiles.ts'
import reference from '../../reference/energy/self-consumption.json'

/** A row of the reference: kWp, kWh used, battery kWh, then shares of real hours, of mean days and of scaled days. */
type Row = readonly [number, number, number, number, number, number, number, number, number]

const profiles = await loadProfiles()

/** Every day of a month its mean day [kWh per kWp]. */
const meanDays = (months: readonly (readonly number[])[]) =>
  Float64Array.from(
    { length: DAYS_OF_YEAR * HOURS_OF_DAY },
    (_, i) => (months[MONTH_OF_DAY[Math.floor(i / HOURS_OF_DAY)] as number]?.[i % HOURS_OF_DAY] ?? Number.NaN) / 1000,
  )

const cases = reference.sites.flatMap((site) =>
  Object.entries(site.results).map(([profile, rows]) => ({
    place: site.name,
    profile: profile as HouseholdProfile,
    yields: meanDays(site.meanDayPvWh),
    rows: rows as unknown as readonly Row[],
  })),
)

describe.each(cases)('$place, household $profile, 27 roofs, uses and batteries', ({ profile, yields, rows }) => {
  // The reference takes a profile's hours as standard time.
  const shape = buildProfileShape(profiles[profile])

  test('matches self-consumption and self-sufficiency of the reference with mean days', () => {
    expect(rows).toHaveLength(27)
    for (const [kwp, kwh, usableKwh, , , selfConsumption, selfSufficiency] of rows) {
      const { totals } = simulateBalance({
        solar: yields.map((value) => value * kwp),
        use: shape.map((share) => share * kwh),
        ...(usableKwh > 0 && {
          battery: { usableKwh, powerKw: usableKwh / 2, chargeEfficiency: 0.95, dischargeEfficiency: 0.95 },
        }),
      })
      // Shares are given to four digits.
      expect(Math.abs((totals.selfConsumption ?? 0) - selfConsumption)).toBeLessThanOrEqual(0.00005 + 1e-9)
      expect(Math.abs((totals.selfSufficiency ?? 0) - selfSufficiency)).toBeLessThanOrEqual(0.00005 + 1e-9)
    }
  })
})
