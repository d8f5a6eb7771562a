import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../http/escape-html.ts'
import type { Preloads } from './document.ts'

/** The chunk of each source file, and the imports and styles of each chunk. */
export interface BuildManifest {
  readonly files: Readonly<Record<string, string>>
  readonly chunks: Readonly<Record<string, { readonly imports: readonly string[]; readonly styles: readonly string[] }>>
}

/**
 * Preload tags for the chunks of these sources with all their imports and styles, so that the browser fetches them in
 * parallel. Leaves out what the template contains.
 * @param inLanguage replaces a script by its translated copy
 * @throws Error if a source is not in the manifest
 */
export function renderPreloads(
  { files, chunks }: BuildManifest,
  sources: readonly string[],
  template: string,
  integrityHash: IntegrityHasher,
  inLanguage: (file: string) => string = (file) => file,
): Preloads {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  function add(file: string) {
    if (scripts.has(file)) return
    scripts.add(file)
    for (const style of chunks[file]?.styles ?? []) styles.add(style)
    for (const imported of chunks[file]?.imports ?? []) add(imported)
  }
  for (const source of sources) {
    const file = files[source]
    if (file === undefined) throw new Error(`The build knows no ${source}`)
    add(file)
  }
  const renderLinks = (attributes: string, names: ReadonlySet<string>) =>
    [...names]
      .map(inLanguage)
      .filter((name) => !template.includes(`"/${name}"`))
      .map((name) => `<link ${attributes} crossorigin integrity="${integrityHash(name)}" href="/${escapeHtml(name)}">`)
      .join('')
  return { styles: renderLinks('rel="stylesheet"', styles), scripts: renderLinks('rel="modulepreload"', scripts) }
}

type IntegrityHasher = (file: string) => string

/** W3C Subresource Integrity; each file once. */
export function createIntegrityHasher(folder: string): IntegrityHasher {
  const hashes = new Map<string, string>()
  return (file) => {
    const knownHash = hashes.get(file)
    if (knownHash) return knownHash
    const hash = `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`
    hashes.set(file, hash)
    return hash
  }
}

/** Tags that load the site's own files. */
const SCRIPT_OR_STYLE = /<(script|link)(?=\s[^>]*\b(?:src|href)="\/([^"]+\.(?:js|css))")/g

export const addIntegrityAttributes = (html: string, integrityHash: IntegrityHasher) =>
  html.replace(SCRIPT_OR_STYLE, (_, element: string, file: string) => `<${element} integrity="${integrityHash(file)}"`)
