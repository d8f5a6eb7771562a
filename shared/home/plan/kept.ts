/** What has been worked out, under names that say all it depends on: a change of price needs no new hours. */
export class Kept {
  private readonly known = new Map<string, unknown>()
  private readonly most: number

  /** @param most values at hand; the ones not asked for the longest go first */
  constructor(most = 300) {
    this.most = most
  }

  /** @param key names all that the value depends on, and its kind */
  once<Value>(key: string, work: () => Value): Value {
    const value = this.known.has(key) ? (this.known.get(key) as Value) : work()
    this.known.delete(key)
    this.known.set(key, value)
    const [oldest] = this.known.keys()
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest)
    return value
  }
}
