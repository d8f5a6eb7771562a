import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../support/import-graph.ts'

/*
 * Styles belong in components. The rest in style sheets follows three rules: each class is declared once and used, and
 * breakpoints and corner radii come from the theme.
 */

interface Source {
  readonly path: string
  readonly text: string
}

const client = join(root, 'client', 'src')
const filesEndingIn = (...endings: string[]): Source[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(client, path), 'utf8') }))

const sheets = filesEndingIn('.css')
const components = filesEndingIn('.tsx', '.ts')

/** Class names set by libraries. */
const OF_LIBRARIES = /^(leaflet-|ProseMirror|selectedCell$)/

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** Selectors, without at-rules. */
const selectorsIn = (css: string) =>
  [...withoutComments(css).matchAll(/([^{};]+)\{/g)]
    .map(([, before = '']) => before.trim())
    .filter((before) => !before.startsWith('@'))

const classesIn = (css: string) =>
  new Set(
    selectorsIn(css).flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
  )

/** Class names declared by several sheets. */
function declaredTwice(sheets: readonly Source[]) {
  const where = new Map<string, string[]>()
  for (const { path, text } of sheets)
    for (const name of classesIn(text)) where.set(name, [...(where.get(name) ?? []), path])
  return [...where].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

/** Class names of libraries. */
function borneByNobody(sheets: readonly Source[], components: readonly Source[]) {
  const texts = components.map(({ text }) => text).join('\n')
  const beginnings = [...texts.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning = '']) => beginning)
  const words = new Set(texts.match(/[a-zA-Z][\w-]*/g))
  return sheets
    .flatMap(({ text }) => [...classesIn(text)])
    .filter((name) => !OF_LIBRARIES.test(name) && !words.has(name))
    .filter((name) => !beginnings.some((beginning) => name.startsWith(beginning)))
}

/** Breakpoints and corners written as lengths although the theme names them. */
function ownMeasures(sheets: readonly Source[], components: readonly Source[]) {
  const found = ({ path, text }: Source, pattern: RegExp) =>
    (text.match(pattern) ?? []).map((match) => `${path}: ${match}`)
  return [
    ...sheets.flatMap((sheet) => found(sheet, /@media[^{]*\bwidth\b[^{]*|border-radius:[^;]*\d(?:rem|px)[^;]*/g)),
    ...components.flatMap((component) => found(component, /\b(?:min|max)-\[[^\]]*\]:|rounded-\[[^\]]*\d[^\]]*\]/g)),
  ]
}

describe('Style sheets', () => {
  test('declare each class name once', () => {
    expect(declaredTwice(sheets)).toEqual([])
  })

  test('declare no class that no component uses', () => {
    expect(borneByNobody(sheets, components)).toEqual([])
  })

  test('use the theme for breakpoints and corners', () => {
    expect(ownMeasures(sheets, components)).toEqual([])
  })

  test('find a planted fault of each kind', () => {
    const one = { path: 'one.css', text: '.figure { & .unit:hover { color: red } }' }
    const other = { path: 'other.css', text: '@media print { .box > .figure, p { margin: 0.5rem } } /* .unit {} */' }
    const component = { path: 'box.tsx', text: '<b className="figure" />' }
    expect(declaredTwice([one, other])).toEqual(['figure: one.css, other.css'])
    expect(borneByNobody([one, other], [component])).toEqual(['unit', 'box'])
    const measures = { path: 'own.css', text: '@media (width >= 40rem) { .a { border-radius: 1.25rem; } }' }
    const named = {
      path: 'named.css',
      text: '@variant lg { .a { border-radius: var(--radius-xl); } } .b { border-radius: 50%; }',
    }
    const arbitrary = { path: 'own.tsx', text: '"max-[30rem]:p-2 rounded-[7px] rounded-[inherit]"' }
    expect(ownMeasures([measures, named], [arbitrary])).toHaveLength(4)
  })
})
