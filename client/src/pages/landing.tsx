import { Suspense } from 'react'
import { formatShare } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { pictures } from '#shared/pictures.ts'
import outputError from '#shared/solar/output-error.json'
import { useRegion } from '../home/region.ts'
import { useHydrated } from '../startup/use-hydrated.ts'
import { readStoredPlace } from '../state/storage.ts'
import { CheckIcon } from '../ui/action-icons.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Deferred, DeferredComponent } from '../ui/deferred.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageHeading } from '../ui/page.tsx'
import { Picture } from '../ui/picture.tsx'
import { tRich } from '../ui/rich-message.tsx'
import { Section } from '../ui/section.tsx'
import { TextLink } from '../ui/text-link.tsx'

const start = new DeferredComponent('start', () => import('../features/start/start-form.tsx'))
const featured = new DeferredComponent(
  'featured',
  () => import('../features/calculator-cards/featured-calculators.tsx'),
)
const newsletter = new DeferredComponent('newsletter', () => import('../features/newsletter/newsletter-form.tsx'))
const newestTips = new DeferredComponent('tips', () => import('../features/articles/newest-tips.tsx'))
const START = <Deferred component={start} />
const FEATURED = <Deferred component={featured} />
const NEWSLETTER = <Deferred component={newsletter} />
const NEWEST_TIPS = <Deferred component={newestTips} />

/** Prepares a page rendered in the browser; parts rendered on the server can wait. */
export const prepare = () => Promise.all([start, featured, newestTips, newsletter].map((part) => part.prepare()))

export default function LandingPage() {
  return (
    <>
      <Hero />
      <TrustLine />
      {FEATURED}
      {NEWEST_TIPS}
      <NewsletterSection />
    </>
  )
}

const HERO = classes(
  // The form is above the next section: the list of towns may reach into it.
  'relative isolate z-1 flex min-h-[clamp(40rem,92svh,46rem)] bg-slate text-white',
  'md:min-h-[clamp(30rem,74svh,44rem)] md:items-center',
  // Darkens the picture behind the text only.
  'before:absolute before:inset-0 before:-z-1 before:bg-(image:--veil-down) md:before:bg-(image:--veil-across)',
)
const Hero = () => (
  <div className={HERO}>
    <Picture
      picture={pictures.hero}
      alt={t(
        'Modern white and timber family house with a row of solar panels on its slate roof, in low evening sun, with a hedge, trees and hills behind',
      )}
      sizes={pictures.hero.sizes}
      first
      className="absolute inset-0 -z-2 size-full object-[74%_60%] md:object-[78%_62%]"
    />
    <div className="mx-auto w-full max-w-6xl px-5 py-10 md:px-8 md:py-16">
      <PageHeading className="max-w-[11ch] text-hero">{headingOf('/')}</PageHeading>
      <p className="mt-5 max-w-md text-lg text-balance md:text-xl">
        {t(
          'Find out how much electricity your roof can make, what it costs and when it pays for itself. Every figure shows how we worked it out.',
        )}
      </p>
      <PlanGreeting />
      {START}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:basis-40 max-sm:*:px-3">
        <ButtonLink href="/plan" variant="light" size="large">
          {t('Get Started')}
        </ButtonLink>
        <ButtonLink href="/calculators" variant="light" size="large">
          {t('View Calculators')}
        </ButtonLink>
      </div>
    </div>
  </div>
)

const NewsletterSection = () => (
  <Section aria-labelledby="newsletter">
    <div className="grid items-center gap-8 rounded-3xl bg-sun-soft px-6 py-8 md:grid-cols-2 md:gap-12 md:p-14">
      <div>
        <h2 id="newsletter">{t('Stay Updated')}</h2>
        <p className="mt-3 max-w-md text-lg text-soft">
          {t('New guides and changes in prices and rules, a few times a year. Unsubscribe with one click.')}
        </p>
      </div>
      {NEWSLETTER}
    </div>
  </Section>
)

const StoredPlan = lazyPart(
  async () => {
    const part = await import('../features/start/stored-plan.tsx')
    await part.prepare()
    return part
  },
  // The page does without.
  () => null,
)

/** Greeting on a device with a plan. Its space is reserved from before the first paint (before-first-paint.js). */
function PlanGreeting() {
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

/** Line below the fields of the landing page. */
function TrustLine() {
  const error = formatShare(outputError.mean / 100, useRegion(), 1)
  return (
    <ul className="mx-auto flex max-w-6xl flex-col gap-x-8 gap-y-2 px-5 pt-6 text-note text-soft md:flex-row md:flex-wrap md:px-8 [&>li]:flex [&>li]:gap-2 [&_svg]:shrink-0 [&_svg]:text-savings">
      <li>
        <CheckIcon className="size-5" />
        <span>{t('Sunshine from NASA, and a source for every price')}</span>
      </li>
      <li>
        <CheckIcon className="size-5" />
        <span>
          {tRich('Yearly output from the town alone: {error} off on average. <link>How we measured it</link>', {
            error,
            link: (text) => <TextLink href="/accuracy">{text}</TextLink>,
          })}
        </span>
      </li>
      <li>
        <CheckIcon className="size-5" />
        <span>{t('No account, no sales calls')}</span>
      </li>
      <li>
        <CheckIcon className="size-5" />
        <TextLink standalone className="-my-3" href="/solar">
          {t('Solar output, town by town')}
        </TextLink>
      </li>
    </ul>
  )
}
