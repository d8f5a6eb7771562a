/**
 * Adds status and value to the promise, so that React's `use` reads it without suspending once it is fulfilled. `use`
 * must be called in every render: a suspended render that continues without it fails (React errors 467 and 520).
 * @see https://react.dev/reference/react/use
 */
export function trackPromiseStatus<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}
