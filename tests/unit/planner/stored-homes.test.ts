import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { decodeLink } from '#shared/home/link.ts'
import { unpackReadings } from '#shared/home/meter-readings.ts'
import { parseHome, parseHomeJson } from '#shared/home/parse.ts'
import { VERSION_1 } from '../../support/stored-homes.ts'
import { stubStorage } from '../../support/stub-storage.ts'

const { homes, file, browser, row } = VERSION_1
const completeHome = homes[0]?.record ?? expect.fail('no homes')
const readingsDay = completeHome.use.day?.kind === 'readings' ? completeHome.use.day : expect.fail('no readings')

/** The home without what an inexact link leaves out. */
function forOthers({ place, roof, use, ...home }: Home): Home {
  const isTown = place?.found === 'town'
  return {
    ...home,
    ...(place && {
      place: {
        ...Object.fromEntries(Object.entries(place).filter(([key]) => key !== 'name' || isTown)),
        latitude: Number(place.latitude.toFixed(2)),
        longitude: Number(place.longitude.toFixed(2)),
      },
    }),
    roof: { planes: roof.planes.map(({ outline: _outline, ...plane }) => plane) },
    use: withoutReadings(use),
  }
}

const withoutReadings = (use: Home['use']): Home['use'] =>
  use.day?.kind === 'readings'
    ? { ...use, amount: { kind: 'months', kwh: use.day.kwhPerMonth }, day: { kind: 'usual', atHome: 'mixed' } }
    : use

describe('A home of record version 1 opens unchanged', () => {
  test.each(homes)('from its record: $title', ({ record }) => {
    expect(parseHome(record)).toEqual({ home: record, notes: [] })
    expect(parseHomeJson(JSON.stringify(record))).toEqual({ home: record, notes: [] })
  })

  test.each(homes)('from its links: $title', ({ record, link, exactLink }) => {
    expect(decodeLink(exactLink)).toEqual({ home: { ...record, use: withoutReadings(record.use) }, notes: [] })
    expect(decodeLink(link)).toEqual({ home: forOthers(record), notes: [] })
  })

  test('from its file', () => {
    expect(parseHomeJson(file)).toEqual({ home: completeHome, notes: [] })
  })

  test('from its row in the database, with its readings', () => {
    expect(parseHome(row.home)).toEqual({ home: completeHome, notes: [] })
    expect(unpackReadings(row.readings, readingsDay)).toHaveLength(8_760)
  })
})

describe('A browser’s storage of record version 1', () => {
  beforeEach(() => {
    vi.resetModules()
    stubStorage(browser.localStorage, browser.sessionStorage)
  })

  test('opens with its home, readings, saved plan, outcome and active scenario', async () => {
    await (await import('../../../client/src/home/load-home-schemas.ts')).prepareStoredHome()
    const { getHomeState } = await import('../../../client/src/home/home.ts')
    const { findPackedReadings } = await import('../../../client/src/home/meter-readings.ts')
    const { readSavedPlanRef } = await import('../../../client/src/home/saved-plan.ts')
    const { readOutcome } = await import('../../../client/src/home/plan-outcome.ts')
    const { isHashOfHome } = await import('#shared/home/home-hash.ts')
    expect(getHomeState()).toMatchObject({ baseHome: completeHome, scenarioIndex: 0, notes: [] })
    expect(findPackedReadings(readingsDay)).toBe(row.readings)
    expect(readSavedPlanRef()).toMatchObject({ id: 7, revision: 3 })
    expect(isHashOfHome(readSavedPlanRef()?.of, getHomeState().baseHome)).toBe(true)
    expect(readOutcome(getHomeState().baseHome)).toMatchObject({ kwp: 7.86, payback: 9.3 })
  })
})
