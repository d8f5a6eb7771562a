import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { minifySync, type Plugin, type UserConfig } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import type { Chunks } from './server/website/chunks.ts'
import { OFFLINE_PATH } from './shared/pages.ts'

const root = import.meta.dirname
const COMPRESSIBLE = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.ico']

const ofEveryPage = neededBy('entry-client.tsx')
const ofLandingPage = neededBy('pages/landing.tsx')
const ofCalculatorPages = neededBy('pages/calculator.tsx')
const ofCalculators = neededBy('../../shared/calculators/definitions/solar.ts')
const isPart = (id: string) => /\/(client\/src\/(ui|features\/(articles|catalogue))|shared)\//.test(id)

/** The oldest browsers that the site works in (docs/decisions/0084-oldest-browsers.md). */
const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4']

/** The website in the browser. */
const client: UserConfig = {
  root: join(root, 'client'),
  publicDir: join(root, 'client', 'public'),
  plugins: [react(), tailwindcss(), readOnce(), scriptsAfterSight(), listOfChunks(), precompressed()],
  // React has had it for years; the package that stands in for it in older ones is left out.
  resolve: { alias: [{ find: 'use-sync-external-store/shim/index.js', replacement: 'react' }] },
  server: { fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist', 'client'),
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    // Every supported browser preloads modules itself.
    modulePreload: { polyfill: false },
    // The page's policy allows no data: addresses but for pictures.
    assetsInlineLimit: 0,
    // What every page runs and no release of ours changes: one file that browsers keep, and that compresses best whole.
    rolldownOptions: {
      output: {
        // Every page has the list of all files: a letter less of each is worth seventy bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-error-boundary|scheduler|wouter|regexparam|@tanstack)[\\/](?!.*nfiniteQuery(Observer)?\.js)/,
            },
            // What every page runs of ours stays whole too.
            { name: (id, graph) => (ofEveryPage(id, graph) ? 'site' : null), debugName: 'site' },
            // So do the arithmetic of all calculators, and the parts that the landing page and the calculators share with
            // others: in twenty files of 300 bytes they would take two kilobytes more.
            {
              name: (id, graph) => (ofCalculators(id, graph) && !id.includes('definitions') ? 'figures' : null),
              debugName: 'figures',
            },
            { name: (id, graph) => (isPart(id) && ofLandingPage(id, graph) ? 'parts' : null), debugName: 'parts' },
            {
              name: (id, graph) => (isPart(id) && ofCalculatorPages(id, graph) ? 'controls' : null),
              debugName: 'controls',
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
}

/** The same pages for the server to render, with all that they need: React's fast form whatever NODE_ENV says. */
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
    rolldownOptions: { input: { 'entry-server': join(root, 'client/src/entry-server.tsx') } },
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
      },
    },
  },
}

/** Tests that stand in for a browser, or ask what a module does when it is first imported. */
const WITH_A_BROWSER = ['tests/unit/{client,planner}/**/*.test.ts']

const tests: ViteUserConfig = {
  root,
  test: {
    // As many as a small machine has cores: tests of what happens when nothing does wait most of their time.
    maxWorkers: availableParallelism() + 1,
    // A limit for what hangs, not for what is slow: two busy cores take ten times as long.
    testTimeout: 30_000,
    projects: [
      // Arithmetic leaves nothing behind: its files share what they import, which is a third of their time.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: WITH_A_BROWSER,
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-client', include: WITH_A_BROWSER } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/support/database.ts',
          hookTimeout: 60_000,
        },
      },
    ],
  },
}

/** What keeps the site on a device, built after the client whose files it names: a classic script of one piece. */
const worker: UserConfig = {
  root: join(root, 'client'),
  publicDir: false,
  plugins: [keptFiles(), precompressed(['sw.js'])],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: join(root, 'dist', 'client'),
    emptyOutDir: false,
    target: OLDEST_BROWSERS,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { sw: join(root, 'client/src/service-worker.ts') },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
}

/** By mode; a development server needs the client's alone. */
const builds: Readonly<Record<string, UserConfig>> = { pages, server, worker }

export default ({ mode }: { mode: string }) => (process.env.VITEST ? tests : (builds[mode] ?? client))

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Whether a module of ours is the given one or imported by it, by whatever way, without waiting until it is wanted. */
function neededBy(path: string) {
  const start = join(root, 'client', 'src', path)
  const known = new Map<string, boolean>()
  return function isNeeded(id: string, graph: ModuleGraph): boolean {
    if (id.includes('node_modules')) return false
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false)
    const found =
      id === start || (graph.getModuleInfo(id)?.importers.some((importer) => isNeeded(importer, graph)) ?? false)
    known.set(id, found)
    return found
  }
}

/**
 * The page is seen before its scripts and its manifest are needed: they wait in a template for before-sight.js, which stands
 * in the page itself; so does its sign. The script that does nothing keeps the browser from laying the page out before it has the styles.
 */
function scriptsAfterSight(): Plugin {
  const later = /\s*<(script type="module"[^>]*><\/script|link rel="(modulepreload|manifest)"[^>]*)>/g
  const before = /<script\s+src="\/src\/before-sight.js"><\/script>/
  return {
    name: 'scripts-after-sight',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const waiting = [...html.matchAll(later)].map(([element]) => element.trim()).join('')
        const { code } = minifySync('before-sight.js', readFileSync(join(root, 'client/src/before-sight.js'), 'utf8'))
        return html
          .replace(later, '')
          .replace(before, () => `<script>${code}</script>`)
          .replace('/favicon.svg', inAddress(join(root, 'client/public/favicon.svg')))
          .replace('</head>', () => `  <template id="scripts">${waiting}</template>\n    <script>0</script>\n  </head>`)
      },
    },
  }
}

/**
 * React stands in the bundle as functions that are called once. Chromium reads an arrow function there twice, and the second
 * time while the page waits (20 ms, 80 on a slow phone); a function in brackets it reads once, ahead of that.
 */
function readOnce(): Plugin {
  return {
    name: 'read-once',
    apply: 'build',
    renderChunk(code) {
      return code.replace(/(__commonJS(?:Min)?\(\()(\([\w, $]*\)) => \{/g, '$1function$2 {')
    },
  }
}

/** A drawing as an address of its own: nothing to fetch while the page is on its way. */
const inAddress = (file: string) =>
  `data:image/svg+xml,${readFileSync(file, 'utf8')
    .replaceAll('"', "'")
    .replace(/[<>#]/g, encodeURIComponent)
    .replace(/\s*\n\s*/g, '')}`

/** Writes down, for the server, which files the sources became parts of and what comes with each; not served. */
function listOfChunks(): Plugin {
  return {
    name: 'list-of-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files: Chunks['files'] = {}
      const chunks: Chunks['chunks'] = {}
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const styles = [...(output.viteMetadata?.importedCss ?? [])]
        Object.assign(chunks, { [output.fileName]: { imports: output.imports, styles } })
        for (const id of output.moduleIds)
          if (!id.includes('node_modules'))
            Object.assign(files, { [relative(client.root ?? root, id)]: output.fileName })
      }
      const source = JSON.stringify({ files, chunks } satisfies Chunks)
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source })
    },
  }
}

/** What is of no use without a network: writing articles, and the outlines of the world for a close look. */
const ONLINE_ONLY = /^admin-|^countries-50m-|^rich-text|^editor|\.(br|gz)$/
/** What every page names besides the files of the build. */
const OF_EVERY_PAGE = ['favicon.svg', 'manifest.webmanifest']

/** Tells the service worker which files to keep. */
function keptFiles(): Plugin {
  const folder = join(root, 'dist', 'client')
  return {
    name: 'kept-files',
    apply: 'build',
    config() {
      const fingerprint = (name: string) =>
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')
      const assets = readdirSync(join(folder, 'assets')).filter((name) => !ONLINE_ONLY.test(name))
      const files = [
        // The build puts a hash of the content into these names.
        ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
        ...OF_EVERY_PAGE.map((name) => ({ url: `/${name}`, revision: fingerprint(name) })),
        { url: OFFLINE_PATH, revision: fingerprint('index.html') },
      ]
      return { define: { __KEPT_FILES__: JSON.stringify(files) } }
    },
  }
}

/** Lays a brotli and a gzip form beside every text file, so that the server compresses nothing twice. */
function precompressed(only?: readonly string[]): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of only ?? readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const path = join(dir, name)
        if (!COMPRESSIBLE.includes(extname(name)) || !statSync(path).isFile()) continue
        const content = readFileSync(path)
        const params = {
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_QUALITY]: effort(name),
        }
        const forms = { br: brotliCompressSync(content, { params }), gz: gzipSync(content, { level: 9 }) }
        for (const [ending, form] of Object.entries(forms)) {
          if (form.length < content.length) writeFileSync(`${path}.${ending}`, form)
        }
      }
    },
  }
}

/** Of brotli: the last sixth of the towns' ten megabytes would take longer than all the rest of the build. */
const effort = (name: string) => (name.startsWith('places') ? 5 : constants.BROTLI_MAX_QUALITY)
