import { expect, test } from 'vitest'
import { importsOf, modulesBelow } from '../../support/import-graph.ts'

/** What loads between the form of the landing page and the verdict, apart from the worker. */
const ENTRIES = [
  'client/src/features/start/start-form.tsx',
  'client/src/features/start/start-home.ts',
  'client/src/pages/plan-answer.tsx',
]

const known = new Set(modulesBelow('client/src', 'shared'))

function loadedWith(entries: readonly string[]): ReadonlySet<string> {
  const loaded = new Set<string>()
  const waiting = [...entries]
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (loaded.has(module)) continue
    loaded.add(module)
    if (!known.has(module)) continue
    waiting.push(...importsOf(module).flatMap(({ to, isType, isDynamic }) => (isType || isDynamic ? [] : [to])))
  }
  return loaded
}

test('the first answer needs neither schemas nor what stands below it', () => {
  const loaded = [...loadedWith(ENTRIES)]
  expect(loaded).toContain('client/src/planner/steps/answer/key-numbers.tsx')
  const unneeded =
    /^zod|^react-hook-form|^@radix-ui|leaflet|\/(below-first-screen|after-verdict|home-schemas|parse)\.tsx?$/
  expect(loaded.filter((module) => unneeded.test(module))).toEqual([])
})
