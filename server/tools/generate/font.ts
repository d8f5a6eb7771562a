import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Cuts subsets out of Figtree: `npx tsx server/tools/generate/font.ts` writes those of client/src/fonts with the characters of
 * their `unicode-range` in client/src/styles.css.
 */
const CLIENT = new URL('../../../client/src/', import.meta.url)
const SUBSETS = { basic: 'latin', accents: 'latin', rupee: 'latin-ext' }

const styles = readFileSync(new URL('styles.css', CLIENT), 'utf8')
const { resolve } = createRequire(import.meta.url)

for (const [name, original] of Object.entries(SUBSETS)) {
  const file = `fonts/figtree-${name}.woff2`
  const [, ranges = ''] = new RegExp(`${file}[^}]*unicode-range:([^;]*);`).exec(styles) ?? []
  const characters = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16)
    const count = Number.parseInt(last, 16) - start + 1
    return Array.from({ length: count }, (_, i) => String.fromCodePoint(start + i))
  })
  const font = readFileSync(resolve(`@fontsource-variable/figtree/files/figtree-${original}-wght-normal.woff2`))
  await writeFile(new URL(file, CLIENT), await subsetFont(font, characters.join(''), { targetFormat: 'woff2' }))
}
