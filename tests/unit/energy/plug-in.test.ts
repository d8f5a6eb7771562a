import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKitYear, type Kit } from '../../accuracy/plug-in.ts'
import { expectBetween } from '../../support/expectations.ts'
import { forAll, whole } from '../../support/laws.ts'

const yearOf = await createKitYear()

/** Relative to the reference. */
const differenceFrom = (reference: number, value: number) => Math.abs(value / reference - 1)

const southFacing = { tilt: 35, azimuth: 180 }
const south = { tilt: 90, azimuth: 180 }
const east = { tilt: 90, azimuth: 90 }
const west = { tilt: 90, azimuth: 270 }

describe('A plug-in kit in Berlin', () => {
  test.each([
    [southFacing, 400, 394],
    [southFacing, 800, 789],
    [southFacing, 2_000, 1_586],
    [south, 400, 286],
    [south, 800, 572],
    [south, 2_000, 1_267],
    [east, 400, 215],
    [east, 800, 431],
    [west, 400, 214],
    [west, 800, 428],
  ])('at %o with %i W makes what the reference has: %i kWh a year', (plane, watts, kwh) => {
    expect(differenceFrom(kwh, yearOf({ ...plane, watts }).made)).toBeLessThan(0.01)
  })

  test.each([
    [southFacing, 400, 2_000, 359],
    [southFacing, 800, 2_000, 522],
    [southFacing, 2_000, 2_000, 705],
    [southFacing, 400, 3_000, 390],
    [southFacing, 800, 3_000, 643],
    [southFacing, 2_000, 3_000, 945],
    [south, 400, 2_000, 277],
    [south, 800, 2_000, 437],
    [south, 2_000, 2_000, 628],
    [east, 400, 2_000, 204],
    [east, 800, 2_000, 329],
    [west, 400, 2_000, 211],
    [west, 800, 2_000, 355],
  ])('at %o with %i W for %i kWh saves what the reference has, by smooth hours: %i kWh', (plane, watts, use, saved) => {
    expect(differenceFrom(saved, yearOf({ ...plane, watts }).saved(use, 1))).toBeLessThan(0.01)
  })

  test.each([
    [400, 0.4, 256],
    [800, 0.4, 401],
    [400, 0.3, 249],
    [800, 0.3, 389],
  ])('saves less where the use jumps within the hour: %i W, steady share %f, %i kWh', (watts, steadyShare, saved) => {
    expect(differenceFrom(saved, yearOf({ ...south, watts }).saved(2_000, steadyShare))).toBeLessThan(0.01)
  })

  test.each([
    [400, 264],
    [800, 380],
  ])('with %i W saves what HTW Berlin’s simulator has, within 5 %%: %i kWh', (watts, saved) => {
    expect(differenceFrom(saved, yearOf({ ...south, watts }).saved(2_000))).toBeLessThan(0.05)
  })
})

test('A second panel on a south railing adds half of what the first one saves, as in HTW Berlin’s simulator', () => {
  const first = yearOf({ ...south, watts: 400 }).saved(2_000)
  const added = yearOf({ ...south, watts: 800 }).saved(2_000) - first
  // 116 of 264 kWh there.
  expectBetween(added / first, 0.4, 0.6)
})

describe('Every plug-in kit', () => {
  const ROUNDING = 1e-9
  const anyPlane = fc.record({ tilt: whole(0, 90), azimuth: whole(0, 359) })
  const anyUse = whole(200, 8_000)

  test('saves no more than it makes and the home uses', () => {
    forAll([anyPlane, whole(100, 2_000), anyUse], 20, (plane, watts, use) => {
      const year = yearOf({ ...plane, watts } satisfies Kit)
      expect(year.saved(use)).toBeLessThanOrEqual(Math.min(year.made, use) + ROUNDING)
    })
  })
  test('saves more with a second panel, which adds no more than the first one saves', () => {
    forAll([anyPlane, whole(200, 500), anyUse], 20, (plane, watts, use) => {
      const first = yearOf({ ...plane, watts }).saved(use)
      const second = yearOf({ ...plane, watts: 2 * watts }).saved(use) - first
      expect(second).toBeGreaterThan(0)
      expect(second).toBeLessThanOrEqual(first + ROUNDING)
    })
  })
})
