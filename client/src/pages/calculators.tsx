import { catalogue } from '#shared/calculators/catalogue.ts'
import { headingOf } from '#shared/pages.ts'
import { CalculatorCard } from '../features/catalogue/calculator-card.tsx'
import { Page } from '../ui/page.tsx'
import { CARD_GRID } from '../ui/sheet.ts'

export default function CalculatorsPage() {
  return (
    <Page
      heading={headingOf('/calculators')}
      intro="Questions about solar at home, each answered with your own numbers and every step of the arithmetic."
    >
      <ul className={CARD_GRID}>
        {catalogue.map((entry) => (
          <CalculatorCard key={entry.slug} entry={entry} level="h2" />
        ))}
      </ul>
    </Page>
  )
}
