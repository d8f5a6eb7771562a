import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type IntegrityHasher = (file: string) => string

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
