import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailable } from './errors.ts'

/** How long an answer may take to begin [ms]: one that only reads, and one that writes. */
export interface Deadlines {
  readonly read: number
  readonly write: number
}
export const DEADLINES: Deadlines = { read: 3000, write: 5000 }

/** Waits for a site elsewhere, with a limit of its own. */
const PATIENT = /^\/api\/climate(?:\?|$)/

/**
 * Answers 503 when nothing else has begun to in time: a database far away, asked several times, would let a person wait
 * for longer than they do. What is under way ends by its own limits, and its answer is too late. A body that is still
 * arriving does not count against the site.
 */
export function answerInTime(
  request: IncomingMessage,
  response: ServerResponse,
  standing: Readonly<Record<string, string>>,
  deadlines: Deadlines,
) {
  const { method = '', url = '' } = request
  if (PATIENT.test(url)) return
  const isRead = method === 'GET' || method === 'HEAD'
  // Before anything wraps them: saving a session or compressing must not hold this answer up.
  const { writeHead, end } = response
  let timer: NodeJS.Timeout | undefined

  function begin() {
    timer = setTimeout(giveUp, isRead ? deadlines.read : deadlines.write)
  }
  function giveUp() {
    if (response.headersSent || response.destroyed) return
    const hasBody = Boolean(request.headers['transfer-encoding']) || Number(request.headers['content-length'] ?? 0) > 0
    if (hasBody && !request.complete) return void request.once('end', begin)
    const { status, message, headers } = unavailable()
    const described = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    writeHead.call(response, status, { ...standing, 'X-Request-Id': request.id ?? '', ...described })
    end.call(response, message, 'utf8')
  }

  begin()
  response.once('close', () => clearTimeout(timer))
}
