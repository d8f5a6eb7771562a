import { useQuery } from '@tanstack/react-query'
import { labelPlace, solarPath } from '#shared/contract/solar-headings.ts'
import type { MissingPlacePage } from '#shared/contract/solar-pages.ts'
import { t } from '#shared/language/t.ts'
import { notFoundHeading } from '#shared/pages.ts'
import { solarPage } from '../api/queries.ts'
import { CountryView, RegionView } from '../features/solar-places/country-view.tsx'
import { TownView } from '../features/solar-places/town-view.tsx'
import { WorldView } from '../features/solar-places/world-view.tsx'
import { RetryButton } from '../ui/load-error.tsx'
import { Page } from '../ui/page.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** The world, a country, a region or a town. */
export default function SolarPlacePage({ slug }: { slug: string }) {
  const query = useQuery(solarPage(slug))
  const { data, error } = query
  if (error)
    return (
      <Page heading={t('We could not load this place')} intro={t('Check your connection and try again.')}>
        <RetryButton query={query} />
      </Page>
    )
  switch (data?.kind) {
    case 'world':
      return <WorldView page={data} />
    case 'country':
      return <CountryView page={data} />
    case 'region':
      return <RegionView page={data} />
    case 'town':
      return <TownView page={data} />
    case 'missing':
      return <MissingPlace page={data} />
    default:
      return <PageSpinner />
  }
}

const MissingPlace = ({ page: { nearest } }: { page: MissingPlacePage }) => (
  <Page
    heading={notFoundHeading()}
    intro={
      nearest.length > 0
        ? t('There is no place at this address. Similar names:')
        : t('There is no place at this address.')
    }
    width="medium"
  >
    <ul>
      {nearest.map((place) => (
        <li key={place.slug}>
          <TextLink standalone href={solarPath(place.slug)}>
            {labelPlace(place)}
          </TextLink>
        </li>
      ))}
      <li>
        <TextLink standalone href="/solar">
          {t('All countries')}
        </TextLink>
      </li>
    </ul>
  </Page>
)
