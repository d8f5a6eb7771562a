import type { WorldPage } from '#shared/contract/solar-pages.ts'
import { countryName } from '#shared/format/names.ts'
import { formatNumber } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { CardSection } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { OutputBar } from './output-bar.tsx'
import { PlaceLink, PlaceNames, PlaceTable } from './place-list.tsx'
import { PlacePage } from './place-page.tsx'
import { OutputMap } from './world-map.tsx'

export function WorldView({ page }: { page: WorldPage }) {
  const shown = page.countries.filter(({ output }) => output !== undefined)
  const others = page.countries
    .filter(({ output }) => output === undefined)
    .map(({ slug, country }) => ({ slug, name: countryName(country) }))
    .sort((a, b) => a.name.localeCompare(b.name, currentLanguage()))
  const most = Math.max(...shown.map(({ output }) => output?.mean ?? 0))
  return (
    <PlacePage
      page={page}
      intro={t(
        'How much electricity 1 kilowatt-peak (kWp) of solar panels makes in a year, on the best slope and without shade.',
      )}
    >
      <CardSection heading={t('Map')}>
        <OutputMap map={page.map} countries={shown} />
      </CardSection>
      <CardSection heading={t('Countries with prices')}>
        <PlaceTable
          label={t('Solar output by country')}
          columns={[t('Country'), t('Lowest town'), t('Highest town'), t('Average')]}
          rows={shown.map(({ slug, country, output }) => [
            <PlaceLink key="country" slug={slug} name={countryName(country)} />,
            formatNumber(output?.lowest ?? 0),
            formatNumber(output?.highest ?? 0),
            <OutputBar key="output" output={output?.mean} most={most} />,
          ])}
        />
        <p className="mt-4">
          <TextLink standalone href="/solar/data">
            {t('Solar Data by Town')}
          </TextLink>
        </p>
      </CardSection>
      <CardSection heading={t('More countries')}>
        <PlaceNames label={t('More countries')} places={others} />
      </CardSection>
    </PlacePage>
  )
}
