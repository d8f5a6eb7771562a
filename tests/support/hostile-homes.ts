import fc from 'fast-check'
import { whole } from './laws.ts'
import { SAMPLE_HOME } from './sample-home.ts'

/* Homes with one part blown up: many keys, long lists, long names or deep nesting. */

/** A home of any size. */
export interface GrowableHome {
  readonly what: string
  /** @param size number of keys, list entries, characters or levels */
  readonly grow: (size: number) => Record<string, unknown>
}

/** JSON.stringify fails beyond this. */
const MAX_LEVELS = 3_000

type Filling = (size: number, value: unknown) => unknown

const fillings: Readonly<Record<string, Filling>> = {
  keys: (size, value) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`k${i}`, value])),
  paths: (size, value) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`use.k${i}.price`, value])),
  list: (size, value) => Array.from({ length: size }, () => value),
  name: (size) => 'n'.repeat(size),
  'long key': (size, value) => ({ ['k'.repeat(size)]: value }),
  depth: (size, value) => {
    let inner = value
    for (let level = 0; level < Math.min(size, MAX_LEVELS); level += 1) inner = { a: inner }
    return inner
  },
  'lists in lists': (size, value) => {
    let inner = value
    for (let level = 0; level < Math.min(size, MAX_LEVELS); level += 1) inner = [inner]
    return inner
  },
}

/** Values that are invalid here, or valid elsewhere in a home. */
const values: readonly unknown[] = [
  null,
  1,
  'x',
  {},
  [],
  { kind: 'yours' },
  { kind: 'heard' },
  { kind: 'typical', figure: 'DE.use' },
  SAMPLE_HOME.roof.planes[0],
  SAMPLE_HOME.money.incentives[0],
  { blocks: [{ upTo: null, price: 0.3 }] },
  { name: 'a', changes: { money: { years: 30 } } },
  { name: 'a', watts: 10, hoursPerDay: 2 },
]

const paths = [
  ...['provenance', 'scenarios', 'use', 'use.day', 'use.pool.months', 'roof.planes', 'roof.planes.0.obstacles'],
  ...[
    'roof.planes.0.outline.corners',
    'system.arrays',
    'system.backup',
    'tariff.buying.periods',
    'tariff.selling.steps',
  ],
  ...['tariff.buying.periods.0.blocks', 'money.incentives', 'money.incentives.0.steps', 'name', 'place', 'unknown'],
  ...['scenarios.0.changes', 'scenarios.0.changes.money', 'scenarios.0.changes.roof.planes'],
]

/** A copy of a record with a value at a path; missing parents are created. */
function withPart(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(part)) return part.toSpliced(Number(key), 1, withPart(part[Number(key)], rest, value))
  const record = Object(part) as Record<string, unknown>
  return { ...record, [key]: withPart(record[key], rest, value) }
}

const blownUp = (path: string, filling: string, value: unknown): GrowableHome => ({
  what: `${filling} of ${JSON.stringify(value)} at ${path}`,
  grow: (size) => withPart(SAMPLE_HOME, path.split('.'), fillings[filling]?.(size, value)) as Record<string, unknown>,
})

export const growable: fc.Arbitrary<GrowableHome> = fc
  .tuple(fc.constantFrom(...paths), fc.constantFrom(...Object.keys(fillings)), fc.constantFrom(...values))
  .map(([path, filling, value]) => blownUp(path, filling, value))

/** More than fits into 64 kB. */
const MAX_UNITS = 64_000
const lengthOf = (record: unknown) => JSON.stringify(record).length

/** Homes with JSON up to about this length [characters]. */
export const hostileHome = (longest: number): fc.Arbitrary<Record<string, unknown>> =>
  fc.tuple(growable, whole(1_000, longest)).map(([{ grow }, length]) => {
    const perUnit = Math.max(1, (lengthOf(grow(200)) - lengthOf(grow(100))) / 100)
    const units = Math.floor((length - lengthOf(grow(0))) / perUnit)
    return grow(Math.max(0, Math.min(MAX_UNITS, units)))
  })
