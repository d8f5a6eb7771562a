import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { RequestHandler } from 'express'

/** The browser's side of the site: built files, or a development server that makes them on demand. */
export interface Client {
  /** The HTML document that every page begins with. */
  readonly template: (path: string) => string | Promise<string>
  /** Answers for scripts, styles, pictures; calls `next` for what is no file. */
  readonly files: RequestHandler
  /** Sources that a page's policy must allow besides, by directive. */
  readonly sources?: Readonly<Record<string, string>>
}

/** By preference; made beside the files by the build. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const YEAR = 365 * 24 * 3600 * 1000
const HOUR = 3600 * 1000

/** The files of `npm run build`. Those that exist now are all that are ever served from the folder. */
export function builtClient(folder: string): Client {
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const names = new Set(listFiles(folder).filter((name) => !name.startsWith('index.html')))
  return { template: () => template, files: serve(folder, names) }
}

function serve(root: string, names: ReadonlySet<string>): RequestHandler {
  return (request, response, next) => {
    const name = nameOf(request.path)
    if (!names.has(name) || /\.(br|gz)$/.test(name)) return next()
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const made = ENCODINGS.filter(([, ending]) => names.has(name + ending))
    if (made.length > 0) response.vary('Accept-Encoding')
    const accepted =
      made.length > 0 ? request.acceptsEncodings(...made.map(([encoding]) => encoding), 'identity') : false
    const [encoding, ending] = made.find(([encoding]) => encoding === accepted) ?? []
    if (encoding) response.set('Content-Encoding', encoding)
    response.type(extname(name))
    // The build puts a hash of the content into the names below assets; climate tiles have their version in the path.
    const isKept = name.startsWith('assets/') || name.startsWith('climate/')
    response.sendFile(name + (ending ?? ''), { root, maxAge: isKept ? YEAR : HOUR, immutable: isKept }, (error) => {
      if (error && !response.headersSent) {
        for (const header of ['Content-Encoding', 'Content-Type', 'Vary']) response.removeHeader(header)
        next()
      }
    })
  }
}

function nameOf(path: string) {
  try {
    return decodeURIComponent(path).slice(1)
  } catch {
    return ''
  }
}

/** Paths below the folder, with slashes; what begins with a dot is not for visitors. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
}
