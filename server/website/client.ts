import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Request, RequestHandler } from 'express'
import sirv from 'sirv'
import type { RenderPage } from '#shared/contract/page.ts'
import { type Chunks, preloadsOf } from './chunks.ts'
import type { Preloads } from './document.ts'
import { fingerprintsIn, withFingerprints } from './integrity.ts'
import { isWorker, SERVICE_WORKER, WORKER_POLICY } from './service-worker.ts'

/** The browser's side of the site: built files, or a development server that makes them on demand. */
export interface Client {
  /** The HTML document that every page begins with. */
  readonly template: (path: string) => string | Promise<string>
  /** Makes the HTML of a page; without it the browser draws all of them. */
  readonly render?: RenderPage
  /** Elements for a page's head that fetch the scripts and styles made from these sources. */
  readonly preloads?: (sources: readonly string[]) => Preloads
  /** Answers for scripts, styles, pictures; calls `next` for what is no file. */
  readonly files: RequestHandler
  /** Sources that a page's policy must allow besides, by directive. */
  readonly sources?: Readonly<Record<string, string>>
  /** Its files may change at any time: nothing of it is kept. */
  readonly isInDevelopment?: boolean
}

/** [s] */
const YEAR = 365 * 24 * 3600
const HOUR = 3600

/** The document is a page's to send; the compressed forms stand for the files they were made from. */
const NO_FILE_OF_ITS_OWN = /^\/index\.html|\.(br|gz)$/

/** The files of `npm run build`. Those that exist now are all that are ever served from the folder. */
export function builtClient(folder: string, render?: RenderPage): Client {
  const fingerprint = fingerprintsIn(folder)
  const template = withFingerprints(readFileSync(join(folder, 'index.html'), 'utf8'), fingerprint)
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      // The build puts a hash of the content into the names below assets; towns and tiles of the climate lie below the number of their edition.
      const isForGood = /^\/(assets|places|climate)\//.test(path)
      if (path === SERVICE_WORKER) return response.setHeader('Cache-Control', 'no-cache')
      response.setHeader('Cache-Control', isForGood ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`)
    },
  })
  const files: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || NO_FILE_OF_ITS_OWN.test(request.path)) return next()
    // A build that runs beside the site takes files away: what is gone is not found, and what goes just now ends the answer.
    if (!isFile(join(folder, decoded(request.path)))) return next()
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    readPlainly(request)
    response.type(extname(request.path))
    // Not in setHeaders, which sirv does not call for a 304: browsers store the headers of that with the script.
    if (isWorker(request.path)) response.setHeader('Content-Security-Policy', WORKER_POLICY)
    serve(request, response, () => next())
  }
  const client = { template: () => template, files, sources: { 'script-src': inlineScripts(template) } }
  if (!render) return client
  const chunks: Chunks = JSON.parse(readFileSync(join(folder, '.vite', 'chunks.json'), 'utf8'))
  return { ...client, render, preloads: (sources) => preloadsOf(chunks, sources, template, fingerprint) }
}

/** What the build wrote into the document itself, by its fingerprint, as a policy names it. */
const inlineScripts = (template: string) =>
  [...template.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join(' ')

/** sirv reads neither the weights of encodings nor ranges that end before they begin: it is told what they come to. */
function readPlainly(request: Request) {
  request.headers['accept-encoding'] = request.acceptsEncodings('br', 'gzip') || 'identity'
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined || Number(last ?? first) < Number(first)) delete request.headers.range
}

function isFile(path: string) {
  try {
    return statSync(path).isFile()
  } catch {
    // Not there, or no name that a file could have.
    return false
  }
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
