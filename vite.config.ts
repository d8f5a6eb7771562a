import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { minifySync, type Plugin, type UserConfig } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { copyForLanguages, LANGUAGE_COPIES, markMessages } from './server/tools/translation/language-copies.ts'
import type { BuildManifest } from './server/website/build-manifest.ts'
import type { LanguageCopies } from './server/website/built-client.ts'
import { OLDEST_BROWSERS } from './shared/oldest-browsers.ts'
import { OFFLINE_PATH } from './shared/pages.ts'

const root = import.meta.dirname
const brotliCompressAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const COMPRESSIBLE = ['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.ico']
const LANGUAGE_COPY = /^assets[\\/][^\\/]+[\\/]/

/** Functions that only make schemas of stored data. */
const SCHEMA_FUNCTIONS = ['z', 'text', 'between', 'integerBetween', 'listOf', 'optional']

/** The website in the browser. */
const client: UserConfig = {
  root: join(root, 'client'),
  publicDir: join(root, 'client', 'public'),
  plugins: [
    markMessages(),
    react(),
    tailwindcss(),
    deferScriptsUntilFirstPaint(),
    writeChunkList(),
    copyForLanguages(),
    precompress(),
  ],
  worker: {
    format: 'es',
    plugins: () => [markMessages()],
    // It gets homes that the page has parsed. It has the types without the schemas and is a fifth smaller (40.7 kB instead of 50.7, brotli).
    rolldownOptions: { treeshake: { manualPureFunctions: SCHEMA_FUNCTIONS, propertyReadSideEffects: false } },
  },
  // React includes the store hook; this drops the shim for older versions.
  resolve: { alias: [{ find: 'use-sync-external-store/shim/index.js', replacement: 'react' }] },
  server: { fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist', 'client'),
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    // Every supported browser preloads modules natively.
    modulePreload: { polyfill: false },
    // The Content-Security-Policy allows data: URLs for pictures only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Modules of every page in two files: packages, which stay cached over our releases, and our own.
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'site', tags: ['$initial'] },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
}

/** The same pages for server rendering, with React in production mode regardless of NODE_ENV. */
const pages: UserConfig = {
  root: join(root, 'client'),
  publicDir: false,
  plugins: [react(), tailwindcss()],
  resolve: client.resolve ?? {},
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: join(root, 'dist', 'pages'),
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
    rolldownOptions: { input: { 'entry-server': join(root, 'client/src/site/entry-server.tsx') } },
  },
}

/** The server and its commands; packages stay in node_modules. */
const server: UserConfig = {
  root,
  publicDir: false,
  build: {
    ssr: true,
    outDir: join(root, 'dist', 'server'),
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        index: join(root, 'server/index.ts'),
        'make-admin': join(root, 'server/admin/make-admin.ts'),
        'reset-password': join(root, 'server/accounts/reset-password.ts'),
        backup: join(root, 'server/database/backup.ts'),
        uninstall: join(root, 'server/database/embedded/uninstall.ts'),
        'public-api-worker': join(root, 'server/public-api/worker.ts'),
      },
      // Two levels below the root, like the sources, which find the catalogs by that.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
}

/** Tests that replace browser globals, or check the imports of a module. */
const CLIENT_TESTS = ['tests/unit/{client,planner}/**/*.test.ts']

/** API tests that replace modules of the server, with password hashes at their real cost. */
const MOCKING_TESTS = ['tests/api/{accounts,passwords}.test.ts']

const apiTests = {
  include: ['tests/api/**/*.test.ts'],
  // They mostly wait: for the database, for password hashes, for timeouts.
  maxWorkers: availableParallelism() + 3,
  sequence: { groupOrder: 1 },
  globalSetup: 'tests/support/database.ts',
  setupFiles: 'tests/support/api-language.ts',
}

/** Vitest does not encode a percent sign in the folder's name when it imports a package; a link to the folder has none. */
function linkWithoutPercent() {
  const link = join(tmpdir(), `helioplan-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
  rmSync(link, { force: true })
  symlinkSync(root, link)
  return link
}
const testRoot = process.env.VITEST && root.includes('%') ? linkWithoutPercent() : root

const tests: ViteUserConfig = {
  root: testRoot,
  resolve: { preserveSymlinks: testRoot !== root },
  test: {
    // There is one worker more than cores: some tests wait.
    maxWorkers: availableParallelism() + 1,
    // The limit stops hanging tests, as in the browser: two busy cores take ten times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // The zone has no country: pages start in that of their language.
    env: { TZ: 'UTC' },
    projects: [
      // Pure functions leave nothing behind: sharing imports between files saves a third of the time.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: CLIENT_TESTS,
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-client', include: CLIENT_TESTS } },
      // Whole pages of the app in a simulated browser, without layout, with React as visitors get it: an eighth less work.
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit-components',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'happy-dom',
          env: { NODE_ENV: 'production' },
          setupFiles: 'tests/support/component-setup.ts',
        },
      },
      // The app is imported once per worker: every test file opens a website and a database of its own.
      {
        extends: true,
        // Password hashes at their real cost would be a third of the work.
        resolve: { alias: { '@node-rs/argon2': join(root, 'tests', 'support', 'quick-argon2.ts') } },
        test: { ...apiTests, name: 'api', exclude: MOCKING_TESTS, isolate: false },
      },
      { extends: true, test: { ...apiTests, name: 'api-mocking', include: MOCKING_TESTS } },
    ],
  },
}

/** Service worker: one classic script, built after the client whose files it lists. */
const worker: UserConfig = {
  root: join(root, 'client'),
  publicDir: false,
  plugins: [listPrecacheFiles(), precompress(['sw.js'])],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: join(root, 'dist', 'client'),
    emptyOutDir: false,
    target: OLDEST_BROWSERS,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { sw: join(root, 'client/src/site/service-worker.ts') },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
}

/** Builds by mode; a development server needs only the client. */
const builds: Readonly<Record<string, UserConfig>> = { pages, server, worker }

export default ({ mode }: { mode: string }) => (process.env.VITEST ? tests : (builds[mode] ?? client))

/**
 * Moves scripts and the manifest into a template, which before-first-paint.js (inlined, as is the icon) inserts after
 * the first paint. The empty script prevents a layout before the styles are loaded. Measured by Lighthouse 12: the LCP of
 * `/`, /plan/answer and /calculators/solar is 0.9 to 1.1 s with it and 1.8 to 1.9 s without.
 */
function deferScriptsUntilFirstPaint(): Plugin {
  const deferredElements = /\s*<(script type="module"[^>]*><\/script|link rel="(modulepreload|manifest)"[^>]*)>/g
  const inlineScript = /<script\s+src="\/src\/startup\/before-first-paint.js"><\/script>/
  return {
    name: 'defer-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!inlineScript.test(html)) throw new Error('The script before the first paint was not found.')
        const deferredHtml = [...html.matchAll(deferredElements)].map(([element]) => element.trim()).join('')
        const { code } = minifySync(
          'before-first-paint.js',
          readFileSync(join(root, 'client/src/startup/before-first-paint.js'), 'utf8'),
        )
        return html
          .replace(deferredElements, '')
          .replace(inlineScript, () => `<script>${code}</script>`)
          .replace('/favicon.svg', encodeSvgDataUrl(join(root, 'client/public/favicon.svg')))
          .replace(
            '</head>',
            () => `  <template id="scripts">${deferredHtml}</template>\n    <script>0</script>\n  </head>`,
          )
      },
    },
  }
}

/** An SVG file as a data URL, to save a request. */
const encodeSvgDataUrl = (file: string) =>
  `data:image/svg+xml,${readFileSync(file, 'utf8')
    .replaceAll('"', "'")
    .replace(/[<>#]/g, encodeURIComponent)
    .replace(/\s*\n\s*/g, '')}`

/** Writes, for the server, which file each source became part of and what that imports; not served. */
function writeChunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files: BuildManifest['files'] = {}
      const chunks: BuildManifest['chunks'] = {}
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const styles = [...(output.viteMetadata?.importedCss ?? [])]
        Object.assign(chunks, { [output.fileName]: { imports: output.imports, styles } })
        for (const id of output.moduleIds)
          if (!id.includes('node_modules'))
            Object.assign(files, { [relative(client.root ?? root, id)]: output.fileName })
      }
      const source = JSON.stringify({ files, chunks } satisfies BuildManifest)
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source })
    },
  }
}

/** The article editor, the fine world outlines, and the figures of regions, which are cached when a home loads them. */
const NOT_PRECACHED = /^admin-|^countries-50m-|^rich-text|^editor|^[A-Z]{2}-[A-Z0-9]{2,3}-|\.(br|gz)$/
/** Files that every page references, apart from those of the build. */
const SITE_FILES = ['favicon.svg']

/** Lists the files to precache for the service worker. */
function listPrecacheFiles(): Plugin {
  const folder = join(root, 'dist', 'client')
  return {
    name: 'precache-files',
    apply: 'build',
    config() {
      const fingerprint = (name: string) =>
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')
      const assets = readdirSync(join(folder, 'assets'), { withFileTypes: true })
        .filter((entry) => entry.isFile() && !NOT_PRECACHED.test(entry.name))
        .map(({ name }) => name)
      const copies: LanguageCopies = JSON.parse(readFileSync(join(folder, LANGUAGE_COPIES), 'utf8'))
      const files = [
        // The build puts a content hash into these names.
        ...assets.map((name) => ({
          url: `/assets/${name}`,
          revision: null,
          isTranslated: copies.files.includes(`assets/${name}`),
        })),
        ...SITE_FILES.map((name) => ({ url: `/${name}`, revision: fingerprint(name) })),
        { url: OFFLINE_PATH, revision: fingerprint('index.html') },
      ]
      return {
        define: { __PRECACHE_FILES__: JSON.stringify(files), __LANGUAGE_FOLDERS__: JSON.stringify(copies.folders) },
      }
    },
  }
}

/** Writes brotli and gzip versions of text files, so that the server compresses nothing twice. */
function precompress(only?: readonly string[]): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = only ?? readdirSync(dir, { recursive: true, encoding: 'utf8' })
      const files = names.filter((name) => COMPRESSIBLE.includes(extname(name)) && statSync(join(dir, name)).isFile())
      // One queue per core, so that few files are in memory.
      const queue = files.values()
      const compressNext = async () => {
        for (const name of queue) await compress(join(dir, name), brotliQuality(name))
      }
      await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
    },
  }
}

async function compress(path: string, quality: number) {
  const content = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, gz] = await Promise.all([brotliCompressAsync(content, { params }), gzipAsync(content, { level: 9 })])
  for (const [extension, compressed] of Object.entries({ br, gz }))
    if (compressed.length < content.length) writeFileSync(`${path}.${extension}`, compressed)
}

function brotliQuality(name: string): number {
  // Full quality for the 10 MB of towns would take longer than the rest of the build.
  if (name.startsWith('places')) return 5
  // Measured: all five languages and the climate take 13 s of CPU instead of 31 s, and are 1.4 % and 1.6 % larger.
  if (LANGUAGE_COPY.test(name) || name.startsWith('climate')) return constants.BROTLI_MAX_QUALITY - 1
  return constants.BROTLI_MAX_QUALITY
}
