import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isWaiting } from '../http/is-waiting.ts'

/** `maxEntries`, `maxBytes` or both. */
interface CacheOptions<Value> {
  readonly maxEntries?: number
  readonly maxBytes?: number
  /** [bytes] */
  readonly sizeOf?: (value: Value, key: string) => number
  /** Values with longer keys are not cached. */
  readonly maxKeyLength?: number
  /** [ms] */
  readonly lifetime?: number
  /** Version of the content that values are built from: a value of another version is outdated. */
  readonly currentVersion?: () => number
}

/** Bounded in-memory cache: the least recently used value goes first. */
export function createCache<Value extends object | string>({
  maxEntries = 0,
  maxBytes = 0,
  sizeOf = () => 1,
  maxKeyLength = Number.POSITIVE_INFINITY,
  lifetime = 0,
  currentVersion = () => 0,
}: CacheOptions<Value>) {
  const entries = new LRUCache<string, { readonly value: Value; readonly version: number }>({
    ttl: lifetime,
    // `max` alone would reserve memory for all entries at once.
    ...(maxBytes === 0
      ? { maxSize: maxEntries, sizeCalculation: () => 1 }
      : { max: maxEntries, maxSize: maxBytes, sizeCalculation: ({ value }, key) => sizeOf(value, key) }),
  })
  /** One for each running build. */
  const pending = new Map<string, { readonly value: Promise<Value>; readonly responses: ServerResponse[] }>()

  function get(key: string): Value | undefined {
    const entry = entries.get(key)
    return entry?.version === currentVersion() ? entry.value : undefined
  }

  const getOutdated = (key: string): Value | undefined => entries.get(key)?.value

  function set(key: string, value: Value, version = currentVersion()) {
    if (key.length <= maxKeyLength) entries.set(key, { value, version })
  }

  /**
   * Responses that need the same value share its building, which is wanted as long as one of them waits.
   * @param build called unless the value is cached or being built
   */
  async function getOrBuild(
    key: string,
    response: ServerResponse,
    build: (isWanted: () => boolean) => Promise<Value>,
  ): Promise<Value> {
    const cached = get(key)
    if (cached !== undefined) return cached
    const version = currentVersion()
    const buildKey = `${version} ${key}`
    const running = pending.get(buildKey)
    if (running) {
      running.responses.push(response)
      return running.value
    }
    const responses = [response]
    const value = build(() => responses.some(isWaiting))
      .then((built) => {
        set(key, built, version)
        return built
      })
      .finally(() => pending.delete(buildKey))
    pending.set(buildKey, { value, responses })
    return value
  }

  return { get, getOutdated, set, getOrBuild }
}
