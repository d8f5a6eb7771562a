/** Subscribers of a store, as `useSyncExternalStore` adds and removes them. */
export class Subscribers {
  readonly #listeners = new Set<() => void>()

  get isEmpty(): boolean {
    return this.#listeners.size === 0
  }

  readonly notify = (): void => {
    for (const listener of this.#listeners) listener()
  }

  /** @returns the function that unsubscribes */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}
