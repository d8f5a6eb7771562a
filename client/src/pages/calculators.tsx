import { catalogue } from '#shared/calculators/catalogue.ts'
import { headingOf } from '#shared/pages.ts'
import { CalculatorCard } from '../features/calculator-cards/calculator-card.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CardSection } from '../ui/card.tsx'
import { CARD_GRID } from '../ui/card-style.ts'
import { Page } from '../ui/page.tsx'

export default function CalculatorsPage() {
  return (
    <Page
      heading={headingOf('/calculators')}
      intro="Questions about solar at home, each answered with your own numbers and every step of the arithmetic."
    >
      <PlanCard />
      <ul className={CARD_GRID}>
        {catalogue.map((entry) => (
          <CalculatorCard key={entry.slug} entry={entry} level="h2" />
        ))}
      </ul>
    </Page>
  )
}

const PlanCard = () => (
  <CardSection heading="My Plan" className="mb-8">
    <p className="max-w-2xl text-soft">
      Is solar worth it for your home, how big, and how sure is that? Your town and your bill are enough for a first
      answer, in your own currency, hour by hour through the year.
    </p>
    <ButtonLink href="/plan" className="mt-5">
      {headingOf('/plan')}
    </ButtonLink>
  </CardSection>
)
