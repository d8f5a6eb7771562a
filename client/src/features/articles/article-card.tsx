import type { ArticleCard as Article } from '#shared/contract/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Arrow, CardLink, CardPicture, LinkCard } from '../../ui/link-card.tsx'
import { Cover } from './cover.tsx'

interface ArticleCardProps {
  readonly article: Article
  readonly level: 'h2' | 'h3'
}

export function ArticleCard({ article, level: Heading }: ArticleCardProps) {
  return (
    <LinkCard>
      <CardPicture className="aspect-3/2">
        <Cover image={article.image} sizes="(min-width: 72rem) 352px, (min-width: 40rem) 46vw, 92vw" />
      </CardPicture>
      <div className="flex flex-1 flex-col items-start p-6">
        <Badge>{article.category}</Badge>
        <Heading className="mt-3 text-xl">{article.title}</Heading>
        <CardLink
          href={`/tips/${article.slug}`}
          className="mt-auto flex min-h-11 items-end gap-2 pt-4 font-semibold text-brand"
        >
          <span>
            Read More<span className="sr-only">: {article.title}</span>
          </span>
          <Arrow />
        </CardLink>
      </div>
    </LinkCard>
  )
}
