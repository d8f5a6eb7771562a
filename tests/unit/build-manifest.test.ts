import { expect, test } from 'vitest'
import { type BuildManifest, renderPreloads } from '../../server/website/build-manifest.ts'

const built: BuildManifest = {
  files: { 'src/pages/roof.tsx': 'assets/roof.js', 'src/ui/field.tsx': 'assets/field.js' },
  chunks: {
    'assets/roof.js': { imports: ['assets/field.js', 'assets/site.js'], styles: ['assets/roof.css'] },
    // Two chunks may import each other.
    'assets/field.js': { imports: ['assets/roof.js'], styles: ['assets/field.css'] },
    'assets/site.js': { imports: [], styles: ['assets/site.css'] },
  },
}
const template = '<script src="/assets/site.js"></script><link href="/assets/site.css">'
const links = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)"[^>]* href="([^"]*)">/g)].map(([, kind, file]) => `${kind} ${file}`)
const asked = (sources: readonly string[]) => {
  const { styles, scripts } = renderPreloads(built, sources, template, (file) => `sha384-of-${file}`)
  return { styles: links(styles), scripts: links(scripts) }
}

test('A page preloads the chunks of its sources, their imports and styles, each once', () => {
  expect(asked(['src/pages/roof.tsx', 'src/ui/field.tsx'])).toEqual({
    styles: ['stylesheet /assets/roof.css', 'stylesheet /assets/field.css'],
    scripts: ['modulepreload /assets/roof.js', 'modulepreload /assets/field.js'],
  })
})

test('Every preload has an integrity hash', () => {
  const { styles, scripts } = renderPreloads(built, ['src/pages/roof.tsx'], template, (file) => `sha384-of-${file}`)
  expect(styles).toContain('integrity="sha384-of-assets/roof.css" href="/assets/roof.css"')
  expect(scripts).toContain('integrity="sha384-of-assets/field.js" href="/assets/field.js"')
})

test('A source unknown to the build is an error, not a page without scripts', () => {
  expect(() => asked(['src/pages/moon.tsx'])).toThrow('The build knows no src/pages/moon.tsx')
})
