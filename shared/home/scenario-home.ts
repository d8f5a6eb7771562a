import { Home, type Scenario } from './home.ts'
import type { OwnWay } from './plan/scenarios-of-plan.ts'
import { provenanceOf, withoutParts } from './provenance.ts'
import { changesBetween, pathsOfChanges, withChanges } from './scenario.ts'

/*
 * A way of one's own as a home like any other, so that every screen can show and change it.
 */

/** The home as a scenario has it, what differs marked as the user's; nothing when its changes no longer fit. */
export function homeOfScenario(home: Home, { changes }: Pick<Scenario, 'changes'>): Home | undefined {
  const read = Home.safeParse(withChanges(home, changes))
  if (!read.success) return undefined
  const changed = pathsOfChanges(changes)
  const provenance = withoutParts(home.provenance, new Set(changed))
  const inTypicalParts = changed.filter((path) => provenanceOf({ provenance }, path).kind !== 'yours')
  for (const path of inTypicalParts) provenance[path] = { kind: 'yours' }
  return { ...read.data, provenance }
}

/** All scenarios of a home that fit, as homes. */
export const waysOf = (home: Home): readonly OwnWay[] =>
  home.scenarios.flatMap((scenario, place) => {
    const other = homeOfScenario(home, scenario)
    return other ? [{ place, name: scenario.name, home: other }] : []
  })

/** The home with one of its scenarios as it stands in another home. */
export const withScenarioOf = (home: Home, place: number, other: Home): Home => ({
  ...home,
  scenarios: home.scenarios.map((scenario, i) =>
    i === place ? { ...scenario, changes: changesBetween(home, other) } : scenario,
  ),
})
