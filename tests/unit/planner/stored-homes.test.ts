import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { readLink } from '#shared/home/link.ts'
import { parseHome, readHome } from '#shared/home/parse.ts'
import { readReadings } from '#shared/home/readings.ts'
import { VERSION_1 } from '../../support/stored-homes.ts'

const { homes, file, browser, row } = VERSION_1
const whole = homes[0]?.record ?? expect.fail('no homes')
const readingsDay = whole.use.day?.kind === 'readings' ? whole.use.day : expect.fail('no readings')

/** What a link without the exact place leaves out. */
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
    expect(readHome(JSON.stringify(record))).toEqual({ home: record, notes: [] })
  })

  test.each(homes)('from its links: $title', ({ record, link, exactLink }) => {
    expect(readLink(exactLink)).toEqual({ home: { ...record, use: withoutReadings(record.use) }, notes: [] })
    expect(readLink(link)).toEqual({ home: forOthers(record), notes: [] })
  })

  test('from its file', () => {
    expect(readHome(file)).toEqual({ home: whole, notes: [] })
  })

  test('from its row in the database, with its readings', () => {
    expect(parseHome(row.home)).toEqual({ home: whole, notes: [] })
    expect(readReadings(row.readings, readingsDay)).toHaveLength(8_760)
  })
})

describe('A browser’s storage of record version 1', () => {
  beforeEach(() => {
    vi.resetModules()
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const items = new Map(Object.entries(browser[name]))
      vi.stubGlobal(name, {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => items.set(key, text),
        removeItem: (key: string) => items.delete(key),
      })
    }
  })

  test('opens with its home, its readings, its saved plan, its outcome and the way that was tried', async () => {
    const { homeState } = await import('../../../client/src/state/home.ts')
    const { packedReadings } = await import('../../../client/src/state/readings.ts')
    const { savedAs } = await import('../../../client/src/state/saved-home.ts')
    const { outcomeOf } = await import('../../../client/src/state/plan-outcome.ts')
    const { isNameOfRecord } = await import('#shared/home/name-of-record.ts')
    expect(homeState()).toMatchObject({ own: whole, way: 0, notes: [] })
    expect(packedReadings(readingsDay)).toBe(row.readings)
    expect(savedAs()).toMatchObject({ id: 7, revision: 3 })
    expect(isNameOfRecord(savedAs()?.of, homeState().own)).toBe(true)
    expect(outcomeOf(homeState().own)).toMatchObject({ kwp: 7.86, payback: 9.3 })
  })
})
