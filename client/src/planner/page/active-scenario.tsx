import { Link } from 'wouter'
import { formatFacts } from '#shared/format/list.ts'
import { namesOfFigures } from '#shared/home/figures.ts'
import { pathsOfChanges } from '#shared/home/scenario.ts'
import { t } from '#shared/language/t.ts'
import { activateScenario, useHomeState } from '../../home/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CARD } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { tRich } from '../../ui/rich-message.tsx'

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
            <p className="font-strong">{t('You are editing “{name}”, not your plan.', { name: scenario.name })}</p>
            <p className="mt-1 text-note text-soft">
              {differences.length > 0
                ? t('Different from your plan: {list}.', { list: formatFacts(differences) })
                : t('It is still the same as your plan. Change anything except the town.')}
            </p>
          </div>
          <ButtonLink href="/plan/answer" variant="secondary" onClick={() => activateScenario(null)}>
            {t('Compare with my plan')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** Shown where the place would be edited: a scenario cannot change it. */
export const ScenarioPlaceNote = () => (
  <p className={classes(CARD, 'text-soft')}>
    {tRich(
      'An option uses the same town as your plan. You can change everything else here and on the next steps. Then see <link>the answer for it</link>.',
      {
        link: (text) => (
          <Link href="/plan/answer" className="underline underline-offset-4">
            {text}
          </Link>
        ),
      },
    )}
  </p>
)
