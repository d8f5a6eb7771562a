import type { CatalogueEntry } from '#shared/calculators/catalogue.ts'
import { pictures } from '#shared/pictures.ts'
import { Arrow, CardLink, CardPicture, LinkCard } from '../../ui/link-card.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Leads to a calculator. The heading is the link; its press area is the whole card. */
export function CalculatorCard({
  entry,
  level: Heading,
  sizes,
}: {
  entry: CatalogueEntry
  level: 'h2' | 'h3'
  sizes: string
}) {
  return (
    <LinkCard className="max-sm:flex-row">
      <CardPicture className="max-sm:w-28 max-sm:shrink-0 sm:aspect-3/2">
        <Picture picture={pictures[entry.picture]} alt="" sizes={sizes} className="size-full" />
      </CardPicture>
      <div className="flex min-w-0 flex-1 flex-col p-4 sm:p-5">
        <Heading className="text-lg sm:text-xl">
          <CardLink href={`/calculators/${entry.slug}`} className="flex items-center justify-between gap-3">
            {entry.label}
            <Arrow className="text-amber" />
          </CardLink>
        </Heading>
        <p className="mt-2 text-base text-soft">{entry.summary}</p>
      </div>
    </LinkCard>
  )
}
