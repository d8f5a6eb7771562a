import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Input, Reply } from '#shared/contract/api.ts'
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts'

type Handler<N extends EndpointName> = (input: Input<N>, request: Request) => Reply<N> | Promise<Reply<N>>
export type Handlers = { readonly [N in EndpointName]?: Handler<N> }

/** Thrown by a handler: the server's answer with this status and text. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, text = '') {
    super(text)
    this.status = status
  }
}
/** Thrown by a handler: no answer comes at all. */
export class Unreachable extends Error {}

/** A handler that answers with this failure. */
export const fail = (failure: Error) => () => {
  throw failure
}
export const refuse = (status: number, text = '') => fail(new Refusal(status, text))

const PUBLIC = join(import.meta.dirname, '..', '..', 'client', 'public')

/**
 * The server as a page's `fetch` reaches it: API calls go to handlers by the contract's names, other GETs are answered with the
 * files in `client/public`. A call without a handler is answered 404.
 */
export class FakeServer {
  readonly #handlers: { [name: string]: Handler<EndpointName> } = {}
  readonly #calls: { readonly name: EndpointName; readonly input: unknown; readonly headers: Headers }[] = []
  /** Method and path of every request so far. */
  readonly requests: string[] = []

  constructor(handlers: Handlers = {}) {
    Object.assign(this.#handlers, handlers)
  }

  /** From now on an endpoint is answered by another handler. */
  answer<N extends EndpointName>(name: N, handler: Handler<N>) {
    this.#handlers[name] = handler as unknown as Handler<EndpointName>
  }

  /** Holds an endpoint's next answers back until the returned function is called. */
  hold<N extends EndpointName>(name: N): () => void {
    const handler = this.#handlers[name]
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    this.#handlers[name] = async (input, request) => {
      await released
      if (!handler) throw new Refusal(404)
      return handler(input, request)
    }
    return release
  }

  /** What an endpoint was asked so far. */
  calls<N extends EndpointName>(name: N): Input<N>[] {
    return this.#calls.filter((call) => call.name === name).map(({ input }) => input as Input<N>)
  }

  /** A header of each call of an endpoint. */
  headers(name: EndpointName, header: string): (string | null)[] {
    return this.#calls.filter((call) => call.name === name).map(({ headers }) => headers.get(header))
  }

  readonly #replacedFiles: { readonly pattern: RegExp; readonly answer: () => Response | Promise<Response> }[] = []

  /** Answers files whose path matches in another way from now on. */
  replaceFiles(pattern: RegExp, answer: () => Response | Promise<Response>) {
    this.#replacedFiles.unshift({ pattern, answer })
  }

  readonly fetch = async (resource: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(resource instanceof Request ? resource.url : resource, location.origin), init)
    const { pathname, searchParams } = new URL(request.url)
    this.requests.push(`${request.method} ${pathname}`)
    // It serves no pages: none reloads after scripts have failed.
    if (request.method === 'HEAD') throw new TypeError('Failed to fetch')
    const route = routeOf(request.method, pathname)
    if (!route) return this.#replacedFiles.find(({ pattern }) => pattern.test(pathname))?.answer() ?? fileAt(pathname)
    const isJson = request.headers.get('content-type') === 'application/json'
    const body = isJson ? JSON.parse((await request.text()) || '{}') : {}
    const input = { ...Object.fromEntries(searchParams), ...body, ...route.params }
    this.#calls.push({ name: route.name, input, headers: request.headers })
    const [, , , , status] = endpoints[route.name]
    try {
      const handler = this.#handlers[route.name]
      if (!handler) throw new Refusal(404, `No handler for ${route.name}`)
      const reply = await handler(input as never, request)
      return new Response(reply === undefined ? null : JSON.stringify(reply), { status })
    } catch (error) {
      if (error instanceof Refusal)
        return new Response(error.message, { status: error.status, statusText: WORDS[error.status] ?? '' })
      if (error instanceof Unreachable) throw new TypeError('Failed to fetch')
      throw error
    }
  }
}

const WORDS: Readonly<Record<number, string>> = { 500: 'Internal Server Error', 503: 'Service Unavailable' }

function routeOf(method: string, pathname: string) {
  for (const [name, [, , itsMethod, path]] of Object.entries(endpoints)) {
    const keys = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key)
    const match = itsMethod === method && new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`).exec(pathname)
    if (match)
      return {
        name: name as EndpointName,
        params: Object.fromEntries(keys.map((key, at) => [key, decodeURIComponent(match[at + 1] ?? '')])),
      }
  }
  return undefined
}

async function fileAt(pathname: string) {
  const text = await readFile(join(PUBLIC, pathname)).catch(() => null)
  return text === null ? new Response('Not found', { status: 404 }) : new Response(new Uint8Array(text))
}
