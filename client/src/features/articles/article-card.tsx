import type { ArticleCard as Article } from '#shared/contract/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Arrow, CardLink, LINK_CARD_SIZES, LinkCard } from '../../ui/link-card.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { Cover } from './cover.tsx'

interface ArticleCardProps {
  readonly article: Article
  readonly level: 'h2' | 'h3'
}

export function ArticleCard({ article: { title, slug, category, image }, level: Heading }: ArticleCardProps) {
  return (
    <LinkCard picture={<Cover image={image} sizes={LINK_CARD_SIZES} />}>
      <Badge className="self-start">{category}</Badge>
      <Heading className="mt-2 text-lg sm:mt-3 sm:text-xl">{title}</Heading>
      <CardLink
        href={`/tips/${slug}`}
        className="mt-auto flex min-h-11 items-end gap-2 pt-2 font-semibold text-brand sm:pt-4"
      >
        <span>
          {tRich('Read More<hidden>: {title}</hidden>', {
            title,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
        <Arrow />
      </CardLink>
    </LinkCard>
  )
}
