import fc from 'fast-check'
import { deflateSync, strToU8 } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { importLoad } from '#shared/energy/import-load.ts'
import { Home } from '#shared/home/home.ts'
import { decodeLink } from '#shared/home/link.ts'
import { parseHome } from '#shared/home/parse.ts'
import { growableFile } from '../../fuzz/meter-files.ts'
import { countWork } from '../../support/count-work.ts'
import { encodeShareLink } from '../../support/encode-share-link.ts'
import { growable } from '../../support/hostile-homes.ts'
import { forAll } from '../../support/laws.ts'

const work = countWork()
afterAll(work.stop)

/** Work independent of size, such as tables built on first use. Quadratic work would take more than half a million steps. */
const ONCE = 50_000
/** A file of a whole year is converted to 8,760 hours; a shorter one is rejected at once. */
const FIXED = 2_000_000

const reading = (record: unknown) => {
  const text = JSON.stringify(record)
  return work.of(() => void parseHome(JSON.parse(text)))
}

test('parsing a home takes linear time', () => {
  forAll([growable], 100, ({ grow }) => {
    // Four times the text may take at most five times the work; quadratic work would take sixteen times.
    expect(reading(grow(1_600))).toBeLessThan(5 * reading(grow(400)) + ONCE)
  })
})

test('decoding a link takes linear time', () => {
  const readingLink = (record: unknown) => {
    const packed = deflateSync(strToU8(JSON.stringify(record)))
    const link = encodeShareLink(packed)
    return work.of(() => void decodeLink(link))
  }
  forAll([growable], 40, ({ grow }) => {
    expect(readingLink(grow(1_600))).toBeLessThan(5 * readingLink(grow(400)) + ONCE)
  })
})

test('reading a meter file takes linear time', () => {
  const readingFile = (text: string) => work.of(() => void importLoad(text))
  forAll([growableFile], 60, ({ grow }) => {
    expect(readingFile(grow(8_000))).toBeLessThan(5 * readingFile(grow(2_000)) + FIXED)
  })
})

test('a home keeps at most 1,000 entries of provenance and reports dropped ones', () => {
  const provenance = Object.fromEntries(Array.from({ length: 6_300 }, (_, i) => [`use.k${i}`, { kind: 'yours' }]))
  const read = parseHome({ version: 1, region: { country: 'US', currency: 'USD' }, provenance })
  if ('problem' in read) throw new Error(read.problem)
  expect(Object.keys(read.home.provenance)).toHaveLength(1_000)
  expect(read.notes).toEqual(['Source of a figure: we could not use this, so we left it out.'])
})

test('a repaired hostile home is valid', () => {
  forAll([growable, fc.nat(300)], 200, ({ grow }, size) => {
    const read = parseHome(JSON.parse(JSON.stringify(grow(size))))
    if ('home' in read) expect(Home.safeParse(read.home).success).toBe(true)
  })
})

/** Every list of a schema, by path. */
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
test.each(lists)('%s has a maximum length', (_path, schema) => {
  const checks = (schema._zod.def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def.check)
  expect(checks.some((check) => check === 'max_length' || check === 'length_equals')).toBe(true)
})
