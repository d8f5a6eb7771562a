import type { CalculatorSlug, CatalogueEntry } from '#shared/calculators/catalogue.ts'
import { classes } from '../../ui/classes.ts'
import { createLineIcon } from '../../ui/icon.tsx'
import { Arrow, CardLink, LinkCard } from '../../ui/link-card.tsx'

/** Wide screens have three or four columns, whichever leaves no card alone. */
export const CalculatorCards = ({ entries }: { entries: readonly CatalogueEntry[] }) => (
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

const CalculatorCard = ({ entry: { slug, label, summary } }: { entry: CatalogueEntry }) => (
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

const ICONS = {
  // A panel on its stand.
  solar: createLineIcon('M5.5 4.5h13l3 11.5h-19ZM12 4.5V16M4 10.2h16M12 16v4.5M8 20.5h8'),
  // A battery with four bars.
  battery: createLineIcon(
    'M4 7h13.5A1.5 1.5 0 0 1 19 8.5v7a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 7ZM22 10.5v3M6.5 10.5v3M10 10.5v3M13.5 10.5v3',
  ),
  // The sun at the top of its path.
  'sun-path': createLineIcon(
    'M2.5 17.5a9.5 9.5 0 0 1 4-7.7M17.5 9.8a9.5 9.5 0 0 1 4 7.7M9 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 2v.5M6.8 4l.4.4M17.2 4l-.4.4M2 21h20',
  ),
  // A plug.
  'energy-usage': createLineIcon('M9 2.5v5M15 2.5v5M6.5 7.5h11V11a5.5 5.5 0 0 1-11 0ZM12 16.5v5'),
  // A flash.
  'battery-charge': createLineIcon('M13 2.5 4.5 13.5H11l-1 8 9-11.5h-6.5Z'),
  // A clock.
  'sun-hours': createLineIcon('M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M12 6.5V12l3.5 2.5'),
  // Rows of panels.
  'panel-requirement': createLineIcon('M3 4.5h18v15H3ZM3 9.5h18M3 14.5h18M9 4.5v15M15 4.5v15'),
  // A day in the calendar.
  'payback-period': createLineIcon('M4 5.5h16v15H4ZM4 10h16M8 2.5v4M16 2.5v4M8.5 15l2.5 2.5 4.5-4.5'),
  // A bank.
  'solar-loan': createLineIcon('M3 9.5 12 3.5l9 6ZM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3 20.5h18'),
  // A high and a low bar.
  'bill-comparison': createLineIcon('M3 20.5h18M6 20.5V5h4v15.5M14 20.5V12h4v8.5'),
} satisfies Record<CalculatorSlug, ReturnType<typeof createLineIcon>>

function CalculatorIcon({ slug }: { slug: CalculatorSlug }) {
  const Icon = ICONS[slug]
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-sun-soft text-amber">
      <Icon />
    </span>
  )
}
