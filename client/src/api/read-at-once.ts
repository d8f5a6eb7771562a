/**
 * The same promise, which React's `use` reads without suspending once it is fulfilled. `use` has to be called in every render: one
 * that was suspended and goes on without it fails (React's errors 467 and 520).
 * @see https://react.dev/reference/react/use
 */
export function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}
