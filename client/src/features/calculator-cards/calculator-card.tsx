import type { CatalogueEntry } from '#shared/calculators/catalogue.ts'
import { classes } from '../../ui/classes.ts'
import { Arrow, CardLink, LinkCard } from '../../ui/link-card.tsx'
import { CalculatorIcon } from './calculator-icon.tsx'

/** Wide screens have three or four columns, whichever leaves no card alone. */
export function CalculatorCards({ entries }: { entries: readonly CatalogueEntry[] }) {
  return (
    <ul
      className={classes(
        'grid gap-4 sm:gap-5',
        entries.length % 3 === 0 ? 'lg:grid-cols-3' : 'sm:grid-cols-2 xl:grid-cols-4',
      )}
    >
      {entries.map((entry) => (
        <CalculatorCard key={entry.slug} entry={entry} />
      ))}
    </ul>
  )
}

function CalculatorCard({ entry: { slug, label, summary } }: { entry: CatalogueEntry }) {
  return (
    <LinkCard>
      <div className="flex gap-x-4 gap-y-2.5 sm:flex-col">
        <CalculatorIcon slug={slug} />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            <CardLink href={`/calculators/${slug}`} className="flex min-h-11 items-center justify-between gap-3">
              {label()}
              <Arrow className="text-amber" />
            </CardLink>
          </h3>
          <p className="mt-1 text-base text-soft">{summary()}</p>
        </div>
      </div>
    </LinkCard>
  )
}
