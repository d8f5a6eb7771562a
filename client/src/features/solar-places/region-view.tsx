import { placeOf } from '#shared/contract/solar-headings.ts'
import type { RegionPage } from '#shared/contract/solar-pages.ts'
import { formatNumber } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { CardSection } from '../../ui/card.tsx'
import { PlaceNames } from './place-list.tsx'
import { PlacePage } from './place-page.tsx'
import { namePlaces, TownTable } from './town-table.tsx'

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
