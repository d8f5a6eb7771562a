import { catalogue } from '#shared/calculators/catalogue.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { CalculatorCards } from '../features/calculator-cards/calculator-cards.tsx'
import { PlanCard } from '../planner/calculator-links/plan-card.tsx'
import { Page } from '../ui/page.tsx'

/** Questions in the order of the menu, as are the calculators of each. */
const QUESTIONS = {
  home: () => t('How much solar does my home need?'),
  battery: () => t('Which battery do I need, and what charges it?'),
  money: () => t('Does solar pay for itself?'),
}

export default function CalculatorsPage() {
  return (
    <Page
      heading={headingOf('/calculators')}
      intro={t('Answer your questions about solar with your own numbers. You see every step of the calculation.')}
    >
      <PlanCard />
      {Object.entries(QUESTIONS).map(([topic, question]) => (
        <section key={topic} aria-labelledby={topic} className="mt-10 md:mt-14">
          <h2 id={topic} className="mb-5 text-2xl">
            {question()}
          </h2>
          <CalculatorCards entries={catalogue.filter((entry) => entry.topic === topic)} />
        </section>
      ))}
    </Page>
  )
}
