import { Home, type Scenario } from './home.ts'
import { provenanceOf, withoutParts } from './provenance.ts'
import { overridesQuote, withoutPlannedQuote } from './quotes.ts'
import { applyChanges, diffHomes, pathsOfChanges } from './scenario.ts'

export interface CustomScenario {
  /** Index in `home.scenarios`. */
  readonly index: number
  readonly name: string
  readonly home: Home
}

/** The home of a scenario, its changes marked as the user's own; `undefined` if they are no longer valid. */
export function applyScenario(home: Home, { changes }: Pick<Scenario, 'changes'>): Home | undefined {
  const parsed = Home.safeParse(applyChanges(home, changes))
  if (!parsed.success) return undefined
  const changed = pathsOfChanges(changes)
  const provenance = withoutParts(home.provenance, new Set(changed))
  const inTypicalParts = changed.filter((path) => provenanceOf({ provenance }, path).kind !== 'yours')
  for (const path of inTypicalParts) provenance[path] = { kind: 'yours' }
  const scenarioHome = { ...parsed.data, provenance }
  return overridesQuote(scenarioHome, home) ? withoutPlannedQuote(scenarioHome) : scenarioHome
}

/** The valid ones. */
export const customScenariosOf = (home: Home): readonly CustomScenario[] =>
  home.scenarios.flatMap((scenario, index) => {
    const scenarioHome = applyScenario(home, scenario)
    return scenarioHome ? [{ index, name: scenario.name, home: scenarioHome }] : []
  })

/** Stores the difference from an edited home as the scenario's changes. */
export const withUpdatedScenario = (home: Home, index: number, editedHome: Home): Home => ({
  ...home,
  scenarios: home.scenarios.map((scenario, i) =>
    i === index ? { ...scenario, changes: diffHomes(home, editedHome) } : scenario,
  ),
})
