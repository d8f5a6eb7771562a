import type { Input, Reply } from '#shared/contract/api.ts'
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts'
import type { Call } from '#shared/contract/page.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'

/** The message has the form '{status}: {text}' that the specification asks for. */
export class HttpError extends Error {
  readonly status: number
  /** The server's own sentence, without the status; empty if it sent none. */
  readonly text: string
  constructor(status: number, text: string, statusText = '') {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.text = text
  }
}

/** The server's sentence without the status, or the fallback. */
export const errorMessage = (error: Error, fallback = t('Something went wrong. Try again in a moment.')) =>
  error instanceof HttpError ? error.text || fallback : error.message

export const serverUnreachable = () => t('We could not reach the server. Check your connection and try again.')

interface CallOptions {
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal
}

/**
 * Shows nothing itself.
 * @throws HttpError if the server answered with an error
 */
export async function call<N extends EndpointName>(
  name: N,
  input: Input<N>,
  { headers, signal }: CallOptions = {},
): Promise<Reply<N>> {
  const [, , method, path] = endpoints[name]
  const { url, rest } = fillPath(path, input as Record<string, unknown>)
  const usesQuery = method === 'GET'
  const response = await fetch(usesQuery ? withQuery(url, rest) : url, {
    method,
    credentials: 'include',
    headers: {
      'Accept-Language': currentLanguage(),
      ...(!usesQuery && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(!usesQuery && { body: JSON.stringify(rest) }),
    ...(signal && { signal }),
  }).catch((cause) => {
    if (signal?.aborted) throw cause
    throw new Error(serverUnreachable(), { cause })
  })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text, response.statusText)
  return (text === '' ? undefined : JSON.parse(text)) as Reply<N>
}

/** Answer a client's queries on the server, without a network. */
const callHandlers = new WeakMap<object, Call>()

export const setCallHandler = (client: object, handler: Call) => callHandlers.set(client, handler)

/** The handler on the server, `call` in a browser. */
export const callFor = (client: object): Call => callHandlers.get(client) ?? call

/** For links and downloads. */
export function endpointUrl<N extends EndpointName>(name: N, input: Input<N>): string {
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
  const presentEntries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (presentEntries.length === 0) return url
  return `${url}?${new URLSearchParams(presentEntries.map(([key, value]) => [key, String(value)]))}`
}
