import { Link } from 'wouter'
import { solarPath } from '#shared/contract/solar-headings.ts'
import { classes } from '../../ui/classes.ts'
import { FigureTable, type FigureTableProps } from '../../ui/table.tsx'

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
