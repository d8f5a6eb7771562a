import { Link } from 'wouter'
import { namesOfFigures } from '#shared/home/figures.ts'
import { pathsOfChanges } from '#shared/home/scenario.ts'
import { tryWay, useHomeState } from '../../../state/home.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { CARD } from '../../../ui/sheet.ts'

/** The name of the way that is tried; none while the screens show the plan itself. */
export function useTriedWay(): string | undefined {
  const { own, way } = useHomeState()
  return way === null ? undefined : own.scenarios[way]?.name
}

/** Says on every step that a way of one's own is shown and changed, not the plan, and leads back. */
export function TriedWay() {
  const { own, way } = useHomeState()
  const scenario = way === null ? undefined : own.scenarios[way]
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
          <ButtonLink href="/plan/answer" variant="secondary" onClick={() => tryWay(null)}>
            Compare it with my plan
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** In the place of what a way cannot change. */
export const PlaceOfPlan = () => (
  <p className={classes(CARD, 'text-soft')}>
    A way of your own stands where your plan stands. Everything else can be changed here and on the next steps, up to{' '}
    <Link href="/plan/answer" className="underline underline-offset-4">
      its answer
    </Link>
    .
  </p>
)
