import { type DestinationStream, pino } from 'pino'

/** Keys whose values are logged as [hidden] wherever they occur. */
const SECRET_KEYS = [
  'password',
  'cookie',
  'cookies',
  'authorization',
  'sid',
  'sessionID',
  'sessionId',
  'session',
  'secret',
]

/** Log lines are buffered up to this size [bytes] and for at most this long [ms]. */
const BUFFER_BYTES = 4096
const FLUSH_INTERVAL = 500

/** Asynchronous standard output that never delays requests. `flushSync` writes the remaining buffer. */
export const openLogOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_INTERVAL })

/** One JSON object per line, with secrets redacted. */
export function createLog(level: string, destination: DestinationStream) {
  const paths = [
    ...SECRET_KEYS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    'headers["set-cookie"]',
    '*.headers["set-cookie"]',
  ]
  const options = {
    level,
    base: null,
    redact: { paths, censor: '[hidden]' },
    serializers: { error: serializeError, err: serializeError },
  }
  return pino(options, destination)
}

export type Log = ReturnType<typeof createLog>

/** Logs what identifies the cause of an error. Query parameters are left out: they may hold personal text. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  // Drizzle's message ends with the parameters of the query.
  const message = error.message.split('\nparams:')[0]
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
  const cause = error.cause === undefined ? undefined : serializeError(error.cause)
  return { name: error.name, message, code, constraint, table, stack, cause }
}
