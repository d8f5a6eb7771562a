import { labelTown } from '#shared/contract/solar-headings.ts'
import type { TownLink } from '#shared/contract/solar-pages.ts'
import { t } from '#shared/language/t.ts'
import { OutputBar } from './output-bar.tsx'
import { PlaceLink, PlaceTable } from './place-list.tsx'

interface TownTableProps {
  readonly label: string
  readonly towns: readonly TownLink[]
  /** ISO 3166-1 alpha-2 of the page; towns of others are shown with theirs. */
  readonly country: string
}

/** Towns with their output. */
export function TownTable({ label, towns, country }: TownTableProps) {
  const most = Math.max(...towns.map(({ output = 0 }) => output))
  return (
    <PlaceTable
      label={label}
      columns={[t('Town'), t('kWh a year per kWp')]}
      rows={towns.map((town) => [
        <PlaceLink key="town" slug={town.slug} name={labelTown(town, country)} />,
        <OutputBar key="output" output={town.output} most={most} />,
      ])}
    />
  )
}

export const namePlaces = (towns: readonly TownLink[], country: string) =>
  towns.map((town) => ({ slug: town.slug, name: labelTown(town, country) }))
