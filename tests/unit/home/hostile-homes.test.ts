import fc from 'fast-check'
import { deflateSync, strToU8 } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { importLoad } from '#shared/energy/import-load.ts'
import { Home } from '#shared/home/home.ts'
import { readLink } from '#shared/home/link.ts'
import { parseHome } from '#shared/home/parse.ts'
import { growableFile } from '../../fuzz/meter-files.ts'
import { growable } from '../../support/hostile-homes.ts'
import { sealedLink } from '../../support/sealed-link.ts'
import { countWork } from '../../support/work-of.ts'

const work = countWork()
afterAll(work.stop)

/** What is done once, whatever the size: a module's tables at their first use. Quadratic work comes to millions. */
const ONCE = 50_000
/** A file that holds a year is worked out to 8,760 hours; a shorter one is refused at once. */
const FIXED = 2_000_000

const reading = (record: unknown) => {
  const text = JSON.stringify(record)
  return work.of(() => void parseHome(JSON.parse(text)))
}

test('the work of reading a home grows no faster than the home', () => {
  fc.assert(
    fc.property(growable, ({ grow }) => {
      // Four times the text and at most five times the work; quadratic work would be sixteen times.
      expect(reading(grow(1_600))).toBeLessThan(5 * reading(grow(400)) + ONCE)
    }),
    { numRuns: 100 },
  )
}, 60_000)

test('the work of reading a link grows no faster than the home in it', () => {
  const readingLink = (record: unknown) => {
    const packed = deflateSync(strToU8(JSON.stringify(record)))
    const link = sealedLink(packed)
    return work.of(() => void readLink(link))
  }
  fc.assert(
    fc.property(growable, ({ grow }) => {
      expect(readingLink(grow(1_600))).toBeLessThan(5 * readingLink(grow(400)) + ONCE)
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('the work of reading a meter’s file grows no faster than the file', () => {
  const readingFile = (text: string) => work.of(() => void importLoad(text))
  fc.assert(
    fc.property(growableFile, ({ grow }) => {
      expect(readingFile(grow(8_000))).toBeLessThan(5 * readingFile(grow(2_000)) + FIXED)
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('a home keeps at most 1,000 marks of where figures come from, and says that others were left out', () => {
  const provenance = Object.fromEntries(Array.from({ length: 6_300 }, (_, i) => [`use.k${i}`, { kind: 'yours' }]))
  const read = parseHome({ version: 1, region: { country: 'US', currency: 'USD' }, provenance })
  if ('problem' in read) throw new Error(read.problem)
  expect(Object.keys(read.home.provenance)).toHaveLength(1_000)
  expect(read.notes).toEqual(['Where a figure comes from could not be used and was left out.'])
})

test('whatever a hostile home leaves is a home by its schema', () => {
  fc.assert(
    fc.property(growable, fc.nat(300), ({ grow }, size) => {
      const read = parseHome(JSON.parse(JSON.stringify(grow(size))))
      if ('home' in read) expect(Home.safeParse(read.home).success).toBe(true)
    }),
    { numRuns: 200 },
  )
}, 60_000)

/** Every list in a schema, by its path. */
function listsIn(schema: z.core.$ZodType, path = ''): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
      return listsIn(def.innerType, path)
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => listsIn(part, `${path}.${key}`))
    case 'union':
      return def.options.flatMap((option) => listsIn(option, path))
    case 'array':
      return [[path, schema], ...listsIn(def.element, `${path}.*`)]
    default:
      return []
  }
}

const lists = listsIn(Home)
test('a home has lists', () => expect(lists.length).toBeGreaterThan(20))
test.each(lists)('%s holds a limited number of entries', (_path, schema) => {
  const checks = (schema._zod.def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def.check)
  expect(checks.some((check) => check === 'max_length' || check === 'length_equals')).toBe(true)
})
