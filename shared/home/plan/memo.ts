/** LRU cache of computed values. Keys name everything a value depends on, so a changed price reuses the simulated hours. */
export class Memo {
  private readonly values = new Map<string, unknown>()
  private readonly maxEntries: number

  constructor(maxEntries = 300) {
    this.maxEntries = maxEntries
  }

  getOrCompute<Value>(key: string, compute: () => Value): Value {
    const value = this.values.has(key) ? (this.values.get(key) as Value) : compute()
    this.values.delete(key)
    this.values.set(key, value)
    const [oldest] = this.values.keys()
    if (this.values.size > this.maxEntries && oldest !== undefined) this.values.delete(oldest)
    return value
  }
}
