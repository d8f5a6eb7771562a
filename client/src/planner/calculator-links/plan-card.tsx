import { Suspense } from 'react'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { pictures } from '#shared/pictures.ts'
import { useHydrated } from '../../startup/use-hydrated.ts'
import { hasStoredHome } from '../../state/storage.ts'
import { CARD_SURFACE } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PlanFacts } from './plan-facts.tsx'

const StoredPlanFacts = lazyPart(() => import('./stored-plan-facts.tsx'))

/** Leads from the calculators to the plan; without a home in this browser nothing of the planner is loaded. */
export function PlanCard() {
  const facts = (
    <PlanFacts
      size={t('Panels and battery that suit your home')}
      price={t('What you pay in total')}
      payback={t('Years until it pays for itself')}
      link={{ href: '/plan', text: headingOf('/plan') }}
    />
  )
  return (
    <section
      aria-labelledby="plan"
      className={classes(CARD_SURFACE, 'overflow-hidden md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}
    >
      <Picture
        picture={pictures['roof-install']}
        alt=""
        sizes="(min-width: 72rem) 435px, (min-width: 48rem) 38vw, 100vw"
        first
        className="h-36 w-full md:size-full"
      />
      <div className="p-5 sm:p-7">
        <h2 id="plan" className="text-2xl">
          {t('My Plan')}
        </h2>
        <p className="mt-2 max-w-2xl text-soft">
          {t(
            'Is solar worth it for your home, and what size do you need? Your town and your bill are enough for a first answer. We calculate every hour of the year, in your own currency.',
          )}
        </p>
        {useHydrated() && hasStoredHome() ? (
          <Suspense fallback={facts}>
            <StoredPlanFacts fallback={facts} />
          </Suspense>
        ) : (
          facts
        )}
      </div>
    </section>
  )
}
