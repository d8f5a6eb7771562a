import { Agent, type IncomingMessage, request } from 'node:http'
import fc from 'fast-check'
import type { Website } from '../support/website.ts'
import { cookieOf, PASSWORD } from '../support/website.ts'
import { EVERY, watchEventLoop } from './event-loop.ts'
import { type Role, requests, type Sent } from './requests.ts'

/** A call that takes longer hangs, however busy the machine [ms]. */
const LONGEST = 20_000
const AT_ONCE = 16
/** So many requests are made before they are sent: nobody waits while the generator works. */
const BATCH = 2_000
/** No request may keep the process from others for longer [ms]. */
const LONGEST_HOLD = 1_000

/** Nothing of our insides: hashes, stacks, SQL, values that a program forgot to put into words. */
const INSIDES =
  /\$argon2|\bat (?:async )?[\w.<>]+ \(?(?:file:|\/|node:)|node_modules|node:internal|\b(?:select|insert into|update|delete from) "?\w+"? (?:set|where|from|\()|violates|constraint|syntax error|relation "|pg_|DrizzleQuery|ZodError|TypeError|RangeError|\[object Object\]|Invalid input|Invalid string/

export interface Fault {
  readonly sent: Sent
  readonly what: string
}

export interface Tally {
  readonly sent: number
  readonly statuses: Record<number, number>
  /** [ms] */
  readonly slowest: number
  /** The longest that the event loop was held, the client's own work included [ms]. */
  readonly longestHold: number
  readonly faults: readonly Fault[]
}

/** Sends generated requests of all roles over all endpoints, many at a time, and collects what should never happen. */
export async function fuzz(site: Website, count: number, seed: number): Promise<Tally> {
  const send = await senders(site)
  const statuses: Record<number, number> = {}
  const faults: Fault[] = []
  let slowest = 0
  /** Under way, until what they held up is known. */
  const open = new Set<Sent>()
  const close = (sent: Sent) => setTimeout(() => open.delete(sent), 2 * EVERY)
  const eventLoop = watchEventLoop(LONGEST_HOLD, (time) => {
    for (const sent of open) faults.push({ sent, what: `the event loop was held for ${Math.round(time)} ms` })
  })

  async function check(sent: Sent) {
    const start = performance.now()
    open.add(sent)
    try {
      const { status, text, type } = await send(sent)
      close(sent)
      const time = performance.now() - start
      slowest = Math.max(slowest, time)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status >= 500) faults.push({ sent, what: `${status} ${text}` })
      if (time > LONGEST) faults.push({ sent, what: `${Math.round(time)} ms` })
      const leak = INSIDES.exec(withoutEcho(text, sent))
      if (leak) faults.push({ sent, what: `${status} says ${leak[0]}: ${text.slice(0, 300)}` })
      if (
        status >= 400 &&
        status !== 404 &&
        sent.method !== 'HEAD' &&
        !/^text\/plain/.test(type) &&
        !isParsers(status, type, text)
      )
        faults.push({ sent, what: `${status} as ${type}` })
    } catch (error) {
      close(sent)
      faults.push({ sent, what: `no answer: ${String((error as Error).cause ?? error)}` })
    }
  }
  let sent = 0
  for (let batch = 0; sent < count; batch += 1) {
    const made = fc.sample(requests, { numRuns: Math.min(BATCH, count - sent), seed: seed + batch })
    const queue = made[Symbol.iterator]()
    eventLoop.start()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const next of queue) await check(next)
      }),
    )
    eventLoop.stop()
    sent += made.length
  }
  return { sent, statuses, slowest, longestHold: eventLoop.longest(), faults }
}

/** What Node itself answers to what is no HTTP: a status and nothing else. */
const isParsers = (status: number, type: string, text: string) =>
  [400, 431].includes(status) && type === '' && text === ''

/** What a user stored comes back as it was: that is no leak. Only what answers refuse with, and whole hashes, are ours. */
function withoutEcho(text: string, { path }: Sent) {
  const isContent = /^[[{<\uFEFF]|^Calculator,|^Email/i.test(text)
  return isContent ? (/\$argon2\w*/.exec(text)?.[0] ?? '') : text.replaceAll(path, '')
}

async function senders(site: Website) {
  const [user, other, admin] = [await site.person(), await site.person(), await site.person({ isAdmin: true })]
  // Nobody the fuzzer may become is the last administrator.
  await site.person({ isAdmin: true })
  for (let i = 0; i < 3; i++) await site.article(admin.id)
  await site.message()

  const names: Partial<Record<Role, string>> = { user: user.username, other: other.username, admin: admin.username }
  const cookies: Partial<Record<Role, string>> = { forger: 'session=s%3Aforged.signature' }
  async function signIn(role: Role) {
    const username = names[role]
    if (!username) return
    const answer = await site.visitor().post('/api/login').send({ username, password: PASSWORD })
    if (answer.status === 200) cookies[role] = cookieOf(answer)
    else await reopen(role)
  }
  /** The fuzzer has renamed, removed or relocked its own account. */
  async function reopen(role: Role) {
    const made = await site.person({ isAdmin: role === 'admin' })
    names[role] = made.username
    const answer = await site.visitor().post('/api/login').send({ username: made.username, password: PASSWORD })
    cookies[role] = cookieOf(answer)
  }
  for (const role of ['user', 'other', 'admin'] as const) await signIn(role)

  return async ({ role, method, path, headers, body }: Sent) => {
    const cookie = cookies[role]
    const answer = await sendAsIs(site.origin, {
      method,
      path,
      body,
      headers: { ...(cookie && { Cookie: cookie }), ...headers },
    })
    if (
      answer.status === 401 &&
      names[role] &&
      cookie === cookies[role] &&
      path.startsWith('/api/') &&
      !path.includes('login')
    ) {
      cookies[role] = ''
      await signIn(role)
    }
    return answer
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 2 * AT_ONCE })

interface Answer {
  readonly status: number
  readonly text: string
  readonly type: string
}

/** Sends a request with its address and headers as they are: `fetch` would put them right. */
function sendAsIs(origin: string, sent: Omit<Sent, 'role'>): Promise<Answer> {
  const { method, path, headers, body } = sent
  const { hostname, port } = new URL(origin)
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const length = bytes && { 'Content-Length': String(bytes.length) }
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, method, path, agent, headers: { ...length, ...asBytes(headers) } },
      async (answer) => {
        const { statusCode: status = 0, headers } = answer
        const text = await textOf(answer)
        // Of what was asked for compressed only the length is looked at.
        resolve({ status, text: headers['content-encoding'] ? '' : text, type: headers['content-type'] ?? '' })
      },
    )
    call.setTimeout(2 * LONGEST, () => call.destroy(new Error('No answer in time')))
    call.on('error', (error: NodeJS.ErrnoException) => {
      // A connection that was left open may end just when it is used again: then it is opened anew, as browsers do.
      if (call.reusedSocket && error.code === 'ECONNRESET') sendAsIs(origin, sent).then(resolve, reject)
      else reject(error)
    })
    call.end(bytes)
  })
}

/** Any sign goes over the wire as its bytes, but for those that would end the line. */
const asBytes = (headers: Sent['headers'] = {}) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Buffer.from(Buffer.from(value).filter((byte) => byte >= 32 && byte !== 127)).toString('latin1'),
    ]),
  )

async function textOf(answer: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
