import { useQuery } from '@tanstack/react-query'
import type { Place } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { townFileUrl } from '#shared/places/town-files.ts'
import { MIN_POPULATION_OF_PAGES, townPageSlug } from '#shared/places/town-slugs.ts'
import { townsInFile } from '../../../home/home-queries.ts'
import { TextLink } from '../../../ui/text-link.tsx'

/** Link for a town that has a page; its file was loaded by the search. */
export function TownPageLink({ place: { name = '', country, latitude, found } }: { place: Place }) {
  const file = found === 'town' ? townFileUrl(name) : undefined
  const { data: towns } = useQuery({ ...townsInFile(file ?? ''), enabled: file !== undefined })
  const town = towns?.find((town) => town.name === name && town.country === country && town.latitude === latitude)
  if (!town || town.population < MIN_POPULATION_OF_PAGES) return null
  return (
    <TextLink standalone href={`/solar/${townPageSlug(town)}`}>
      {t('Solar figures of this town')}
    </TextLink>
  )
}
