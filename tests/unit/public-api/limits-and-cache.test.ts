import { expect, test } from 'vitest'
import { createAnswerCache, encodeAnswer } from '../../../server/public-api/answer-cache.ts'
import { createCallLimits } from '../../../server/public-api/call-limits.ts'

test('A limit counts by address and period, and says how long to wait', () => {
  let now = 0
  const limits = createCallLimits(
    [
      { points: 2, duration: 60_000 },
      { points: 3, duration: 3_600_000 },
    ],
    () => now,
  )
  expect([limits.spend('a'), limits.spend('a'), limits.spend('a'), limits.spend('b')]).toEqual([0, 0, 60, 0])
  expect(limits.describe('a')).toEqual({
    'X-RateLimit-Limit': '2',
    'X-RateLimit-Remaining': '0',
    'RateLimit-Policy': '"60s";q=2;w=60, "3600s";q=3;w=3600',
    RateLimit: '"60s";r=0;t=60, "3600s";r=1;t=3600',
  })
  now = 60_000
  expect(limits.describe('a')['X-RateLimit-Remaining']).toBe('2')
  expect([limits.spend('a'), limits.spend('a')]).toEqual([0, 3540])
  limits.refund('a')
  expect([limits.spend('a'), limits.spend('a')]).toEqual([0, 3540])
})

const answer = (kilobytes: number) => encodeAnswer({ bytes: new Uint8Array(kilobytes * 1024) }, {})

test('The cache forgets the answers that were not used for longest when its bytes are full', () => {
  const cache = createAnswerCache(10 * 1024)
  cache.set('a', answer(3))
  cache.set('b', answer(3))
  cache.rememberUrl('/a', 'a')
  expect(cache.getByUrl('/a')).toBeDefined()
  cache.set('c', answer(3))
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c'])
  cache.set('huge', answer(20))
  expect(cache.get('huge')).toBeUndefined()
})

test('The cache counts the bytes of requests, and keeps no long address', () => {
  const cache = createAnswerCache(10 * 1024)
  cache.set('a', answer(1))
  for (const url of ['/short', `/long?${'x'.repeat(2000)}`]) cache.rememberUrl(url, 'a')
  expect(cache.getByUrl('/short')).toBeDefined()
  expect(cache.getByUrl(`/long?${'x'.repeat(2000)}`)).toBeUndefined()
  const longKey = 'k'.repeat(7 * 1024)
  cache.set(longKey, answer(1))
  expect([cache.get('a'), cache.get(longKey)].map((found) => found !== undefined)).toEqual([false, true])
})

test('A tag stands for the bytes that are sent', () => {
  const tag = (text: string) => encodeAnswer({ bytes: new TextEncoder().encode(text) }, {}).plain.etag
  expect(tag('a')).toBe(tag('a'))
  expect(tag('a')).not.toBe(tag('b'))
})
