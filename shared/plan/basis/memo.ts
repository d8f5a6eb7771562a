import { checksum } from '../../encoding/checksum.ts'
import { createLruCache, type LruCache } from '../../lru-cache.ts'

/**
 * LRU cache of computed values. A value is keyed by its function and the contents of the dependencies, all that the
 * function is given: write it at the top level of a module, where nothing else is in its scope.
 * @typeParam Context what all values of a memo share; not part of the key
 */
export class Memo<Context = null> {
  private readonly values: LruCache<unknown>
  private readonly context: Context

  constructor(context: Context, maxEntries = 300) {
    this.context = context
    this.values = createLruCache(maxEntries)
  }

  /** @param dependencies plain data and typed arrays */
  getOrCompute<Dependencies, Value>(
    compute: (dependencies: Dependencies, context: Context, memo: this) => Value,
    dependencies: Dependencies,
  ): Value {
    const key = `${functionId(compute)} ${JSON.stringify(dependencies, serialize)}`
    return this.values.getOrBuild(key, () => compute(dependencies, this.context, this)) as Value
  }
}

const functionIds = new WeakMap<object, number>()
let functionCount = 0

function functionId(compute: object): number {
  const id = functionIds.get(compute) ?? ++functionCount
  functionIds.set(compute, id)
  return id
}

/** Replaces what JSON cannot hold. */
function serialize(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  return ArrayBuffer.isView(value) ? hashArray(value) : value
}

const hashes = new WeakMap<ArrayBufferView, string>()
/** Independent of the first, so that two different arrays have the same pair once in 2⁶⁴. */
const SECOND_SEED = 0x9e3779b9

function hashArray(array: ArrayBufferView): string {
  const knownHash = hashes.get(array)
  if (knownHash !== undefined) return knownHash
  const words = new Uint32Array(Math.ceil(array.byteLength / 4))
  new Uint8Array(words.buffer).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
  const hash = `#${array.byteLength} ${checksum(words)} ${checksum(words, SECOND_SEED)}`
  hashes.set(array, hash)
  return hash
}
