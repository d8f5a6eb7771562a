import type { Input, Reply } from '#shared/contract/api.ts'
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts'
import type { Call } from '#shared/contract/page.ts'

/** An answer that is not OK, in the words the specification gives it: '{status}: {text}'. */
export class HttpError extends Error {
  readonly status: number
  /** The bare sentence of the server; empty when it said none. */
  readonly text: string
  /** @param statusText the browser's words for the status: they stand in for a sentence in the message, and nowhere else */
  constructor(status: number, text: string, statusText = '') {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.text = text
  }
}

/**
 * The bare sentence of a failed call, without the status: for messages beside what failed.
 *
 * @param otherwise said when the server failed without a word
 */
export const sentence = (error: Error, otherwise = 'Something went wrong. Please try again in a moment.') =>
  error instanceof HttpError ? error.text || otherwise : error.message

/** Said when no answer came at all. */
export const OUT_OF_REACH = 'The server could not be reached. Check your connection and try again.'

interface CallOptions {
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal
}

/** Calls an endpoint of the contract. Never shows anything itself: a failure is thrown, as HttpError when the server answered. */
export async function call<N extends EndpointName>(
  name: N,
  input: Input<N>,
  { headers, signal }: CallOptions = {},
): Promise<Reply<N>> {
  const [, , method, path] = endpoints[name]
  const { url, rest } = fillPath(path, input as Record<string, unknown>)
  const inQuery = method === 'GET'
  const response = await fetch(inQuery ? withQuery(url, rest) : url, {
    method,
    credentials: 'include',
    headers: { ...(!inQuery && { 'Content-Type': 'application/json' }), ...headers },
    ...(!inQuery && { body: JSON.stringify(rest) }),
    ...(signal && { signal }),
  }).catch((cause) => {
    if (signal?.aborted) throw cause
    throw new Error(OUT_OF_REACH, { cause })
  })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text, response.statusText)
  return (text === '' ? undefined : JSON.parse(text)) as Reply<N>
}

/** Who answers the queries of a page that is rendered by the server: the handlers themselves, without a network. */
const answerers = new WeakMap<object, Call>()

export const answerWith = (client: object, answerer: Call) => answerers.set(client, answerer)

/** How the queries of a client call. */
export const callOf = (client: object): Call => answerers.get(client) ?? call

/** The address of a GET endpoint, for links and downloads. */
export function address<N extends EndpointName>(name: N, input: Input<N>): string {
  const { url, rest } = fillPath(endpoints[name][3], input as Record<string, unknown>)
  return withQuery(url, rest)
}

function fillPath(path: string, input: Record<string, unknown>) {
  const rest = { ...input }
  const url = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  return { url, rest }
}

function withQuery(url: string, query: Record<string, unknown>) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (given.length === 0) return url
  return `${url}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}
