import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { placesAttribution } from '#shared/places/places.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { climateAttribution, NASA_YEARS } from '#shared/solar/nasa.ts'
import { CardSection } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { tRich } from '../ui/rich-message.tsx'
import { TextAnchor, TextLink } from '../ui/text-link.tsx'

const LICENSE = 'https://creativecommons.org/licenses/by/4.0/'

const listColumns = (): readonly (readonly [columns: string, meaning: string])[] => [
  ['country', t('Country code (ISO 3166-1)')],
  // untranslated: names of columns
  ['region, town', t('Names, in English or the local language')],
  // untranslated: names of columns
  ['latitude, longitude', t('Location in degrees, north and east positive')],
  ['best_slope', t('Slope of the panels with the most output in a year, in degrees')],
  ['best_direction', t('Direction of these panels in degrees: 90 is east, 180 is south')],
  ['kwh_per_kwp_p50', t('Most likely output a year, per kWp of panels')],
  ['kwh_per_kwp_p90, …p10', t('Output a year in a bad case and in a good case, each 1 in 10')],
  ['kwh_per_kwp_jan, …feb, …', t('Most likely output of each month')],
]

export default function SolarDataPage() {
  return (
    <Page
      heading={headingOf('/solar/data')}
      width="reading"
      intro={t(
        'What 1 kilowatt-peak (kWp) of solar panels makes in a year, town by town, and how to place the panels.',
      )}
    >
      <div className="grid gap-6 [&>*]:min-w-0">
        <CardSection heading={t('Download')}>
          <ul className="flex flex-wrap gap-x-8">
            <li>
              <TextAnchor standalone href="/solar/data.csv" download>
                {t('Table (CSV)')}
              </TextAnchor>
            </li>
            <li>
              <TextAnchor standalone href="/solar/data.json" download>
                {t('Data (JSON)')}
              </TextAnchor>
            </li>
          </ul>
          <p className="mt-2 text-soft">{t('Version {version}', { version: MODEL_VERSION })}</p>
        </CardSection>
        <CardSection heading={t('What this covers')}>
          <p>
            {t(
              'Towns of 50,000 people and more in the countries for which Helioplan knows typical prices. A town within 15 km of a larger one is left out, because it gets the same sun.',
            )}
          </p>
          <p className="mt-3">
            {tRich(
              'The figures are from our solar model, with the climate of {years} and no shade. <link>How we checked our model</link>',
              { years: NASA_YEARS, link: (text) => <TextLink href="/accuracy">{text}</TextLink> },
            )}
          </p>
        </CardSection>
        <CardSection heading={t('Columns')}>
          <dl className="divide-y divide-line">
            {listColumns().map(([columns, meaning]) => (
              <div key={columns} className="grid gap-x-6 py-3 sm:grid-cols-[1fr_1.5fr]">
                <dt className="font-semibold wrap-anywhere">
                  <span lang="en">{columns}</span>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </CardSection>
        <CardSection heading={t('License and sources')}>
          <p>
            {tRich('Use the data for anything, under <link>CC BY 4.0</link>. Name Helioplan and the sources below.', {
              link: (text) => <TextAnchor href={LICENSE}>{text}</TextAnchor>,
            })}
          </p>
          <p className="mt-3 text-soft">{climateAttribution()}</p>
          <p className="mt-3 text-soft">{placesAttribution()}</p>
        </CardSection>
      </div>
    </Page>
  )
}
