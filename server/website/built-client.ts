import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Request, RequestHandler } from 'express'
import sirv from 'sirv'
import type { RenderPage } from '#shared/contract/page.ts'
import type { Language } from '#shared/language/languages.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { addIntegrityAttributes, type BuildManifest, createIntegrityHasher, renderPreloads } from './build-manifest.ts'
import type { Preloads } from './document.ts'

/** Built files, or Vite's development server. */
export interface Client {
  readonly template: (path: string) => string | Promise<string>
  /** Absent if pages are rendered in the browser. */
  readonly render?: RenderPage
  /** Preload tags for the chunks of these sources. */
  readonly preloads?: (sources: readonly string[]) => Preloads
  /** Serves static files; calls `next` for other paths. */
  readonly files: RequestHandler
  /** Additional Content-Security-Policy sources by directive. */
  readonly policySources?: Readonly<Record<string, string>>
  /** Files may change at any time, so nothing is cached. */
  readonly isDevServer?: boolean
}

/** Scripts that have copies, and the folder of each language's copies. Names are relative to the built client. */
export interface LanguageCopies {
  readonly files: readonly string[]
  readonly folders: Readonly<Partial<Record<Language, string>>>
}

/** [s] */
const YEAR = 365 * 24 * 3600
const HOUR = 3600

/** The template is sent as part of pages, compressed files in place of their originals. */
const NOT_SERVED_DIRECTLY = /^\/index\.html|\.(br|gz)$/

/** Output of `npm run build`. Only files that exist now are ever served. */
export function openBuiltClient(folder: string, render?: RenderPage): Client {
  const integrityHash = createIntegrityHasher(folder)
  const source = readFileSync(join(folder, 'index.html'), 'utf8')
  const copies: LanguageCopies = JSON.parse(readFileSync(join(folder, '.vite', 'languages.json'), 'utf8'))
  const inLanguage = createReferenceMapper(copies)
  const templates = new Map<Language, string>()
  function template() {
    const language = currentLanguage()
    const known = templates.get(language)
    if (known) return known
    const text = addIntegrityAttributes(inLanguage(source), integrityHash)
    templates.set(language, text)
    return text
  }
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
  })
  const files: RequestHandler = (request, response, next) => {
    const readsOnly = request.method === 'GET' || request.method === 'HEAD'
    if (!readsOnly || NOT_SERVED_DIRECTLY.test(request.path)) return next()
    // A build that runs at the same time may delete files: a missing one is a 404, and one that vanishes while it is
    // read ends the response.
    if (!isFile(join(folder, decodePath(request.path)))) return next()
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    normalizeFileRequest(request)
    response.type(extname(request.path))
    // Set here, as sirv skips setHeaders for a 304, although browsers then update the stored headers.
    response.setHeader('Cache-Control', cacheControlOf(request.path))
    if (isWorkerScript(request.path)) response.setHeader('Content-Security-Policy', policyOfWorker(request.path))
    serve(request, response, () => next())
  }
  const policySources = { 'script-src': inlineScriptHashes(source) }
  const client: Client = { template, files, policySources }
  if (!render) return client
  const manifest: BuildManifest = JSON.parse(readFileSync(join(folder, '.vite', 'chunks.json'), 'utf8'))
  return {
    ...client,
    render,
    preloads: (sources) => renderPreloads(manifest, sources, template(), integrityHash, inLanguage),
  }
}

/** Names below /assets contain a content hash; towns and climate tiles lie below a version. */
function cacheControlOf(path: string) {
  if (path === SERVICE_WORKER) return 'no-cache'
  return /^\/(assets|places|climate)\//.test(path) ? `public, max-age=${YEAR}, immutable` : `public, max-age=${HOUR}`
}

/** Replaces names of scripts by their copies in the language of the request. */
function createReferenceMapper({ files, folders }: LanguageCopies) {
  const copied = new Set(files)
  return (text: string): string => {
    const folder = folders[currentLanguage()]
    if (folder === undefined) return text
    return text.replace(/assets\/[\w.-]+\.js/g, (file) => (copied.has(file) ? file.replace('assets', folder) : file))
  }
}

const inlineScriptHashes = (template: string) =>
  [...template.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join(' ')

/** sirv ignores quality values of encodings and mishandles reversed ranges, so both are normalized first. */
function normalizeFileRequest(request: Request) {
  request.headers['accept-encoding'] = request.acceptsEncodings('br', 'gzip') || 'identity'
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined || Number(last ?? first) < Number(first)) delete request.headers.range
}

function isFile(path: string) {
  try {
    return statSync(path).isFile()
  } catch {
    // The file is missing, or has an invalid name.
    return false
  }
}

function decodePath(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

export const SERVICE_WORKER = '/sw.js'

export const isWorkerScript = (path: string) => path === SERVICE_WORKER || /-worker-[\w-]{8}\.js$/.test(path)

const PLAN_WORKER = /\/plan-worker-[\w-]{8}\.js$/

/** Content-Security-Policy of a worker; that of plans loads a part of its scripts later. Other files may load nothing. */
const policyOfWorker = (path: string) =>
  `default-src 'none'; ${PLAN_WORKER.test(path) ? 'script-src' : 'connect-src'} 'self'`

const UNREGISTER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(giveUp()))
async function giveUp() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

export const serveUnregisterScript: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').type('text/javascript').send(UNREGISTER_SCRIPT)
}
