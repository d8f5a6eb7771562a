import type { CatalogueEntry } from '#shared/calculators/catalogue.ts'
import { pictures } from '#shared/pictures.ts'
import { Arrow, CardLink, LINK_CARD_SIZES, LinkCard } from '../../ui/link-card.tsx'
import { Picture } from '../../ui/picture.tsx'

interface CalculatorCardProps {
  readonly entry: CatalogueEntry
  readonly level: 'h2' | 'h3'
}

export function CalculatorCard({ entry: { slug, label, summary, picture }, level: Heading }: CalculatorCardProps) {
  return (
    <LinkCard picture={<Picture picture={pictures[picture]} alt="" sizes={LINK_CARD_SIZES} className="size-full" />}>
      <Heading className="text-lg sm:text-xl">
        <CardLink href={`/calculators/${slug}`} className="flex items-center justify-between gap-3">
          {label()}
          <Arrow className="text-amber" />
        </CardLink>
      </Heading>
      <p className="mt-2 text-base text-soft">{summary()}</p>
    </LinkCard>
  )
}
