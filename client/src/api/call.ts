import type { Input, Reply } from '#shared/contract/api.ts'
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts'
import type { Call } from '#shared/contract/page.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'

/** Its message is written for users. Those of other errors are the browser's or the program's own words. */
export class UserFacingError extends Error {}

/** The message has the form '{status}: {text}' that the specification asks for. */
export class HttpError extends UserFacingError {
  readonly status: number
  /** The server's own sentence, without the status; empty if it sent none. */
  readonly text: string
  constructor(status: number, text: string, statusText = '') {
    super(`${status}: ${text || statusText || somethingWentWrong()}`)
    this.status = status
    this.text = text
  }
}

const somethingWentWrong = () => t('Something went wrong. Try again in a moment.')

/** The server's sentence without the status, or the fallback. */
export function errorMessage(error: Error, fallback = somethingWentWrong()): string {
  if (error instanceof HttpError) return error.text || fallback
  return error instanceof UserFacingError ? error.message : fallback
}

/** The message has the status, where the specification's catalog says "the error message". */
export const catalogMessage = (error: Error): string =>
  error instanceof UserFacingError ? error.message : somethingWentWrong()

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
    throw new UserFacingError(serverUnreachable(), { cause })
  })
  if (!response.ok) throw await readError(response)
  try {
    const text = await response.text()
    return (text === '' ? undefined : JSON.parse(text)) as Reply<N>
  } catch (cause) {
    if (signal?.aborted) throw cause
    // The connection broke, or the sign-in page of a wireless network came in place of the reply.
    throw new UserFacingError(serverUnreachable(), { cause })
  }
}

/** The longest sentence of the server is about half as long, in any language [characters]. */
const MAX_SENTENCE_LENGTH = 300

/** The server sends one plain sentence; what answers in its place, such as a proxy, may send a page or a report. */
export async function readError(response: Response): Promise<HttpError> {
  const { status, statusText, headers } = response
  const text = (await response.text().catch(() => '')).trim()
  if (text === '') return new HttpError(status, '', statusText)
  const isSentence = text.length <= MAX_SENTENCE_LENGTH && !/[<>{}\n]/.test(text)
  return new HttpError(status, isSentence && /^text\/plain\b/i.test(headers.get('Content-Type') ?? '') ? text : '')
}

/** Answer a client's queries on the server, without a network. */
const callHandlers = new WeakMap<object, Call>()

export const setCallHandler = (client: object, handler: Call) => callHandlers.set(client, handler)

/** The handler on the server, `call` in a browser. */
export const callFor = (client: object): Call => callHandlers.get(client) ?? call

/** Address for links and downloads. */
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
