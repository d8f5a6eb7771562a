import { Link } from 'wouter'
import { namesOfFigures } from '#shared/home/figures.ts'
import { pathsOfChanges } from '#shared/home/scenario.ts'
import { activateScenario, useHomeState } from '../../../state/home.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CARD } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'

const useActiveScenario = () =>
  useHomeState(({ baseHome, scenarioIndex }) =>
    scenarioIndex === null ? undefined : baseHome.scenarios[scenarioIndex],
  )

export const useActiveScenarioName = (): string | undefined => useActiveScenario()?.name

/** Banner on every step while edits go into a scenario instead of the plan. */
export function ActiveScenarioBanner() {
  const scenario = useActiveScenario()
  const differences = scenario ? namesOfFigures(pathsOfChanges(scenario.changes)) : []
  return (
    <div role="status">
      {scenario && (
        <div
          className={classes(CARD, 'mb-6 flex flex-wrap items-center justify-between gap-4 border-sun print:hidden')}
        >
          <div className="min-w-0 flex-1 basis-72">
            <p className="font-strong">You are changing “{scenario.name}”, not your plan.</p>
            <p className="mt-1 text-note text-soft">
              {differences.length > 0
                ? `It differs in ${differences.join(', ')}.`
                : 'It does not differ yet: change anything on any step but the place.'}
            </p>
          </div>
          <ButtonLink href="/plan/answer" variant="secondary" onClick={() => activateScenario(null)}>
            Compare it with my plan
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** Shown where the place would be edited: a scenario cannot change it. */
export const ScenarioPlaceNote = () => (
  <p className={classes(CARD, 'text-soft')}>
    A way of your own stands where your plan stands. Everything else can be changed here and on the next steps, up to{' '}
    <Link href="/plan/answer" className="underline underline-offset-4">
      its answer
    </Link>
    .
  </p>
)
