import { type DestinationStream, pino } from 'pino'

/** Wherever they stand in a logged object, these are written as [hidden]. */
const SECRETS = ['password', 'cookie', 'cookies', 'authorization', 'sid', 'sessionID', 'sessionId', 'session', 'secret']
const HEADERS = ['cookie', 'authorization', '["set-cookie"]']

/** Bytes that are gathered before they are written, and how long the last of them wait at most [ms]. */
const GATHERED = 4096
const LONGEST_WAIT = 500

/** Standard output, written beside the requests and never in their way; `flushSync` writes what is left. */
export const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: GATHERED, periodicFlush: LONGEST_WAIT })

/** Structured log: one JSON object a line. Passwords, cookies and session ids are blanked wherever a caller might let one in. */
export function createLog(level: string, destination: DestinationStream) {
  const paths = [
    ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    ...HEADERS.flatMap((name) => (name.startsWith('[') ? [`headers${name}`, `*.headers${name}`] : [`headers.${name}`])),
  ]
  const options = {
    level,
    base: null,
    redact: { paths, censor: '[hidden]' },
    serializers: { error: errorForLog, err: errorForLog },
  }
  return pino(options, destination)
}

export type Log = ReturnType<typeof createLog>

/** What helps to find an error's cause. A query's parameters stay out: they may hold what a visitor typed. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  // Drizzle's message ends with the parameters of the query.
  const message = error.message.split('\nparams:')[0]
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
  const cause = error.cause === undefined ? undefined : errorForLog(error.cause)
  return { name: error.name, message, code, constraint, table, stack, cause }
}
