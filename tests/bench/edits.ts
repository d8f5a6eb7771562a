import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { withFigure } from '#shared/home/change.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { panelsOf, withPanels } from '#shared/plan/panels.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { PlanEngine } from '../../client/src/planner/engine/plan-engine.ts'
import type { PlanAnalysis, PlanRequest, PlanResults } from '../../client/src/planner/engine/protocol.ts'
import { BUSY_HOME } from './busy-home.ts'
import { formatRow, middle, timeOf } from './report.ts'

/** Time budgets [ms]: from an edit to the answer, and for range and tornado or a sweep over 40 sizes. */
const ANSWER_GOAL = 50
const TOPIC_GOAL = 300
const RUNS = 15

/** An edit of one figure; a counter gives it another value each time. */
type Edit = (home: Home, turn: number) => Home | undefined
const figure =
  (path: FigurePath, value: (turn: number) => unknown): Edit =>
  (home, turn) =>
    withFigure(home, path, value(turn))

const EDITS: Readonly<Record<string, Edit>> = {
  'upkeep, money alone': figure('money.upkeepPerYear', (turn) => 100 + turn),
  'price of the system': figure('money.price', (turn) => ({ kind: 'by-size', each: 2_800 + turn })),
  'pay for sold kWh': figure('tariff.selling', (turn) => ({ kind: 'net-billing', price: 0.05 + turn / 1_000 })),
  'price of electricity, the use told by the bill': figure(
    'tariff.buying.periods.0.blocks.0.price',
    (turn) => 0.12 + turn / 1_000,
  ),
  bill: figure('use.amount.perMonth', (turn) => 180 + turn),
  'electric car': figure('use.car', (turn) => ({ inAmount: false, kmPerYear: 10_000 + turn, charging: 'night' })),
  'tilt of a plane': figure('roof.planes.0.tilt', (turn) => 20 + turn / 10),
  'direction of a plane': figure('roof.planes.0.azimuth', (turn) => 180 + turn),
  'an obstacle': figure('roof.planes.0.obstacles', (turn) => [{ from: 100, to: 140, altitude: 10 + turn }]),
  losses: figure('system.losses', (turn) => 0.1 + turn / 1_000),
  'number of panels': (home, turn) => withPanels(home, panelsOf(home) + 1 + (turn % 10), [1, 1]),
  battery: figure('system.battery.usableKwh', (turn) => 6 + turn / 10),
}

/**
 * Round trip of an edit through the worker, with structured clones as in a browser: first the answer, then the longer
 * requests.
 */
async function timesOf(edit: Edit) {
  const { latitude = 0, longitude = 0 } = BUSY_HOME.place ?? {}
  const siteInputs = {
    resource: tableResource(await loadClimateTable(), latitude, longitude),
    profiles: await loadProfiles(),
    today: '2026-11-21',
  }
  const createRequest = (home: Home, analyses: readonly PlanAnalysis[]): PlanRequest => ({
    id: 1,
    home,
    siteInputs,
    preset: null,
    customScenarios: [],
    analyses,
  })
  const engine = new PlanEngine()
  const answer: number[] = []
  const outlook: number[] = []
  const sizes: number[] = []
  const otherSlices: number[] = []
  // The first three warm up.
  for (let turn = -3; turn < RUNS; turn += 1) {
    const home = edit(BUSY_HOME, turn + 4)
    if (!home) throw new Error('This edit changes nothing')
    const startedAt = performance.now()
    let last = startedAt
    let responseCount = 0
    let slowest = 0
    const times: Partial<Record<keyof PlanResults, number>> = {}
    for await (const results of engine.compute(structuredClone(createRequest(home, ['outlook', 'sizes'])))) {
      const names = Object.keys(structuredClone(results)) as (keyof PlanResults)[]
      const now = performance.now()
      responseCount += 1
      if (responseCount > 1) slowest = Math.max(slowest, now - last)
      last = now
      for (const name of names) times[name] = now - startedAt
    }
    if (turn < 0) continue
    answer.push(times.plan ?? Number.NaN)
    outlook.push((times.outlook ?? Number.NaN) - (times.plan ?? 0))
    otherSlices.push(slowest)
    sizes.push((times.sizes ?? Number.NaN) - (times.outlook ?? 0))
  }
  return { answer: middle(answer), outlook: middle(outlook), sizes: middle(sizes), longest: middle(otherSlices) }
}

/** Baseline: as much arithmetic as 25 years of hours. A busy machine slows both. */
function measurePlainHours(): number {
  const hours = Float64Array.from({ length: 8_760 }, (_, hour) => hour % 24)
  const sumYears = () => {
    let sum = 0
    for (let year = 0; year < 25; year += 1) {
      for (let hour = 0; hour < hours.length; hour += 1) sum += Math.min((hours[hour] as number) * (1 - year / 200), 11)
    }
    return sum
  }
  return middle(Array.from({ length: 30 }, () => timeOf(sumYears)))
}

/** Prints the time of each kind of edit with its budget. Never fails. */
export async function printEdits() {
  const plain = measurePlainHours()
  formatRow('25 years of plain hours, to compare with', `${plain.toFixed(2)} ms`)
  for (const [name, edit] of Object.entries(EDITS)) {
    const { answer, outlook, sizes, longest } = await timesOf(edit)
    const formatResult = (time: number, goal: number) => `${time.toFixed(0)} ms${time > goal ? ` (OVER ${goal})` : ''}`
    formatRow(
      name,
      formatResult(answer, ANSWER_GOAL),
      `${(answer / plain).toFixed(0)} ×; range and tornado ${formatResult(outlook, TOPIC_GOAL)}, sizes ${formatResult(sizes, TOPIC_GOAL)}, longest piece ${longest.toFixed(0)} ms`,
    )
  }
}
