import type { ArticleCard as Article } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { CARD_GRID, CARD_SURFACE } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ArticleCard } from './article-card.tsx'

interface ArticleCardsProps {
  readonly articles: readonly Article[]
  readonly level: 'h2' | 'h3'
}

export function ArticleCards({ articles, level }: ArticleCardsProps) {
  return (
    <ul className={CARD_GRID}>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} level={level} />
      ))}
    </ul>
  )
}

const PLACEHOLDERS = ['first', 'second', 'third']

export function LoadingArticleCards() {
  return (
    <div role="status" aria-label={t('Loading the tips')} className={CARD_GRID}>
      {PLACEHOLDERS.map((name) => (
        <div key={name} className={classes(CARD_SURFACE, 'flex overflow-hidden sm:block')}>
          <Skeleton className="w-28 sm:aspect-3/2 sm:w-auto" corners="rounded-none" />
          <div className="grid min-h-38 flex-1 content-start gap-3 p-4 sm:p-5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-6" />
            <Skeleton className="h-6 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  )
}

export const tipsFailed = () => t('We could not load the tips. Try again in a moment.')
export const noTips = () => t('There are no tips yet. Come back soon.')
