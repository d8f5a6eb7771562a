import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCycles, findReachable, type Import, importsOf, modulesBelow, root } from '../support/import-graph.ts'

/*
 * Allowed imports. A module's zone is its folder; each zone lists the zones it may import. Unlisted folders are refused, so that a new folder needs a row.
 */

const SIDES = ['client/src', 'server', 'shared'] as const
const modules = modulesBelow(...SIDES)
const imports = modules.flatMap((module) => importsOf(module))

/** Zones that each zone may import, apart from itself. */
const client: Readonly<Record<string, readonly string[]>> = {
  startup: ['shared'],
  state: ['startup', 'shared'],
  api: ['startup', 'state', 'shared'],
  home: ['startup', 'state', 'api', 'shared'],
  ui: ['startup', 'shared'],
  features: ['startup', 'state', 'api', 'home', 'ui', 'shared'],
  planner: ['startup', 'state', 'api', 'home', 'ui', 'shared'],
  layout: ['startup', 'state', 'api', 'home', 'ui', 'shared'],
  pages: ['startup', 'state', 'api', 'home', 'ui', 'features', 'planner', 'shared'],
  site: ['top', 'startup', 'state', 'api', 'home', 'ui', 'features', 'layout', 'pages', 'shared'],
}
const ground = ['top', 'http', 'cache', 'database', 'mail', 'shared']
const server: Readonly<Record<string, readonly string[]>> = {
  // Available to all zones: settings, dependencies, start errors.
  top: ['shared'],
  http: ['top', 'translation', 'shared'],
  cache: ['http'],
  database: ['top', 'http', 'shared'],
  mail: ['top', 'http', 'database', 'shared'],
  accounts: ground,
  admin: ground,
  articles: ground,
  calculations: ground,
  climate: ground,
  homes: ground,
  privacy: ground,
  places: ground,
  'public-api': ground,
  embeds: [...ground, 'public-api', 'towns', 'website'],
  translation: ['shared'],
  towns: ground,
  website: [...ground, 'articles', 'towns', 'translation'],
}
const figures = ['top', 'format', 'validation', 'language', 'solar']
const shared: Readonly<Record<string, readonly string[]>> = {
  language: [],
  top: ['language'],
  format: ['top', 'language'],
  validation: ['format', 'language'],
  solar: ['top', 'format', 'validation', 'language'],
  energy: figures,
  finance: [...figures, 'energy'],
  carbon: ['language', 'energy'],
  encoding: [],
  places: ['top', 'format', 'language'],
  home: [...figures, 'energy', 'finance', 'encoding', 'places'],
  presets: [...figures, 'energy', 'places', 'home'],
  roof: [...figures, 'home'],
  plan: [...figures, 'energy', 'finance', 'carbon', 'encoding', 'places', 'home', 'presets', 'roof'],
  calculators: ['top', 'format', 'language', 'places'],
  forms: ['top', 'format', 'language', 'calculators', 'home', 'places'],
  contract: ['top', 'format', 'language', 'solar', 'places', 'home', 'presets', 'forms', 'calculators'],
}
/** Entry points: they combine the zones of their side, and no other module imports them. */
const COMPOSERS = /^server\/(app|handlers|index)\.ts$|^server\/(cli|seed|tools)\/|^shared\/pages\.ts$/
/** The dependency list imports the types of all zones. */
const NAMES_TYPES = 'server/deps.ts'

const zones = { 'client/src': client, server, shared }

function zoneOf(module: string): readonly [side: keyof typeof zones, zone: string] | undefined {
  const side = SIDES.find((name) => module.startsWith(`${name}/`))
  if (!side) return undefined
  if (side === 'server' && COMPOSERS.test(module)) return [side, 'app']
  const [folder = '', ...more] = module.slice(side.length + 1).split('/')
  return [side, more.length > 0 ? folder : 'top']
}

const feature = (module: string) => /^client\/src\/features\/([^/]+)/.exec(module)?.[1]

/** Reason why an import is not allowed; undefined if it is. */
function refusal({ from, to, isType }: Import): string | undefined {
  const [here, there] = [zoneOf(from), zoneOf(to)]
  if (!here || !there) return undefined
  const [side, zone] = here
  if (side !== there[0] && there[0] !== 'shared') return `${side} cannot see ${there[0]}`
  if (feature(from) && feature(to) && feature(from) !== feature(to)) return 'features do not import features'
  if (COMPOSERS.test(from) || (from === NAMES_TYPES && isType)) return undefined
  const allowed = (zones[side] as Record<string, readonly string[]>)[zone]
  if (!allowed) return `${side}/${zone} has no place among the zones yet`
  const importedZone = side === there[0] ? there[1] : 'shared'
  return importedZone === zone || allowed.includes(importedZone)
    ? undefined
    : `${zone} does not look up to ${importedZone}`
}

/** Imports from folder to folder, apart from those of the modules that combine all folders. */
const importsOfFolders = (all: readonly Import[]): Import[] =>
  all
    .filter(({ from, to }) => [from, to].every((module) => /^(server|shared)\//.test(module)))
    .filter(({ from, isType }) => !COMPOSERS.test(from) && !(from === NAMES_TYPES && isType))
    .map((entry) => ({ ...entry, from: dirname(entry.from), to: dirname(entry.to) }))
    .filter(({ from, to }) => from !== to)

const refusals = (all: readonly Import[]) =>
  all.flatMap((entry) => {
    const why = refusal(entry)
    return why ? [`${entry.from} imports ${entry.to}: ${why}`] : []
  })

/** Packages for the server only, or too large for the browser, such as classic Zod. */
const NOT_IN_A_BROWSER =
  /^(zod|drizzle-orm|drizzle-zod|pg|express|node:.*)$|^drizzle-orm\/|^server\/|^shared\/tables\.ts$/

const BROWSER = 'client/src/site/entry-client.tsx'
const modulesWith = (pattern: RegExp) =>
  modules.filter((module) => pattern.test(readFileSync(join(root, module), 'utf8')))

describe('The import rules', () => {
  test('allow no import of a module above or next to its own zone', () => {
    expect(refusals(imports)).toEqual([])
  })

  test('allow no import cycles', () => {
    expect(findCycles(imports)).toEqual([])
  })

  test('keep the folders of the server and of the shared code free of cycles', () => {
    expect(findCycles(importsOfFolders(imports))).toEqual([])
  })

  test('keep tables and server code out of the browser, directly and indirectly', () => {
    expect([...findReachable(BROWSER, imports)].filter((path) => NOT_IN_A_BROWSER.test(path))).toEqual([])
  })

  test('load no tool of the build in the running server', () => {
    const reached = [...findReachable('server/index.ts', imports)]
    expect(reached).toContain('server/app.ts')
    expect(reached.filter((path) => /^server\/tools\/|^vite$/.test(path))).toEqual([])
  })

  test('let a screen load its own calculator only', () => {
    expect(findReachable(BROWSER, imports)).not.toContain('shared/calculators/index.ts')
  })

  test('keep shared code free of browser and Node APIs', () => {
    const packages = imports.filter(({ from, to }) => from.startsWith('shared/') && to.startsWith('node:'))
    expect(packages).toEqual([])
  })

  test('load every part of a page by lazyPart, which survives missing scripts', () => {
    const reactLazy = /import \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\b/
    expect(reactLazy.test("import { lazy, Suspense } from 'react'")).toBe(true)
    expect(modulesWith(reactLazy)).toEqual([])
  })

  test('keep query keys next to the calls they belong to', () => {
    const writing = modulesWith(/queryKey:\s*\[/).filter((module) => module.startsWith('client/'))
    expect(writing.filter((module) => !/^client\/src\/(api|home)\/([\w-]+-)?queries\.ts$/.test(module))).toEqual([])
  })

  test('keep formats of numbers and dates in one folder', () => {
    // The region reads its decimal sign; messages count; the inlined script warms up the formats of the browser.
    const allowed =
      /^shared\/(format\/|region\.ts|language\/format-message\.ts)|^client\/src\/startup\/before-first-paint\.js$/
    const formatting = /new Intl\.(NumberFormat|DateTimeFormat|DisplayNames)|\.toLocale(Date|Time)?String\(/
    const formattingModules = modulesWith(formatting)
    expect(formattingModules).toContain('shared/format/locale.ts')
    expect(formattingModules.filter((module) => !allowed.test(module))).toEqual([])
  })
})

describe('A forbidden import is detected', () => {
  const planted = (from: string, specifier: string) =>
    refusals(importsOf(from, `import { planted } from '${specifier}'`))

  test.each([
    ['client/src/features/account/planted.tsx', '../calculators/form.ts', 'features do not import features'],
    [
      'client/src/features/account/planted.tsx',
      './../../features/calculators/form.ts',
      'features do not import features',
    ],
    ['client/src/features/admin/users/planted.tsx', '../../map/world.ts', 'features do not import features'],
    ['client/src/features/account/planted.tsx', '../../pages/profile.tsx', 'features does not look up to pages'],
    ['client/src/ui/planted.tsx', '../features/map/world.ts', 'ui does not look up to features'],
    ['client/src/ui/planted.tsx', '../api/call.ts', 'ui does not look up to api'],
    ['client/src/api/planted.ts', '../ui/toast.tsx', 'api does not look up to ui'],
    ['client/src/pages/planted.tsx', '../site/site.tsx', 'pages does not look up to site'],
    ['client/src/pages/planted.tsx', '../../../server/config.ts', 'client/src cannot see server'],
    ['server/accounts/planted.ts', '../homes/routes.ts', 'accounts does not look up to homes'],
    ['server/website/planted.ts', '../accounts/routes.ts', 'website does not look up to accounts'],
    ['server/http/planted.ts', '../accounts/passwords.ts', 'http does not look up to accounts'],
    ['server/http/planted.ts', '../database/connect.ts', 'http does not look up to database'],
    ['server/database/planted.ts', '../cli/run.js', 'database does not look up to app'],
    ['server/articles/planted.ts', '../app.ts', 'articles does not look up to app'],
    ['server/moon/planted.ts', '../http/log.ts', 'server/moon has no place among the zones yet'],
    ['shared/calculators/planted.ts', '../forms/text.ts', 'calculators does not look up to forms'],
    ['shared/forms/planted.ts', '#shared/contract/sizes.ts', 'forms does not look up to contract'],
    ['shared/solar/planted.ts', '../calculators/rounding.ts', 'solar does not look up to calculators'],
    ['shared/planted.ts', '../client/src/ui/classes.ts', 'shared cannot see client/src'],
  ])('%s from %s', (from, specifier, why) => {
    expect(planted(from, specifier)).toEqual([expect.stringMatching(new RegExp(`^${from} imports .*: ${why}`))])
  })

  test('as a type, an export or a dynamic import', () => {
    const from = 'client/src/features/account/planted.tsx'
    for (const source of [
      "import type { Slots } from '../calculators/calculator-screen.tsx'",
      "export { Results } from '../calculators/results.tsx'",
      "export const later = () => import('../calculators/form.ts')",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a module
      'export const later = (name: string) => import(`../calculators/${name}.ts`)',
      "import '../calculators/calculators.css'",
    ])
      expect(refusals(importsOf(from, source)), source).toHaveLength(1)
  })

  test('in a cycle of any length', () => {
    const link = (from: string, to: string) => ({ from, to, isType: true })
    expect(findCycles([link('a', 'b'), link('b', 'c'), link('d', 'a')])).toEqual([])
    expect(findCycles([link('a', 'b'), link('b', 'c'), link('c', 'a')])).toEqual([['a', 'b', 'c']])
  })

  test.each([
    ['shared/calendar.ts', './solar/angles.ts', ['shared', 'shared/solar']],
    ['shared/home/home.ts', '../plan/plan.ts', ['shared/home', 'shared/plan']],
    ['shared/home/record.ts', '../presets/preset.ts', ['shared/home', 'shared/presets']],
    ['shared/presets/preset.ts', '../plan/plan.ts', ['shared/plan', 'shared/presets']],
  ])('in a cycle of folders: %s from %s', (from, specifier, folders) => {
    const all = importsOfFolders([...imports, ...importsOf(from, `import { planted } from '${specifier}'`)])
    expect(findCycles(all).map((cycle) => cycle.toSorted())).toContainEqual(folders)
  })

  test('that would load tables or classic Zod in the browser', () => {
    for (const source of ["import { users } from '#shared/tables.ts'", "import { z } from 'zod'"]) {
      const more = [...imports, ...importsOf('client/src/ui/classes.ts', source)]
      expect([...findReachable(BROWSER, more)].some((path) => NOT_IN_A_BROWSER.test(path))).toBe(true)
    }
  })
})
