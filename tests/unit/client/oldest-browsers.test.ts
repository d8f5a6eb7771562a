import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../support/import-graph.ts'
import { NEWER_APIS } from '../../support/newer-apis.ts'

/* The code needs no more than Chrome 111, Firefox 115 and Safari 16.4 (decision 78). */

const sources = ['client/src', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|js|css)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, folder, path), 'utf8') })),
)

describe('The oldest browsers', () => {
  test.each(NEWER_APIS)('do not need %s', (feature) => {
    expect(sources.filter(({ text }) => text.includes(feature)).map(({ path }) => path)).toEqual([])
  })

  test('get a fallback focus ring without :has()', () => {
    const needing = sources.filter(({ path, text }) => /\.tsx?$/.test(path) && /['\s:]has-[[a-z]/.test(text))
    expect(needing.length).toBeGreaterThan(0)
    for (const { path, text } of needing) expect(text, path).toContain('WITHOUT_HAS')
  })

  test('lose no screen styles without :has()', () => {
    const onScreen = sources.filter(
      ({ path, text }) => path.endsWith('.css') && (text.split('@media print')[0] ?? '').includes(':has('),
    )
    expect(onScreen.map(({ path }) => path)).toEqual([])
  })
})
