import { expect, test } from 'vitest'
import { importsOf, modulesBelow, root } from '../../support/import-graph.ts'

/** They begin in a browser: the lines before the first sight, the entry, the service worker, what draws the maps, and the worker that reckons plans. */
const BROWSERS_OWN =
  /^client\/src\/(before-sight\.js|entry-client\.tsx|service-worker\.ts|features\/map\/(ask-for-tiles|ground-map|place-map|roof-map|tiles|world-layer|world-worker)\.tsx?|features\/planner\/reckoning\/plan-worker\.ts)$/

const modules = modulesBelow('client/src').filter((module) => !BROWSERS_OWN.test(module))

test('no module asks for a window or a document when it is imported', async () => {
  expect([typeof window, typeof document]).toEqual(['undefined', 'undefined'])
  const failed: string[] = []
  for (const module of modules) {
    try {
      await import(`${root}/${module}`)
    } catch (error) {
      failed.push(`${module}: ${error}`)
    }
  }
  expect(failed).toEqual([])
  // Every module and its packages are read once.
}, 60_000)

test('what begins in a browser is fetched later, never with a page', () => {
  const early = modules.flatMap((module) =>
    importsOf(module).filter(({ to, isType, isLater }) => BROWSERS_OWN.test(to) && !isType && !isLater),
  )
  expect(early).toEqual([])
})
