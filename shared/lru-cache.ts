/** Values by key, at most `maxEntries` of them: the least recently used one goes first. */
export interface LruCache<Value> {
  /** The cached value, or what `build` returns, which is then cached. */
  readonly getOrBuild: (key: string, build: () => Value) => Value
  readonly size: number
}

export function createLruCache<Value>(maxEntries: number): LruCache<Value> {
  const entries = new Map<string, Value>()
  return {
    getOrBuild(key, build) {
      const value = entries.has(key) ? (entries.get(key) as Value) : build()
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
      return value
    },
    get size() {
      return entries.size
    },
  }
}
