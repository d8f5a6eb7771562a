import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Cuts the font file with the characters of nearly every page out of Figtree: `npx tsx server/generate/font.ts`. The
 * characters are those of its `unicode-range` in client/src/styles.css. Writes client/src/fonts/figtree-basic.woff2.
 */
const CLIENT = new URL('../../client/src/', import.meta.url)
const FILE = 'fonts/figtree-basic.woff2'

const styles = readFileSync(new URL('styles.css', CLIENT), 'utf8')
const [, ranges = ''] = new RegExp(`${FILE}[^}]*unicode-range:([^;]*);`).exec(styles) ?? []
const characters = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
  const start = Number.parseInt(first, 16)
  const count = Number.parseInt(last, 16) - start + 1
  return Array.from({ length: count }, (_, i) => String.fromCodePoint(start + i))
})
const original = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
)
const subset = await subsetFont(readFileSync(original), characters.join(''), { targetFormat: 'woff2' })
await writeFile(new URL(FILE, CLIENT), subset)
