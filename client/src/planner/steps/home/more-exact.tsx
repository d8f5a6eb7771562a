import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useRegionWithProviders } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { DisclosureGroup } from '../../../ui/disclosure.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { setProvider } from '../../fields/edit.ts'
import type { PlacesMap } from '../../page/injected-components.ts'
import { BillDetailsSection } from './bill-fields.tsx'
import { DaySection } from './day-section.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { PlaceSection } from './place-section.tsx'

interface MoreExactProps {
  readonly MapOfPlaces: PlacesMap
  /** A scenario has the place of the plan. */
  readonly hasPlace: boolean
  readonly hasBill: boolean
}

/** What makes the answer more exact. Everything here has a typical value. */
export function MoreExact({ MapOfPlaces, hasPlace, hasBill }: MoreExactProps) {
  const hasProviders = useRegionWithProviders() !== undefined
  const isBill = useHome(({ use }) => use.amount?.kind === 'bill')
  const sections = [
    hasPlace && hasBill && hasProviders && <ProviderSection key="provider" />,
    hasBill && isBill && <BillDetailsSection key="bill" />,
    hasBill && <DaySection key="day" />,
    hasBill && <ExtrasSection key="extras" />,
    hasPlace && <PlaceSection key="place" MapOfPlaces={MapOfPlaces} />,
  ].filter((section) => section !== false)
  if (sections.length === 0) return null
  return (
    <DisclosureGroup
      title={t('Make it more exact ({count})', { count: String(sections.length) })}
      note={
        hasBill
          ? t('Your provider, the hours you use electricity, a heat pump, an electric car, your exact address')
          : t('Your exact address')
      }
    >
      {sections}
    </DisclosureGroup>
  )
}

function ProviderSection() {
  const { provider = '' } = useHome(({ region }) => region)
  const hasPrice = useHome(({ tariff }) => tariff.buying !== undefined)
  const preset = useCountryPreset()
  const region = useRegionWithProviders()
  if (!preset || !region) return null
  return (
    <CardSection heading={t('Electricity provider')} data-figure="region.provider">
      <SelectField
        label={t('Who is your electricity provider?')}
        hint={t('It is named on your bill. Your prices and what you are paid for exported solar depend on it.')}
        value={provider}
        onChange={({ target }) => setProvider(target.value || undefined, preset)}
        className="max-w-md"
      >
        <option value="">{t("Other / I don't know")}</option>
        {region.providers.map(({ id, company }) => (
          <option key={id} value={id}>
            {company}
          </option>
        ))}
      </SelectField>
      <p role="status" className="mt-2 text-note text-soft">
        {provider === ''
          ? t('We use prices and export terms typical of {region}.', { region: region.name })
          : !hasPrice &&
            tRich('We do not know the prices of this provider. Enter <link>your electricity price (My Money)</link>.', {
              link: (text) => <TextLink href="/plan/money">{text}</TextLink>,
            })}
      </p>
    </CardSection>
  )
}
