import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useRegionWithProviders } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { setProvider } from '../../fields/edit.ts'

export function ProviderSection() {
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
