import { placeOf, solarPath } from '#shared/contract/solar-headings.ts'
import type { CountryPage, RegionPage } from '#shared/contract/solar-pages.ts'
import { formatNumber } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { regionName } from '#shared/places/town-names.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { NASA_YEARS } from '#shared/solar/nasa.ts'
import { CardSection } from '../../ui/card.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { namePlaces, OutputBar, PlaceLink, PlaceNames, PlacePage, PlaceTable, TownTable } from './place-page.tsx'
import { TypicalFigureList } from './typical-figure-list.tsx'

export function CountryView({ page }: { page: CountryPage }) {
  const { country, regions, best, worst, largest, typical } = page
  const { country: code, output } = country
  const place = placeOf(page)
  const withOutput = regions.filter((region) => region.output !== undefined && region.name !== '')
  const withoutOutput = regions.filter((region) => region.output === undefined && region.name !== '')
  const withoutRegion = regions.find(({ name }) => name === '')
  const most = Math.max(...withOutput.map(({ output }) => output ?? 0))
  const nameOf = (region: string) => regionName({ region, country: code })
  return (
    <PlacePage
      page={page}
      intro={
        output
          ? t(
              '1 kilowatt-peak (kWp) of solar panels makes {lowest} to {highest} kWh a year here, depending on the town. The average is {mean} kWh.',
              {
                lowest: formatNumber(output.lowest),
                highest: formatNumber(output.highest),
                mean: formatNumber(output.mean),
              },
            )
          : t('Choose a town to see how much electricity solar panels make there.')
      }
    >
      {best.length > 0 && (
        <CardSection heading={t('Most sun')}>
          <TownTable label={t('Towns with the highest output in {place}', { place })} towns={best} country={code} />
        </CardSection>
      )}
      {worst.length > 0 && (
        <CardSection heading={t('Least sun')}>
          <TownTable label={t('Towns with the lowest output in {place}', { place })} towns={worst} country={code} />
        </CardSection>
      )}
      {withOutput.length > 0 && (
        <CardSection heading={t('Output by region')}>
          <PlaceTable
            label={t('Solar output of regions in {place}', { place })}
            columns={[t('Region'), t('Average of its towns (kWh a year per kWp)')]}
            rows={withOutput.map((region) => [
              <PlaceLink key="region" slug={region.slug} name={nameOf(region.name)} />,
              <OutputBar key="output" output={region.output} most={most} />,
            ])}
          />
        </CardSection>
      )}
      {withoutOutput.length > 0 && (
        <CardSection heading={withOutput.length > 0 ? t('More regions') : t('Regions')}>
          <PlaceNames
            label={withOutput.length > 0 ? t('More regions') : t('Regions')}
            places={withoutOutput.map(({ slug, name }) => ({ slug, name: nameOf(name) }))}
          />
        </CardSection>
      )}
      <CardSection heading={t('Largest towns')}>
        <PlaceNames label={t('Largest towns in {place}', { place })} places={namePlaces(largest, code)} />
        {withoutRegion && (
          <p className="mt-3">
            <TextLink standalone href={solarPath(withoutRegion.slug)}>
              {withOutput.length > 0 ? t('Towns outside of these regions') : t('All towns')}
            </TextLink>
          </p>
        )}
      </CardSection>
      {typical && (
        <CardSection heading={t('Typical prices and use')}>
          <TypicalFigureList typical={typical} country={code} />
        </CardSection>
      )}
      <CardSection heading={t('How we worked this out')}>
        <p>
          {tRich(
            'Our solar model with the climate of {years}, on the best slope, with typical losses and without shade. Model version {version}. <link>How we checked our model</link>',
            {
              years: NASA_YEARS,
              version: MODEL_VERSION,
              link: (text) => <TextLink href="/accuracy">{text}</TextLink>,
            },
          )}
        </p>
      </CardSection>
    </PlacePage>
  )
}

export function RegionView({ page }: { page: RegionPage }) {
  const { country, region, towns, others } = page
  const place = placeOf(page)
  return (
    <PlacePage
      page={page}
      intro={
        region.output === undefined
          ? t('Choose a town to see how much electricity solar panels make there.')
          : t(
              '1 kilowatt-peak (kWp) of solar panels makes about {output} kWh a year here: the average of {count, plural, one {# town} other {# towns}}.',
              { output: formatNumber(region.output), count: region.count },
            )
      }
    >
      {towns.length > 0 && (
        <CardSection heading={t('Output by town')}>
          <TownTable label={t('Solar output of towns in {place}', { place })} towns={towns} country={country.country} />
        </CardSection>
      )}
      {others.length > 0 && (
        <CardSection heading={towns.length > 0 ? t('More towns') : t('Towns')}>
          <PlaceNames label={t('Towns in {place}', { place })} places={namePlaces(others, country.country)} />
        </CardSection>
      )}
    </PlacePage>
  )
}
