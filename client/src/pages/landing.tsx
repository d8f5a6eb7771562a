import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { pictures } from '#shared/pictures.ts'
import { PlanGreeting } from '../features/start/plan-greeting.tsx'
import { TrustLine } from '../features/start/trust-line.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Deferred, DeferredComponent } from '../ui/deferred.tsx'
import { PageHeading } from '../ui/page.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'

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
function Hero() {
  return (
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
}

function NewsletterSection() {
  return (
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
}
