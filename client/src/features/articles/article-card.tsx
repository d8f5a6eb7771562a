import { Link } from 'wouter'
import type { ArticleCard as Article } from '#shared/contract/api.ts'
import { Cover } from './cover.tsx'

interface ArticleCardProps {
  readonly article: Article
  readonly level: 'h2' | 'h3'
}

export function ArticleCard({ article, level: Heading }: ArticleCardProps) {
  return (
    <li className="card card-link">
      <div className="aspect-3/2 overflow-hidden">
        <Cover image={article.image} sizes="(min-width: 72rem) 352px, (min-width: 40rem) 46vw, 92vw" />
      </div>
      <div className="flex flex-1 flex-col items-start p-6">
        <span className="badge">{article.category}</span>
        <Heading className="mt-3 text-xl">{article.title}</Heading>
        <Link
          href={`/tips/${article.slug}`}
          className="mt-auto flex min-h-11 items-end gap-2 pt-4 font-semibold text-brand"
        >
          <span>
            Read More<span className="sr-only">: {article.title}</span>
          </span>
          <span aria-hidden="true" className="arrow">
            →
          </span>
        </Link>
      </div>
    </li>
  )
}
