import type { ServerResponse } from 'node:http'

/** Whether nothing has been sent yet, and the caller is still there. */
export const isWaiting = ({ headersSent, destroyed }: Pick<ServerResponse, 'headersSent' | 'destroyed'>) =>
  !headersSent && !destroyed

/**
 * Requests for the same answer share its computation, which is wanted as long as one of them waits. An entry lives as long
 * as its computation.
 */
export function createSharedWork<Result>() {
  const pending = new Map<string, { readonly result: Promise<Result>; readonly responses: ServerResponse[] }>()

  /** @param start called unless the computation is running */
  return (
    key: string,
    response: ServerResponse,
    start: (isWanted: () => boolean) => Promise<Result>,
  ): Promise<Result> => {
    const running = pending.get(key)
    if (running) {
      running.responses.push(response)
      return running.result
    }
    const responses = [response]
    const result = start(() => responses.some(isWaiting)).finally(() => pending.delete(key))
    pending.set(key, { result, responses })
    return result
  }
}
