import { Lightbulb, Sprout, UserRound } from 'lucide-react'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { pictures } from '#shared/pictures.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { Picture } from '../ui/picture.tsx'

const listValues = () => [
  {
    name: t('Innovation'),
    Icon: Lightbulb,
    text: t('Our simple answers come from a physical model of the sun. We publish how far off it is.'),
  },
  {
    name: t('User-Centric'),
    Icon: UserRound,
    text: t('You see every step with your own numbers. You can change what we assume about your home.'),
  },
  {
    name: t('Sustainability'),
    Icon: Sprout,
    text: t('A system that fits your home wastes no money and no material. We help you build only what you need.'),
  },
]

const listOffers = () => [
  t('Professional solar calculators'),
  t('Battery sizing tools'),
  t('Energy usage analysis'),
  t('Sun path analysis'),
  t('Financial calculators'),
  t('Expert resources and guides'),
]

export default function AboutPage() {
  return (
    <Page
      heading={headingOf('/about-us')}
      intro={t('Solar is a purchase for 25 years. We think you should be able to check the numbers yourself.')}
    >
      <Picture
        picture={pictures.about}
        alt={t(
          'Small neighborhood of houses with solar roofs along a curving lane, with woods and hills behind, in evening light',
        )}
        sizes="(min-width: 72rem) 1088px, 92vw"
        first
        className="aspect-3/2 w-full rounded-3xl shadow-card md:aspect-[21/9]"
      />
      <div className="mt-14 grid gap-10 md:mt-20 md:grid-cols-2 md:gap-16">
        <section aria-labelledby="mission">
          <h2 id="mission" className="text-3xl">
            {t('Our Mission')}
          </h2>
          <p className="mt-4 text-lg text-soft">
            {t(
              'We give every homeowner the tools that professionals use, free and in plain words. You learn how big a system to build, how much electricity it makes, what it costs and when it pays for itself.',
            )}
          </p>
        </section>
        <section aria-labelledby="vision">
          <h2 id="vision" className="text-3xl">
            {t('Our Vision')}
          </h2>
          <p className="mt-4 text-lg text-soft">
            {t(
              'A world in which every suitable roof makes electricity, because its owner understood the quote and could decide with confidence.',
            )}
          </p>
        </section>
      </div>
      <section aria-labelledby="values" className="mt-16 md:mt-24">
        <h2 id="values" className="text-3xl">
          {t('Our Core Values')}
        </h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {listValues().map(({ name, Icon, text }) => (
            <li key={name}>
              <Card className="h-full">
                <span className="inline-grid size-12 place-items-center rounded-full bg-sun-soft text-amber">
                  <Icon aria-hidden="true" />
                </span>
                <h3 className="mt-5 text-xl">{name}</h3>
                <p className="mt-2 text-soft">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="offers"
        className="mt-16 grid gap-8 rounded-3xl bg-sky p-8 md:mt-24 md:grid-cols-2 md:p-12"
      >
        <div>
          <h2 id="offers" className="text-3xl">
            {t('What We Offer')}
          </h2>
          <p className="mt-4 max-w-sm text-soft">
            {t('Everything is open to everyone. You only need an account to save your results.')}
          </p>
          <ButtonLink href="/calculators" className="mt-6">
            {t('View Calculators')}
          </ButtonLink>
        </div>
        <ul className="text-lg font-semibold">
          {listOffers().map((offer) => (
            <li key={offer} className="flex items-center gap-3.5 py-2">
              <span className="size-3 shrink-0 rounded-full bg-sun ring-4 ring-sun/25" />
              {offer}
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
