import { createHash } from 'node:crypto'
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
  /** Hash of the text, in the address of the file. */
  readonly version: string
}

const loading = new Map<EmbedFile, Promise<LoadedFile>>()

/** Files are read once. */
export function loadEmbedFile(name: EmbedFile): Promise<LoadedFile> {
  const file = loading.get(name) ?? readFile(name)
  loading.set(name, file)
  return file
}

async function readFile(name: EmbedFile): Promise<LoadedFile> {
  const text = await readPublicFile(`/embed/${name}`)
  return { text, version: createHash('sha256').update(text).digest('base64url').slice(0, 12) }
}

/** A new version has another address, so browsers may keep it. */
export async function embedFileAddress(name: EmbedFile): Promise<string> {
  return `/embed/${name}?v=${(await loadEmbedFile(name)).version}`
}
