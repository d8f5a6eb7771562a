import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By the name of a built file, what a browser shall find in it before it runs it or paints by it. */
export type Fingerprint = (file: string) => string

/** Of the files in a folder, as W3C's "Subresource Integrity" writes them; each is read once. */
export function fingerprintsIn(folder: string): Fingerprint {
  const known = new Map<string, string>()
  return (file) => {
    const before = known.get(file)
    if (before) return before
    const made = `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`
    known.set(file, made)
    return made
  }
}

/** Elements of a document that fetch a script or style of the site's own. */
const FETCHING = /<(script|link)(?=\s[^>]*\b(?:src|href)="\/([^"]+\.(?:js|css))")/g

/** The HTML with the fingerprint of each script and style it names. */
export const withFingerprints = (html: string, fingerprint: Fingerprint) =>
  html.replace(FETCHING, (_, element: string, file: string) => `<${element} integrity="${fingerprint(file)}"`)
