import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailable } from './errors.ts'

/** How long an answer may take to begin [ms], by the kind of request. */
export interface Deadlines {
  /** One that only reads. */
  readonly read: number
  readonly write: number
  /** Converts a picture: as long as a conversion may take, and some seconds more. */
  readonly picture: number
  /** Waits for a site elsewhere: as long as that may take, and some seconds more. */
  readonly service: number
}
export const DEADLINES: Deadlines = { read: 3000, write: 5000, picture: 25_000, service: 12_000 }

/** The time that a request has. */
export interface RequestDeadline {
  /** Aborted when the request was answered 503, and when its caller has gone: what is under way is of use to nobody. */
  readonly signal: AbortSignal
  /** Gives the request the time of another kind, from now on. */
  readonly allow: (kind: keyof Deadlines) => void
  /** @throws HttpError 503 when the request was answered 503 already */
  readonly refuseLate: () => void
  /** The same, right before something is stored: from then on the answer is waited for. */
  readonly store: () => void
}

/** The deadline of the request whose work is under way: of one that writes only, since nothing of one that reads is stored. */
const current = new AsyncLocalStorage<RequestDeadline | undefined>()

/**
 * Answers 503 when nothing else has begun to in time: a database far away, asked several times, would let a person wait
 * for longer than they do. A 503 says that nothing was done: what is under way stores nothing any more (`beforeStoring`),
 * and once something is about to be stored, the answer is waited for. A body that is still arriving does not count against
 * the site.
 */
export function answerInTime(
  request: IncomingMessage,
  response: ServerResponse,
  standing: Readonly<Record<string, string>>,
  deadlines: Deadlines,
) {
  const { method = '' } = request
  const isRead = method === 'GET' || method === 'HEAD'
  // Before anything wraps them: saving a session or compressing must not hold this answer up.
  const { writeHead, end } = response
  const work = new AbortController()
  let kind: keyof Deadlines = isRead ? 'read' : 'write'
  let isOver = false
  let isStoring = false
  let timer: NodeJS.Timeout | undefined

  function begin() {
    clearTimeout(timer)
    if (!isStoring && !isOver && !response.destroyed) timer = setTimeout(giveUp, deadlines[kind])
  }
  function giveUp() {
    if (response.headersSent || response.destroyed) return
    const hasBody = Boolean(request.headers['transfer-encoding']) || Number(request.headers['content-length'] ?? 0) > 0
    if (hasBody && !request.complete) return void request.once('end', begin)
    isOver = true
    const { status, message, headers } = unavailable()
    const described = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    writeHead.call(response, status, { ...standing, 'X-Request-Id': request.id ?? '', ...described })
    end.call(response, message, 'utf8')
    work.abort(unavailable())
  }

  function refuseLate() {
    if (isOver) throw unavailable()
  }

  request.deadline = {
    signal: work.signal,
    allow(other) {
      kind = other
      begin()
    },
    refuseLate,
    store() {
      refuseLate()
      isStoring = true
      clearTimeout(timer)
    },
  }
  begin()
  response.once('close', () => {
    clearTimeout(timer)
    if (!response.writableFinished) work.abort(unavailable())
  })
}

/** Runs what a request asks for: what is called from there knows the request's deadline. */
export const runInTime = <Result>(request: IncomingMessage, work: () => Result): Result =>
  request.method === 'GET' || request.method === 'HEAD' ? work() : current.run(request.deadline, work)

/**
 * To be called right before a statement that stores something is sent: from then on the request's answer is waited for.
 * @throws HttpError 503 when the request was answered 503 already
 */
export const beforeStoring = () => current.getStore()?.store()

/** @throws HttpError 503 when the request was answered 503 already */
export const refuseLate = () => current.getStore()?.refuseLate()

/** Runs what is stored whatever becomes of the request, such as a count of its calls. */
export const regardless = <Result>(work: () => Result): Result => current.run(undefined, work)

/** Aborted when the request whose work is under way needs no answer any more. */
export const signalOfRequest = () => current.getStore()?.signal

declare module 'node:http' {
  interface IncomingMessage {
    /** Every request that comes to Express has one. */
    deadline?: RequestDeadline
  }
}
