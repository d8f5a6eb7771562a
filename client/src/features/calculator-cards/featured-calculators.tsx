import { featuredEntries } from '#shared/calculators/catalogue.ts'
import { t } from '#shared/language/t.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Section, SectionHeader } from '../../ui/section.tsx'
import { CalculatorCards } from './calculator-cards.tsx'

export default function FeaturedCalculators() {
  return (
    <Section aria-labelledby="featured">
      <SectionHeader
        id="featured"
        heading={t('Featured Calculators')}
        intro={t('Free to use, without an account. Sign in only to save your results.')}
      />
      <CalculatorCards entries={featuredEntries} />
      <ButtonLink href="/calculators" variant="secondary" size="large" className="mt-8">
        {t('View All Calculators')}
      </ButtonLink>
    </Section>
  )
}
