import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createCache } from '../../server/cache/cache.ts'

const waiting = () => ({ headersSent: false, destroyed: false }) as ServerResponse
const gone = () => ({ headersSent: false, destroyed: true }) as ServerResponse

test('Responses share the building of a value, which is wanted as long as one of them waits', async () => {
  const cache = createCache<string>({ maxEntries: 2 })
  let finish = (_value: string) => {}
  const build = vi.fn((_isWanted: () => boolean) => new Promise<string>((resolve) => (finish = resolve)))
  const left = gone()
  const values = [cache.getOrBuild('a', left, build)]
  const isWanted = build.mock.calls[0]?.[0]
  expect(isWanted?.()).toBe(false)
  values.push(cache.getOrBuild('a', waiting(), build))
  expect(isWanted?.()).toBe(true)
  finish('A')
  expect(await Promise.all(values)).toEqual(['A', 'A'])
  expect(await cache.getOrBuild('a', waiting(), build)).toBe('A')
  expect(build).toHaveBeenCalledTimes(1)
})

test('A value that could not be built is built again', async () => {
  const cache = createCache<string>({ maxEntries: 2 })
  await expect(cache.getOrBuild('a', waiting(), () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.getOrBuild('a', waiting(), async () => 'A')).toBe('A')
})

test('A value of another version is outdated, also one that was begun before the change', async () => {
  let version = 1
  const cache = createCache<string>({ maxEntries: 2, currentVersion: () => version })
  const old = cache.getOrBuild('a', waiting(), async () => 'old')
  version = 2
  const current = cache.getOrBuild('a', waiting(), async () => 'new')
  expect(await Promise.all([old, current])).toEqual(['old', 'new'])
  expect(cache.get('a')).toBe('new')
  version = 3
  expect([cache.get('a'), cache.getOutdated('a')]).toEqual([undefined, 'new'])
})

test('Long keys and values past their lifetime are not found', async () => {
  const cache = createCache<string>({ maxEntries: 2, maxKeyLength: 3 })
  for (const key of ['abcd', 'abc']) cache.set(key, key)
  expect([cache.get('abcd'), cache.get('abc')]).toEqual([undefined, 'abc'])
  const shortLived = createCache<string>({ maxEntries: 2, lifetime: 1 })
  shortLived.set('a', 'A')
  await pause(20)
  expect(shortLived.get('a')).toBeUndefined()
})
