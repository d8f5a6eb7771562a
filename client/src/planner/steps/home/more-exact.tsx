import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { useRegionWithProviders } from '../../../home/home-region.ts'
import { DisclosureGroup } from '../../../ui/disclosure.tsx'
import type { PlacesMap } from '../../page/injected-components.ts'
import { BillDetailsSection } from './bill-fields.tsx'
import { DaySection } from './day-section.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { ProviderSection } from './provider-select.tsx'

interface MoreExactProps {
  readonly MapOfPlaces: PlacesMap
  /** A scenario has the place of the plan. */
  readonly hasPlace: boolean
  readonly hasBill: boolean
  readonly hasHours: boolean
}

/** What makes the answer more exact. Everything here has a typical value. */
export function MoreExact({ MapOfPlaces, hasPlace, hasBill, hasHours }: MoreExactProps) {
  const hasProviders = useRegionWithProviders() !== undefined
  const isBill = useHome(({ use }) => use.amount?.kind === 'bill')
  const sections = [
    hasPlace && hasBill && hasProviders && <ProviderSection key="provider" />,
    hasBill && isBill && <BillDetailsSection key="bill" />,
    hasHours && <DaySection key="day" />,
    hasHours && <ExtrasSection key="extras" />,
    hasPlace && <PlaceSection key="place" MapOfPlaces={MapOfPlaces} />,
  ].filter((section) => section !== false)
  if (sections.length === 0) return null
  return (
    <DisclosureGroup
      title={t('Make it more exact ({count})', { count: String(sections.length) })}
      note={
        hasHours
          ? t('Your provider, the hours you use electricity, a heat pump, an electric car, your exact address')
          : t('Your exact address')
      }
    >
      {sections}
    </DisclosureGroup>
  )
}
