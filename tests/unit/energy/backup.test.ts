import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { computeBackupTimes, MAX_OUTAGE } from '#shared/energy/backup.ts'
import type { Battery } from '#shared/energy/battery.ts'
import outages from '../../reference/energy/outages.json'
import { expectRefusal } from '../../support/expectations.ts'

const battery = { usableKwh: 10, powerKw: 3, chargeEfficiency: 1, dischargeEfficiency: 1 }
const steady = (kw: number) => Array<number>(24).fill(kw)
/** Sun of some kW from 6 to 18 h. */
const sun = (kw: number) =>
  Float64Array.from({ length: HOURS_OF_YEAR }, (_, i) => (i % 24 >= 6 && i % 24 < 18 ? kw : 0))

/** An outage with 10 kWh stored and no sun, unless stated. */
const timesOf = (kw: number, more: Partial<Parameters<typeof computeBackupTimes>[0]> = {}) =>
  computeBackupTimes({ appliances: steady(kw), battery, initialCharge: 10, solar: null, ...more })

describe('Backup time in an outage', () => {
  test('is 12.5 hours for 0.8 kW and 10 kWh, from any starting hour', () => {
    const { year, months } = timesOf(0.8)
    expect(year.shortest).toBeCloseTo(12.5, 9)
    expect(year.median).toBeCloseTo(12.5, 9)
    expect(months).toHaveLength(12)
  })
  test('includes discharge losses', () => {
    expect(timesOf(1, { battery: { ...battery, dischargeEfficiency: 0.8 } }).year.median).toBeCloseTo(8, 9)
  })
  type BackupCase = [Pick<Battery, 'usableKwh' | 'dischargeEfficiency'>, number, number]
  test.each<BackupCase>([
    // HOMER's autonomy: usable capacity by the mean load.
    [{ usableKwh: 12 * 0.8, dischargeEfficiency: 1 }, 0.1, 96],
    [{ usableKwh: 3.6 * 0.8, dischargeEfficiency: 1 }, 0.03, 96],
    ...outages.batteries.map(
      ({ usableKwh, efficiency, kw, hours }): BackupCase => [{ usableKwh, dischargeEfficiency: efficiency }, kw, hours],
    ),
    [{ usableKwh: 10, dischargeEfficiency: 0.95 }, 6, 0],
  ])('of a battery %o of 5 kW without sun, with %f kW, is %f hours', (size, kw, hours) => {
    const times = timesOf(kw, { battery: { ...battery, ...size, powerKw: 5 }, initialCharge: size.usableKwh })
    expect(times.year.shortest).toBeCloseTo(hours, 9)
    expect(times.year.median).toBeCloseTo(hours, 9)
  })
  test('is zero for appliances above the battery’s power, except while solar supplies them', () => {
    const { year } = timesOf(4)
    expect(year).toEqual({ shortest: 0, median: 0 })
    // Sun of 2 kW brings the rest below 3 kW: from 17 h on only one hour of it is left.
    const withSun = timesOf(4, { solar: sun(2) })
    expect(withSun.year.shortest).toBe(0)
    expect(withSun.year.median).toBeGreaterThan(0)
  })
  test('is unlimited where daily solar recharges the battery for every night', () => {
    // A night of 12 h takes 6 kWh; 12 h of sun bring 12 and leave 6 for it.
    const { year } = timesOf(0.5, { initialCharge: 6, solar: sun(1) })
    expect(year).toEqual({ shortest: MAX_OUTAGE, median: MAX_OUTAGE })
  })
  test('is extended by partial solar: hand-worked from 18 h', () => {
    // 6 kWh are 7.5 dark hours. Lost at 18 to 22 h: 7.5 h. Lost later in the night: 7.5 dark hours and 12 of sun, 19.5 h;
    // so at 6 h, and an hour less with each hour of the day, down to 8.5 h at 17 h. In order: 5 × 7.5, 8.5 … 18.5, 8 × 19.5.
    const { year } = timesOf(0.8, { initialCharge: 6, solar: sun(0.8) })
    expect(year.shortest).toBeCloseTo(7.5, 9)
    expect(year.median).toBeCloseTo((14.5 + 15.5) / 2, 9)
  })
  test('depends on the charge of each starting hour', () => {
    const initialCharge = Float64Array.from({ length: HOURS_OF_YEAR }, (_, i) => (i < 744 ? 2 : 5))
    const { months } = timesOf(1, { initialCharge })
    expect(months[0]).toEqual({ shortest: 2, median: 2 })
    expect(months[1]).toEqual({ shortest: 5, median: 5 })
  })
  test('continues a December outage in January', () => {
    // Sun in every hour of the year but on 1 January; 6 kWh carry 0.5 kW for 12 hours.
    const solar = Float64Array.from({ length: HOURS_OF_YEAR }, (_, i) => (i < 24 ? 0 : 1))
    const { months } = timesOf(0.5, { initialCharge: 6, solar })
    expect(months[0]?.shortest).toBeCloseTo(12, 9)
    // Lost at 23 h of 31 December: that hour, the 12 of 6 kWh, and one from the 0.5 kWh its sun leaves over.
    expect(months[11]?.shortest).toBeCloseTo(14, 9)
  })

  test.each([
    [{ appliances: steady(0) }, 'appliances'],
    [{ appliances: [1, 2, 3] }, 'appliances'],
    [{ initialCharge: 11 }, 'initialCharge'],
    [{ initialCharge: Number.NaN }, 'initialCharge'],
    [{ battery: { ...battery, powerKw: 0 } }, 'battery.powerKw'],
    [{ solar: new Float64Array(3) }, 'solar'],
  ])('refuses %o at %s', (wrong, field) => {
    expectRefusal(() => timesOf(1, { initialCharge: 5, ...wrong }), field)
  })
})
