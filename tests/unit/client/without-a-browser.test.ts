import { expect, test } from 'vitest'
import { importsOf, modulesBelow } from '../../support/import-graph.ts'

/** Modules that run in a browser only: the inlined script, the entry, the service worker, the maps and the plan worker. */
const BROWSER_ONLY =
  /^client\/src\/(startup\/before-first-paint\.js|site\/(entry-client\.tsx|service-worker\.ts)|features\/map\/(base-map|place-map|roof-map|world-layer|world-worker)\.tsx?|planner\/engine\/plan-worker\.ts)$/

const modules = modulesBelow('client/src').filter((module) => !BROWSER_ONLY.test(module))

test('no module accesses window or document on import', async () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined'])
  const failed: string[] = []
  for (const module of modules) {
    try {
      await import(/* @vite-ignore */ `../../../${module}`)
    } catch (error) {
      failed.push(`${module}: ${error}`)
    }
  }
  expect(failed).toEqual([])
})

test('imports browser-only modules lazily', () => {
  const early = modules.flatMap((module) =>
    importsOf(module).filter(({ to, isType, isDynamic }) => BROWSER_ONLY.test(to) && !isType && !isDynamic),
  )
  expect(early).toEqual([])
})
