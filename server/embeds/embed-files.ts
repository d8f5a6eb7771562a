import { createHash } from 'node:crypto'
import { loadOnce } from '../load-once.ts'
import { readPublicFile } from '../public-api/climate-files.ts'

/* Scripts and styles of client/public/embed. */

export const EMBED_FILES = {
  '1.js': 'text/javascript',
  'frame.js': 'text/javascript',
  'calculator.js': 'text/javascript',
  'card.css': 'text/css',
} as const
export type EmbedFile = keyof typeof EMBED_FILES

interface LoadedFile {
  readonly text: string
  /** Hash of the text. */
  readonly version: string
  readonly address: string
}

/** Files are read once. A new version has another address, so browsers may keep it. */
export const loadEmbedFiles = loadOnce(async () => {
  const read = async (name: string) => {
    const text = await readPublicFile(`/embed/${name}`)
    const version = createHash('sha256').update(text).digest('base64url').slice(0, 12)
    return [name, { text, version, address: `/embed/${name}?v=${version}` }] as const
  }
  return Object.fromEntries(await Promise.all(Object.keys(EMBED_FILES).map(read))) as Record<EmbedFile, LoadedFile>
})
