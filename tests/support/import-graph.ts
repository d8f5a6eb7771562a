import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'vite'

/** An import, from a module's path to a module's path or package name. */
export interface Import {
  readonly from: string
  readonly to: string
  /** Erased at run time. */
  readonly isType: boolean
  /** Dynamic `import()`. */
  readonly isDynamic?: boolean
}

export const root = realpathSync(join(import.meta.dirname, '..', '..'))
const MODULE = /\.(tsx?|js)$/

/** All modules below these folders, by path. */
export const modulesBelow = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => MODULE.test(name) && !name.endsWith('.d.ts'))
      .map((name) => asPath(join(folder, name))),
  )

/** All imports and re-exports of a module. A dynamic path with expressions counts as its folder. */
export function importsOf(from: string, source = readFileSync(join(root, from), 'utf8')): Import[] {
  const { module } = parseSync(from, source)
  const toImport = (specifier: string, isType: boolean): Import => ({ from, to: resolve(from, specifier), isType })
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      toImport(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [toImport(moduleRequest.value, isType)] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      ...toImport(source.slice(start + 1, end - 1).replace(/\$\{.*/s, ''), false),
      isDynamic: true,
    })),
  ]
}

/** Resolves a specifier to a path from the root; packages keep their names. */
function resolve(from: string, specifier: string): string {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('#shared/')) return asPath(path.replace('#shared/', 'shared/'))
  if (!path.startsWith('.')) return path
  const file = join(root, dirname(from), path)
  return asPath(relative(root, existsSync(file) ? realpathSync(file) : file))
}

const asPath = (path: string) => path.split(sep).join('/')

/** Import cycles, each as a list of modules. */
export function findCycles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  function visit(module: string) {
    const at = path.indexOf(module)
    if (at >= 0) cycles.push(path.slice(at))
    if (at >= 0 || done.has(module)) return
    path.push(module)
    for (const imported of next.get(module) ?? []) visit(imported)
    path.pop()
    done.add(module)
  }
  for (const module of next.keys()) visit(module)
  return cycles
}

/** All modules and packages loaded by an entry, directly or indirectly. */
export function findReachable(entry: string, imports: readonly Import[]): Set<string> {
  const reached = new Set([entry])
  // Iteration over a set includes elements added meanwhile.
  for (const module of reached)
    for (const { from, to, isType } of imports) if (from === module && !isType) reached.add(to)
  return reached
}
