import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLruCache } from '#shared/lru-cache.ts'
import { forAll, whole } from '../support/laws.ts'

test('The least recently used value goes first', () => {
  const cache = createLruCache<number>(2)
  let built = 0
  const get = (key: string) => cache.getOrBuild(key, () => ++built)
  expect([get('a'), get('b'), get('a'), get('c')]).toEqual([1, 2, 1, 3])
  // a was used after b.
  expect([get('a'), get('c'), get('b')]).toEqual([1, 3, 4])
})

test('An undefined value is cached, too', () => {
  const cache = createLruCache<undefined>(2)
  let built = 0
  for (let i = 0; i < 3; i += 1) cache.getOrBuild('a', () => void built++)
  expect(built).toBe(1)
})

test('Whatever is asked for, the number of values stays within its limit', () => {
  forAll([whole(1, 20), fc.array(fc.string())], (maxEntries, keys) => {
    const cache = createLruCache<string>(maxEntries)
    for (const key of keys) {
      expect(cache.getOrBuild(key, () => key)).toBe(key)
      expect(cache.size).toBeLessThanOrEqual(maxEntries)
    }
  })
})
