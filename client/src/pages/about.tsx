import { Lightbulb, Sprout, UserRound } from 'lucide-react'
import { headingOf } from '#shared/pages.ts'
import { pictures } from '#shared/pictures.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { Picture } from '../ui/picture.tsx'

const values = [
  {
    name: 'Innovation',
    Icon: Lightbulb,
    text: 'A physical model of the sun stands behind our simple answers, and we publish how far it is off.',
  },
  {
    name: 'User-Centric',
    Icon: UserRound,
    text: 'You see every step with your own numbers in it, and can change what we assume about your home.',
  },
  {
    name: 'Sustainability',
    Icon: Sprout,
    text: 'A system that fits its household wastes neither money nor material. We help to build no more than is needed.',
  },
]

const offers = [
  'Professional solar calculators',
  'Battery sizing tools',
  'Energy usage analysis',
  'Sun path analysis',
  'Financial calculators',
  'Expert resources and guides',
]

export default function AboutPage() {
  return (
    <Page
      heading={headingOf('/about-us')}
      intro="Solar is a purchase for twenty-five years. We think you should be able to check the numbers yourself."
    >
      <Picture
        picture={pictures.about}
        alt="Small neighbourhood of houses with solar roofs along a curving lane, with woods and hills behind, in evening light"
        sizes="(min-width: 72rem) 1088px, 92vw"
        first
        className="aspect-3/2 w-full rounded-3xl shadow-card md:aspect-[21/9]"
      />
      <div className="mt-14 grid gap-10 md:mt-20 md:grid-cols-2 md:gap-16">
        <section aria-labelledby="mission">
          <h2 id="mission" className="text-3xl">
            Our Mission
          </h2>
          <p className="mt-4 text-lg text-soft">
            To give everyone who thinks about solar at home the tools that professionals use, in plain words and free of
            charge: how much to build, what it will make, what it will cost, and when it has paid for itself.
          </p>
        </section>
        <section aria-labelledby="vision">
          <h2 id="vision" className="text-3xl">
            Our Vision
          </h2>
          <p className="mt-4 text-lg text-soft">
            A world in which every suitable roof makes electricity, because its owner understood the offer on the table
            and could decide with confidence.
          </p>
        </section>
      </div>
      <section aria-labelledby="values" className="mt-16 md:mt-24">
        <h2 id="values" className="text-3xl">
          Our Core Values
        </h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {values.map(({ name, Icon, text }) => (
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
            What We Offer
          </h2>
          <p className="mt-4 max-w-sm text-soft">All of it open to everyone. An account only keeps your results.</p>
          <ButtonLink href="/calculators" className="mt-6">
            View Calculators
          </ButtonLink>
        </div>
        <ul className="text-lg font-semibold">
          {offers.map((offer) => (
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
