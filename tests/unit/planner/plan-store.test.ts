import { beforeEach, expect, test, vi } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import type { PlanRequest, PlanResponse, WorkerMessage } from '../../../client/src/planner/engine/protocol.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { stubStorage } from '../../support/stub-storage.ts'

/** A worker that plans the sample panels and battery for every home. */
class PlanningWorker {
  onmessage?: (event: { data: PlanResponse }) => void
  postMessage({ request: { id, home } }: WorkerMessage) {
    const plannedHome = { ...home, system: SAMPLE_HOME.system }
    queueMicrotask(() => this.onmessage?.({ data: { id, results: { plannedHome }, isLast: true } }))
  }
}

beforeEach(async () => {
  vi.unstubAllGlobals()
  vi.resetModules()
  stubStorage()
  vi.stubGlobal('Worker', PlanningWorker)
  vi.stubGlobal('document', { querySelector: () => null })
  await (await import('../../../client/src/home/load-home-schemas.ts')).loadHomeSchemas()
})

const withoutSystem = ({ system: _, ...home }: Home, name: string): Home => ({
  ...home,
  name,
  system: { arrays: [], backup: [] },
})

test('writes nothing that was computed for one plan into another', async () => {
  const { changeHome, getHomeState, replaceHome, undo } = await import('../../../client/src/home/home.ts')
  const { requestPlan, getPlannedHome } = await import('../../../client/src/planner/engine/plan-store.ts')
  const { setFigure } = await import('../../../client/src/planner/fields/edit.ts')
  const choosePanels = () => setFigure('system.arrays', [{ plane: 0, panels: 4, watts: 440 }])
  const plan = async () => requestPlan(getHomeState().home, { home: getHomeState().home } as PlanRequest)

  changeHome(withoutSystem(SAMPLE_HOME, 'Our house'))
  await plan()
  // Panels are chosen together with the battery planned for them.
  choosePanels()
  expect(getHomeState().baseHome.system.battery).toEqual(SAMPLE_HOME.system.battery)
  undo()
  expect(getPlannedHome()?.name).toBe('Our house')

  replaceHome(withoutSystem(SAMPLE_HOME, 'Their house'), 'Their house')
  expect(getPlannedHome()).toBeUndefined()
  choosePanels()
  expect(getHomeState().baseHome.system.battery).toBeUndefined()
  undo()
  await plan()
  expect(getPlannedHome()?.name).toBe('Their house')
})
