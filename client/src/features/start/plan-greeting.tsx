import { Suspense } from 'react'
import { useHydrated } from '../../startup/use-hydrated.ts'
import { readStoredPlace } from '../../state/storage.ts'
import { classes } from '../../ui/classes.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const StoredPlan = lazyPart(
  async () => {
    const part = await import('./stored-plan.tsx')
    await part.prepare()
    return part
  },
  // The page does without.
  () => null,
)

/** Greeting on a device with a plan. Its space is reserved from before the first paint (before-first-paint.js). */
export function PlanGreeting() {
  const isHydrated = useHydrated()
  const hasPlan = isHydrated && readStoredPlace() !== null
  return (
    <div className={classes('mt-4 h-14', !isHydrated ? 'hidden in-data-has-plan:block' : !hasPlan && 'hidden')}>
      {hasPlan && (
        <Suspense>
          <StoredPlan />
        </Suspense>
      )}
    </div>
  )
}
