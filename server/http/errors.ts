import type { ErrorRequestHandler } from 'express'
import { t } from '#shared/language/t.ts'
import type { Log } from './log.ts'

/** Answered with this status and one plain-text sentence. */
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

/** [s] */
const RETRY_AFTER = '2'

export const serviceUnavailable = () =>
  new HttpError(503, t('The service is busy. Try again in a moment'), { 'Retry-After': RETRY_AFTER })

/** One plain-text sentence, never a stack trace or SQL. */
export function createErrorHandler(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    // The deadline has already answered.
    if (response.writableEnded) return void log.warn({ error, request: request.id }, 'An answer came too late')
    const httpError = error instanceof HttpError ? error : toHttpError(error)
    if (!httpError) log.error({ error, request: request.id }, 'A request failed')
    else if (httpError.status === 503 && httpError !== error)
      log.warn({ error, request: request.id }, 'The database did not answer')
    // The status is sent: closing the connection tells the client that the body is incomplete.
    if (response.headersSent) return next(error)
    for (const name of ['Content-Disposition', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'])
      response.removeHeader(name)
    response.set('Cache-Control', 'no-store')
    response.set(httpError?.headers ?? {})
    // The rest of an oversized body need not be received.
    if (httpError?.status === 413) response.set('Connection', 'close')
    response
      .status(httpError?.status ?? 500)
      .type('text/plain')
      .send(httpError?.message ?? t('Something went wrong'))
  }
}

/** Nobody is signed in, or the account was removed while the request was running. */
export const signInRequired = () => new HttpError(401, t('Sign in to continue'))

/** Answers for constraint violations that users can cause. Any other violation is a bug. */
const CONSTRAINT_ANSWERS = {
  users_username_key: () => new HttpError(409, t('That username is already taken')),
  users_look_key: () => new HttpError(409, t('That username looks like one that is already taken')),
  users_email_key: () => new HttpError(409, t('That email address is already registered')),
  articles_slug_key: () => new HttpError(409, t('Another article already uses that URL slug')),
  saved_calculations_user_id_users_id_fk: signInRequired,
  homes_user_id_users_id_fk: signInRequired,
  sessions_user_id_users_id_fk: signInRequired,
  open_steps_user_id_users_id_fk: signInRequired,
  authenticators_user_id_users_id_fk: signInRequired,
  passkeys_credential_id_key: () => new HttpError(409, t('That passkey is already in use')),
} as const satisfies Record<string, () => HttpError>

/** Known to fail before the statement is sent. */
export const constraintError = (constraint: keyof typeof CONSTRAINT_ANSWERS) => CONSTRAINT_ANSWERS[constraint]()

function toHttpError(error: unknown): HttpError | undefined {
  if (isDatabaseUnavailable(error)) return serviceUnavailable()
  const constraint = findBrokenConstraint(error) ?? ''
  if (isKnownConstraint(constraint)) return constraintError(constraint)
  const { status, type } = error as { status?: unknown; type?: unknown }
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined
  if (type === 'entity.parse.failed') return new HttpError(400, t('The request is not valid JSON'))
  if (type === 'request.aborted' || type === 'request.size.invalid')
    return new HttpError(400, t('The request was incomplete. Try again'))
  if (status === 400) return new HttpError(400, t('The address is not valid'))
  if (status === 413) return new HttpError(413, t('That is too large to send'))
  if (status === 415) return new HttpError(415, t('Send JSON in UTF-8'))
  return new HttpError(status, t('The request is not valid'))
}

/**
 * SQLSTATEs of a database that is down, starting, stopping, out of connections or locked. @see "PostgreSQL Error Codes"
 * in its manual
 */
const UNAVAILABLE_SQLSTATES = /^(08...|53...|57P0.|57014|55P03|40001|40P01|25P0.|25006|3D000)$/
const NETWORK_ERRORS = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOENT)$/
const NETWORK_CALLS = /^(connect|read|write|getaddrinfo)$/
/** Errors of pg itself have no code. */
const PG_ERROR_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after|Client has encountered a connection error|Client was closed)/

export const isDatabaseUnavailable = (error: unknown): boolean =>
  listCauses(error).some(
    ({ code, syscall, message }) =>
      UNAVAILABLE_SQLSTATES.test(String(code)) ||
      (NETWORK_ERRORS.test(String(code)) && NETWORK_CALLS.test(String(syscall))) ||
      PG_ERROR_MESSAGES.test(String(message)),
  )

const isKnownConstraint = (constraint: string): constraint is keyof typeof CONSTRAINT_ANSWERS =>
  Object.hasOwn(CONSTRAINT_ANSWERS, constraint)

/** Unique constraint or foreign key. */
const findBrokenConstraint = (error: unknown): string | undefined =>
  listCauses(error).find(({ code }) => code === '23505' || code === '23503')?.constraint as string | undefined

/** Drizzle wraps driver errors; Node wraps the errors of a host with several addresses. */
export function listCauses(error: unknown): Record<string, unknown>[] {
  const chain: Record<string, unknown>[] = []
  for (let current = error; typeof current === 'object' && current !== null && chain.length < 10; ) {
    const record = current as Record<string, unknown>
    chain.push(record)
    current = record.cause ?? (Array.isArray(record.errors) ? record.errors[0] : undefined)
  }
  return chain
}
