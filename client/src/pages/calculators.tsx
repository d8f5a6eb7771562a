import { catalogue } from '#shared/calculators/catalogue.ts'
import { t } from '#shared/language/t.ts'
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
      intro={t('Answer your questions about solar with your own numbers. You see every step of the calculation.')}
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
  <CardSection heading={t('My Plan')} className="mb-8">
    <p className="max-w-2xl text-soft">
      {t(
        'Is solar worth it for your home, and what size do you need? Your town and your bill are enough for a first answer. We calculate every hour of the year, in your own currency.',
      )}
    </p>
    <ButtonLink href="/plan" className="mt-5">
      {headingOf('/plan')}
    </ButtonLink>
  </CardSection>
)
