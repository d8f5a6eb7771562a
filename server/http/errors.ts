import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler } from 'express'
import type { Log } from './log.ts'

/** Thrown anywhere below a route: the answer has this status and, as plain text, this sentence. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, sentence: string, headers: Record<string, string> = {}) {
    super(sentence)
    this.status = status
    this.headers = headers
  }
}

export const notFound = (sentence: string) => new HttpError(404, sentence)

/** Seconds after which a caller may try again when the database is away. */
const RETRY_AFTER = '2'

export const unavailable = () =>
  new HttpError(503, 'The service is busy. Please try again in a moment', { 'Retry-After': RETRY_AFTER })

/** The only answer to anything thrown: one sentence of plain text, never a stack or SQL. */
export function replyWithError(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    // The deadline has answered already.
    if (response.writableEnded) return void log.warn({ error, request: request.id }, 'An answer came too late')
    const known = error instanceof HttpError ? error : asHttpError(error)
    if (!known) log.error({ error, request: request.id }, 'A request failed')
    else if (known.status === 503 && known !== error)
      log.warn({ error, request: request.id }, 'The database did not answer')
    // Too late for words: ending the connection tells the caller that the answer is not whole.
    if (response.headersSent) return next(error)
    for (const name of ['Content-Disposition', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'])
      response.removeHeader(name)
    response.set('Cache-Control', 'no-store')
    response.set(known?.headers ?? {})
    // The rest of what is too large need not arrive.
    if (known?.status === 413) response.set('Connection', 'close')
    response
      .status(known?.status ?? 500)
      .type('text/plain')
      .send(known?.message ?? 'Something went wrong')
  }
}

/** The caller's account was removed while the call was under way. */
const GONE = [401, 'Sign in to continue'] as const

/** What to say when one of these constraints refuses a statement. Any other is a fault of ours. */
const REFUSALS = {
  users_username_key: [409, 'That username is already taken'],
  users_look_key: [409, 'That username looks like one that is already taken'],
  users_email_key: [409, 'That email address is already registered'],
  articles_slug_key: [409, 'Another article already uses that URL slug'],
  saved_calculations_user_id_users_id_fk: GONE,
  homes_user_id_users_id_fk: GONE,
  sessions_user_id_users_id_fk: GONE,
  open_steps_user_id_users_id_fk: GONE,
  authenticators_user_id_users_id_fk: GONE,
  passkeys_credential_id_key: [409, 'That passkey is in use already'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

/** What a constraint will say, where it is known before a statement is sent. */
export function refusedBy(constraint: keyof typeof REFUSALS) {
  const [status, sentence] = REFUSALS[constraint]
  return new HttpError(status, sentence)
}

function asHttpError(error: unknown): HttpError | undefined {
  if (isDatabaseAway(error)) return unavailable()
  const constraint = brokenConstraint(error) ?? ''
  if (isRefusal(constraint)) return refusedBy(constraint)
  const { status, type } = error as { status?: unknown; type?: unknown }
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined
  if (type === 'entity.parse.failed') return new HttpError(400, 'The request is not valid JSON')
  if (type === 'request.aborted' || type === 'request.size.invalid')
    return new HttpError(400, 'The request is not whole')
  if (status === 400) return new HttpError(400, 'The address is not valid')
  if (status === 413) return new HttpError(413, 'That is too large to send')
  if (status === 415) return new HttpError(415, 'Send JSON in UTF-8')
  return new HttpError(status, STATUS_CODES[status] ?? 'The request is not valid')
}

/**
 * SQLSTATEs of a database that is away, stopping, starting, out of connections or held by somebody else's lock; see
 * "PostgreSQL Error Codes" in its manual.
 */
const AWAY = /^(08...|53...|57P0.|57014|55P03|40001|40P01|25P0.|25006|3D000)$/
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
])
/** pg's own errors bear no code. */
const PG_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after|Client has encountered a connection error|Client was closed)/

export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some(({ code, syscall, message }) => {
    if (typeof code === 'string' && AWAY.test(code)) return true
    if (
      typeof code === 'string' &&
      NETWORK.has(code) &&
      ['connect', 'read', 'write', 'getaddrinfo'].includes(String(syscall))
    )
      return true
    return typeof message === 'string' && PG_MESSAGES.test(message)
  })
}

const isRefusal = (constraint: string): constraint is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, constraint)

/** The name of the unique constraint or foreign key that a statement broke, if it broke one. */
const brokenConstraint = (error: unknown): string | undefined =>
  causes(error).find(({ code }) => code === '23505' || code === '23503')?.constraint as string | undefined

/** Drizzle wraps the driver's errors, Node those of a host with several addresses. */
function causes(error: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (let each = error; typeof each === 'object' && each !== null && found.length < 10; ) {
    const record = each as Record<string, unknown>
    found.push(record)
    each = record.cause ?? (Array.isArray(record.errors) ? record.errors[0] : undefined)
  }
  return found
}
