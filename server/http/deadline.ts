import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { serviceUnavailable } from './errors.ts'

/** Time until a response must begin [ms], by kind of request. */
export interface Deadlines {
  readonly read: number
  readonly write: number
  /** Converts a picture: the conversion's own limit plus a few seconds. */
  readonly picture: number
  /** Renders a page for a visitor, computes, or waits for another site, at most 8 s: as long as a person waits. */
  readonly service: number
}
export const DEADLINES: Deadlines = { read: 3000, write: 5000, picture: 25_000, service: 10_000 }

export interface RequestDeadline {
  /** Aborted when the request has timed out or its caller has gone. */
  readonly signal: AbortSignal
  /** Switches to the deadline of another kind, counted from now. */
  readonly setKind: (kind: keyof Deadlines) => void
  /** @throws HttpError 503 if the request has timed out */
  readonly throwIfTimedOut: () => void
  /**
   * Call it before a write. Cancels the deadline: the response now waits for the write.
   * @throws HttpError 503 if the request has timed out
   */
  readonly beginWrite: () => void
}

/** Deadline of the current request. Only set for requests that may write: reads have nothing to roll back. */
const currentDeadline = new AsyncLocalStorage<RequestDeadline | undefined>()

/**
 * Answers 503 if the response has not begun in time, for instance with a slow database. A 503 promises that nothing was
 * stored: `beginWrite` refuses writes afterwards, and cancels the deadline before the first write. Time spent receiving
 * the request body does not count.
 */
export function enforceDeadline(
  request: IncomingMessage,
  response: ServerResponse,
  securityHeaders: Readonly<Record<string, string>>,
  deadlines: Deadlines,
) {
  const { method = '' } = request
  const isRead = method === 'GET' || method === 'HEAD'
  // The originals, before middleware wraps them: a 503 must not wait for sessions or compression.
  const { writeHead, end } = response
  const abortController = new AbortController()
  let kind: keyof Deadlines = isRead ? 'read' : 'write'
  let isTimedOut = false
  let isWriting = false
  let timer: NodeJS.Timeout | undefined

  function startTimer() {
    clearTimeout(timer)
    if (!isWriting && !isTimedOut && !response.destroyed) timer = setTimeout(timeOut, deadlines[kind])
  }
  function timeOut() {
    if (response.headersSent || response.destroyed) return
    const hasBody = Boolean(request.headers['transfer-encoding']) || Number(request.headers['content-length'] ?? 0) > 0
    if (hasBody && !request.complete) return void request.once('end', AsyncLocalStorage.bind(startTimer))
    isTimedOut = true
    const { status, message, headers } = serviceUnavailable()
    const replyHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    writeHead.call(response, status, { ...securityHeaders, 'X-Request-Id': request.id ?? '', ...replyHeaders })
    end.call(response, message, 'utf8')
    abortController.abort(serviceUnavailable())
  }

  function throwIfTimedOut() {
    if (isTimedOut) throw serviceUnavailable()
  }

  request.deadline = {
    signal: abortController.signal,
    setKind(newKind) {
      kind = newKind
      startTimer()
    },
    throwIfTimedOut,
    beginWrite() {
      throwIfTimedOut()
      isWriting = true
      clearTimeout(timer)
    },
  }
  startTimer()
  // Events come outside of the request's context, which has its language.
  const handleClose = () => {
    clearTimeout(timer)
    if (!response.writableFinished) abortController.abort(serviceUnavailable())
  }
  response.once('close', AsyncLocalStorage.bind(handleClose))
}

/** The request's deadline becomes the context of the handler. */
export const runWithDeadline = <Result>(request: IncomingMessage, work: () => Result): Result =>
  request.method === 'GET' || request.method === 'HEAD' ? work() : currentDeadline.run(request.deadline, work)

/**
 * Call it right before a statement that writes; cancels the request's deadline.
 * @throws HttpError 503 if the request has timed out
 */
export const beginWrite = () => currentDeadline.getStore()?.beginWrite()

/** @throws HttpError 503 if the request has timed out */
export const throwIfTimedOut = () => currentDeadline.getStore()?.throwIfTimedOut()

/** Runs writes that must happen even if the request times out, such as rate limit counters. */
export const withoutDeadline = <Result>(work: () => Result): Result => currentDeadline.run(undefined, work)

/** Aborted when no caller waits for the current request any more. */
export const requestSignal = () => currentDeadline.getStore()?.signal

declare module 'node:http' {
  interface IncomingMessage {
    /** Set for every request that reaches Express. */
    deadline?: RequestDeadline
  }
}
