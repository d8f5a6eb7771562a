import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import accepts from 'accepts'
import pLimit from 'p-limit'
import { isDatabaseAway } from '../http/errors.ts'
import { etagOf } from '../http/etag.ts'
import type { Content } from './content.ts'

/** What everybody gets at an address: made once, then sent from memory until the content changes. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** Type, policy and whatever else belongs to it; not what follows from its bytes. */
  readonly headers: Headers
}

type Headers = Readonly<Record<string, string>>
type Encoding = 'br' | 'gzip' | 'identity'

/** An answer with its final bytes. */
interface Kept {
  readonly status: number
  readonly etag: string
  /** Of the content that it shows; it is outdated under any other. */
  readonly generation: number
  readonly forms: Map<Encoding, { readonly bytes: Buffer; readonly head: readonly string[] }>
  readonly headers: Headers
  size: number
}

/** Bytes of all that is kept, and of an entry besides its forms. */
const BUDGET = 64 * 1024 * 1024
const OVERHEAD = 1024
/** Bytes below which compression saves nothing. */
const WORTHWHILE = 1000
const LONGEST_KEY = 500

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const textOfQuality = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})
/** Quick for whoever waits; best for all who come later. */
const QUICK = 4
const BEST = 11

/** Said while the database cannot be asked (RFC 9211). */
const LAST_KNOWN = ['Cache-Status', 'helioplan; hit; detail="last known: the database does not answer"']

/**
 * Answers for callers without a session, ready to be sent: by key, the least recently used given up beyond the budget. Every
 * form of an answer is compressed off the event loop.
 * @param standing what every answer of the site bears
 */
export function keepAnswers(content: Content, standing: Headers, budget = BUDGET) {
  const entries = new Map<string, Kept>()
  const beingMade = new Map<string, Promise<Kept>>()
  const inBackground = pLimit(1)
  let size = 0

  /** Sends what is kept under the key if it is up to date. */
  function send(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const kept = entries.get(key)
    if (kept === undefined || kept.generation !== content.generation) return false
    entries.delete(key)
    entries.set(key, kept)
    write(kept, request, response, content.isFresh)
    return true
  }

  /**
   * Sends what is kept under the key, or what `make` makes; several who wait for one key share it. When it cannot be made,
   * an outdated one is better than none.
   */
  async function sendOrMake(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    make: () => Promise<Answer>,
  ) {
    if (send(key, request, response)) return
    const outdated = entries.get(key)
    try {
      write(await makeOnce(key, make), request, response, content.isFresh)
    } catch (error) {
      if (!outdated || !isDatabaseAway(error)) throw error
      write(outdated, request, response, false)
    }
  }

  /** Sends what `make` makes and keeps nothing. */
  async function sendOnce(request: IncomingMessage, response: ServerResponse, make: () => Promise<Answer>) {
    const answer = await make()
    const made = await withForms({ ...answer, headers: { ...standing, ...answer.headers } }, content.generation, QUICK)
    write(made, request, response, content.isFresh)
  }

  function makeOnce(key: string, make: () => Promise<Answer>) {
    const { generation } = content
    const turn = `${generation} ${key}`
    const known = beingMade.get(turn)
    if (known) return known
    const made = make()
      .then((answer) => withForms({ ...answer, headers: { ...standing, ...answer.headers } }, generation, QUICK))
      .then((kept) => {
        keep(key, kept)
        return kept
      })
      .finally(() => beingMade.delete(turn))
    beingMade.set(turn, made)
    return made
  }

  function keep(key: string, kept: Kept) {
    if (key.length > LONGEST_KEY) return
    drop(key)
    entries.set(key, kept)
    size += kept.size
    for (const oldest of entries.keys()) {
      if (size <= budget) break
      drop(oldest)
    }
    void inBackground(async () => {
      if (entries.get(key) === kept) await compress(kept, BEST)
    })
  }

  function drop(key: string) {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return { send, sendOrMake, sendOnce }
}

export type KeptAnswers = ReturnType<typeof keepAnswers>

async function withForms({ status, text, headers }: Answer, generation: number, quality: number): Promise<Kept> {
  const bytes = Buffer.from(text)
  const kept: Kept = {
    status,
    etag: etagOf(text, headers),
    generation,
    headers,
    forms: new Map(),
    size: OVERHEAD + 2 * bytes.length,
  }
  addForm(kept, 'identity', bytes)
  if (bytes.length >= WORTHWHILE) await compress(kept, quality)
  return kept
}

async function compress(kept: Kept, quality: number) {
  const plain = kept.forms.get('identity')?.bytes
  if (!plain || plain.length < WORTHWHILE) return
  const [br, gz] = await Promise.all([
    brotli(plain, textOfQuality(quality, plain.length)),
    zip(plain, { level: quality === BEST ? 9 : 6 }),
  ])
  addForm(kept, 'br', br)
  addForm(kept, 'gzip', gz)
}

function addForm(kept: Kept, encoding: Encoding, bytes: Buffer) {
  const headers = {
    ...kept.headers,
    ETag: kept.etag,
    Vary: 'Accept-Encoding, Cookie',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(bytes.length),
  }
  kept.forms.set(encoding, { bytes, head: Object.entries(headers).flat() })
}

function write(kept: Kept, request: IncomingMessage, response: ServerResponse, isFresh: boolean) {
  const form = kept.forms.get(preferred(request.headers['accept-encoding'])) ?? kept.forms.get('identity')
  if (!form) return
  const own = ['X-Request-Id', request.id ?? '', ...(isFresh ? [] : LAST_KNOWN)]
  if (kept.status === 200 && matches(request.headers['if-none-match'], kept.etag))
    response.writeHead(304, [...withoutBody(form.head), ...own]).end()
  else response.writeHead(kept.status, [...form.head, ...own]).end(request.method === 'HEAD' ? undefined : form.bytes)
}

/** RFC 9110, 13.1.2: any of a list, compared weakly. */
const matches = (given: string | undefined, etag: string) =>
  given !== undefined && (given === etag || given === '*' || given.split(',').some((each) => weak(each) === weak(etag)))
const weak = (etag: string) => etag.trim().replace(/^W\//, '')

/**
 * The head of a 304 (RFC 9110, 15.4.5). Browsers store its headers with the page, in place of those stored before, so the
 * page's own policy must stand where the site's standing one would.
 */
function withoutBody(head: readonly string[]) {
  const kept: string[] = []
  for (let i = 0; i < head.length; i += 2) {
    const [name = '', value = ''] = [head[i], head[i + 1]]
    if (!/^content-(length|encoding|type)$/i.test(name)) kept.push(name, value)
  }
  return kept
}

/** Browsers send a handful of different headers: each is read once. */
const known = new Map<string, Encoding>()
const MOST_KNOWN = 100

function preferred(header = 'identity'): Encoding {
  const before = known.get(header)
  if (before) return before
  const request = { headers: { 'accept-encoding': header } } as IncomingMessage
  const found = accepts(request).encoding(['br', 'gzip', 'identity'])
  const encoding = found === 'br' || found === 'gzip' ? found : 'identity'
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(header, encoding)
  return encoding
}
