import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { labelTown, listBreadcrumbs, solarHeading, solarPath } from '#shared/contract/solar-headings.ts'
import type { SolarPage, TownLink } from '#shared/contract/solar-pages.ts'
import { formatNumber } from '#shared/format/number.ts'
import { t, tInContext } from '#shared/language/t.ts'
import { classes } from '../../ui/classes.ts'
import { Page } from '../../ui/page.tsx'
import { FigureTable, type FigureTableProps } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface PlacePageProps {
  readonly page: Exclude<SolarPage, { kind: 'missing' }>
  readonly intro: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export const PlacePage = ({ page, intro, actions, children }: PlacePageProps) => (
  <Page
    heading={solarHeading(page)}
    width="medium"
    intro={intro}
    before={<Breadcrumbs page={page} />}
    actions={actions}
  >
    <div className="grid gap-6 [&>*]:min-w-0">{children}</div>
  </Page>
)

function Breadcrumbs({ page }: Pick<PlacePageProps, 'page'>) {
  const above = listBreadcrumbs(page).slice(0, -1)
  if (above.length === 0) return null
  return (
    <nav aria-label={tInContext('navigation', 'You are here')} className="-mt-2 mb-4 print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {above.map(([name, slug], index) => (
          <li key={slug} className="flex items-center gap-x-2">
            <TextLink standalone href={solarPath(slug)}>
              {name}
            </TextLink>
            {index < above.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/* Lists of up to hundreds of places. Their styles are set once, on the list: on each link they would be half of the page. */

const LINKS = classes(
  '[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:text-brand [&_a]:underline',
  '[&_a]:decoration-sun [&_a]:decoration-[0.125em] [&_a]:underline-offset-[0.25em] [&_a]:hover:decoration-[0.2em]',
)
const BARS =
  '[&_td_svg]:ml-3 [&_td_svg]:inline-block max-xs:[&_td_svg]:hidden [&_td_svg]:h-3 [&_td_svg]:w-14 [&_td_svg]:fill-sun sm:[&_td_svg]:w-32'

/** A table with links and bars. */
export const PlaceTable = (table: FigureTableProps) => (
  <div className={classes(LINKS, BARS, '[&_th_a]:whitespace-normal [&_th]:hyphens-auto')}>
    <FigureTable {...table} />
  </div>
)

export const PlaceLink = ({ slug, name }: { slug: string; name: string }) => <Link href={solarPath(slug)}>{name}</Link>

interface PlaceNamesProps {
  readonly label: string
  readonly places: readonly { readonly slug: string; readonly name: string }[]
}

export const PlaceNames = ({ label, places }: PlaceNamesProps) => (
  <ul
    aria-label={label}
    className={classes(LINKS, 'columns-1 gap-x-8 sm:columns-2 lg:columns-3 [&>li]:break-inside-avoid')}
  >
    {places.map(({ slug, name }) => (
      <li key={slug}>
        <PlaceLink slug={slug} name={name} />
      </li>
    ))}
  </ul>
)

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

/** A number, and a bar that repeats it. Styled by its list, which may have hundreds. */
export const OutputBar = ({ output = 0, most }: { output: number | undefined; most: number }) => (
  <>
    {formatNumber(output)}
    <svg viewBox="0 0 100 12" aria-hidden="true">
      <rect width={Math.round((100 * output) / Math.max(1, most))} height="12" rx="2" />
    </svg>
  </>
)
