import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { familyOf } from '../../server/public-api/tools.ts'
import type { Website } from '../support/website.ts'
import { cookieOf, PASSWORD } from '../support/website.ts'
import { SAMPLING_INTERVAL, watchEventLoop } from './event-loop.ts'
import { type GeneratedRequest, type Role, requests } from './requests.ts'

/** Slower responses count as hanging [ms]. */
const MAX_RESPONSE_TIME = 20_000
const CONCURRENCY = 16
/** Requests are generated in batches before they are sent. */
const BATCH_SIZE = 2_000
/** No request may block the event loop for longer [ms]. */
const MAX_BLOCK_TIME = 1_000

/** Internals that must not leak: hashes, stack traces, SQL, unformatted values. */
const INTERNALS =
  /\$argon2|\bat (?:async )?[\w.<>]+ \(?(?:file:|\/|node:)|node_modules|node:internal|\b(?:select|insert into|update|delete from) "?\w+"? (?:set|where|from|\()|violates|constraint|syntax error|relation "|pg_|DrizzleQuery|ZodError|TypeError|RangeError|\[object Object\]|Invalid input|Invalid string/

interface Fault {
  readonly sent: GeneratedRequest
  readonly what: string
}

/** Generated requests of all roles to all endpoints, from a seed. */
export function* generateBatches(count: number, seed: number): Generator<readonly GeneratedRequest[]> {
  for (let batch = 0; batch * BATCH_SIZE < count; batch += 1)
    yield fc.sample(requests, { numRuns: Math.min(BATCH_SIZE, count - batch * BATCH_SIZE), seed: seed + batch })
}

/** Sends batches of requests concurrently. Collects violations, and the longest response and block of the event loop [ms]. */
export async function sendBatches(site: Website, batches: Iterable<readonly GeneratedRequest[]>) {
  const send = await createSender(site)
  const statuses: Record<number, number> = {}
  const faults: Fault[] = []
  let slowest = 0
  /** Requests in progress, until their blocking time is known. */
  const inProgress = new Set<GeneratedRequest>()
  const finish = (sent: GeneratedRequest) => setTimeout(() => inProgress.delete(sent), 2 * SAMPLING_INTERVAL)
  const eventLoop = watchEventLoop(MAX_BLOCK_TIME, (time) => {
    for (const sent of inProgress) faults.push({ sent, what: `the event loop was held for ${Math.round(time)} ms` })
  })

  async function check(sent: GeneratedRequest) {
    const start = performance.now()
    inProgress.add(sent)
    try {
      const { status, text, type } = await send(sent)
      finish(sent)
      const time = performance.now() - start
      slowest = Math.max(slowest, time)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status >= 500 && !isByDesign(status, sent)) faults.push({ sent, what: `${status} ${text}` })
      if (time > MAX_RESPONSE_TIME) faults.push({ sent, what: `${Math.round(time)} ms` })
      const leak = INTERNALS.exec(stripEcho(text, sent))
      if (leak) faults.push({ sent, what: `${status} says ${leak[0]}: ${text.slice(0, 300)}` })
      const isError = status >= 400 && status !== 404 && sent.method !== 'HEAD' && !isPublicApi(sent)
      if (isError && !/^text\/plain/.test(type) && !isParserRejection(status, type, text))
        faults.push({ sent, what: `${status} as ${type}` })
    } catch (error) {
      finish(sent)
      faults.push({ sent, what: `no answer: ${String((error as Error).cause ?? error)}` })
    }
  }
  let sent = 0
  for (const batch of batches) {
    const queue = batch[Symbol.iterator]()
    eventLoop.start()
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const next of queue) await check(next)
      }),
    )
    eventLoop.stop()
    sent += batch.length
  }
  return { sent, statuses, slowest, longestBlock: eventLoop.longestBlock(), faults }
}

/** A busy public API says so, and oEmbed has a status of its own for other forms than JSON. */
const isByDesign = (status: number, sent: GeneratedRequest) =>
  (status === 503 && isPublicApi(sent)) || (status === 501 && sent.path.startsWith('/oembed'))

/** Its errors have the form of its tools. */
const isPublicApi = ({ path }: GeneratedRequest) =>
  familyOf(path.split('?')[0] ?? '') !== undefined || /^\/(embed|badge)\//.test(path)

/** Node's own response to invalid HTTP: a status without a body. */
const isParserRejection = (status: number, type: string, text: string) =>
  [400, 431].includes(status) && type === '' && text === ''

/** Stored content may be echoed. Only errors and full hashes count as leaks. */
function stripEcho(text: string, { path }: GeneratedRequest) {
  const isContent = /^[[{<\uFEFF]|^Calculator,|^Email/i.test(text)
  return isContent ? (/\$argon2\w*/.exec(text)?.[0] ?? '') : text.replaceAll(path, '')
}

async function createSender(site: Website) {
  const [user, other, admin] = [await site.person(), await site.person(), await site.person({ isAdmin: true })]
  // Another administrator always remains.
  await site.person({ isAdmin: true })
  for (let i = 0; i < 3; i++) await site.article(admin.id)
  await site.message()

  const names: Partial<Record<Role, string>> = { user: user.username, other: other.username, admin: admin.username }
  const cookies: Partial<Record<Role, string>> = { forger: 'session=s%3Aforged.signature' }
  async function signIn(role: Role) {
    const username = names[role]
    const answer = await site.post('/api/login', { username, password: PASSWORD })
    if (answer.status === 200) cookies[role] = cookieOf(answer)
    else {
      // The account's own requests have renamed, deleted or locked it.
      const { username } = await site.person({ isAdmin: role === 'admin' })
      names[role] = username
      cookies[role] = await site.signInForCookie(username)
    }
  }
  for (const role of ['user', 'other', 'admin'] as const) await signIn(role)

  return async ({ role, method, path, headers, body }: GeneratedRequest) => {
    const cookie = cookies[role]
    const sentHeaders = { ...(cookie && { Cookie: cookie }), ...headers }
    const answer = await sendRaw(site.origin, { method, path, body, headers: sentHeaders })
    const isSignedOut = answer.status === 401 && path.startsWith('/api/') && !path.includes('login')
    if (isSignedOut && names[role] && cookie === cookies[role]) {
      cookies[role] = ''
      await signIn(role)
    }
    return answer
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 2 * CONCURRENCY })

/** Sends path and headers unchanged; `fetch` would normalize them. */
function sendRaw(origin: string, sent: Omit<GeneratedRequest, 'role'>) {
  const { method, path, headers, body } = sent
  const { hostname, port } = new URL(origin)
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const length = bytes && { 'Content-Length': String(bytes.length) }
  const options = { hostname, port, method, path, agent, headers: { ...length, ...encodeHeaders(headers) } }
  return new Promise<{ status: number; text: string; type: string }>((resolve, reject) => {
    const call = request(options, async (answer) => {
      const { statusCode: status = 0, headers } = answer
      const text = Buffer.concat(await answer.toArray()).toString()
      // Compressed bodies are not checked.
      resolve({ status, text: headers['content-encoding'] ? '' : text, type: headers['content-type'] ?? '' })
    })
    call.setTimeout(2 * MAX_RESPONSE_TIME, () => call.destroy(new Error('No answer in time')))
    call.on('error', (error: NodeJS.ErrnoException) => {
      // A keep-alive connection may close just when it is reused; browsers retry, too.
      if (call.reusedSocket && error.code === 'ECONNRESET') sendRaw(origin, sent).then(resolve, reject)
      else reject(error)
    })
    call.end(bytes)
  })
}

/** Encodes headers as bytes, without line breaks. */
const encodeHeaders = (headers: GeneratedRequest['headers'] = {}) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Buffer.from(Buffer.from(value).filter((byte) => byte >= 32 && byte !== 127)).toString('latin1'),
    ]),
  )
