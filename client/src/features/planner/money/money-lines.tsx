import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import { TownFirst } from '../home/town-field.tsx'
import { FinancingSection } from './financing-section.tsx'
import { PriceSection } from './price-section.tsx'
import { SellingSection } from './selling-section.tsx'
import { SupportSection } from './support-section.tsx'
import { TariffSection } from './tariff-section.tsx'

export function MoneyLines() {
  const hasPlace = useHome(({ place }) => place !== undefined)
  return (
    <div className="grid gap-2.5 *:min-w-0">
      {!hasPlace && <TownFirst hint={t('Your town tells us the prices.')} />}
      <TariffSection />
      <SellingSection />
      <PriceSection />
      <SupportSection />
      <FinancingSection />
    </div>
  )
}
