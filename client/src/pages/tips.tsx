import { useQuery } from '@tanstack/react-query'
import type { ArticleCard } from '#shared/contract/api.ts'
import { ARTICLES_A_PAGE } from '#shared/contract/sizes.ts'
import { headingOf } from '#shared/pages.ts'
import { articleList } from '../api/queries.ts'
import { ArticleCards, LoadingArticleCards, NO_TIPS, TIPS_FAILED } from '../features/articles/article-cards.tsx'
import { Page } from '../ui/page.tsx'
import { usePageNumber } from '../ui/page-numbers.tsx'
import { Paged } from '../ui/paged.tsx'

/** All articles, the newest first. */
export default function TipsPage() {
  const page = usePageNumber()
  const tips = useQuery({ ...articleList, select: (articles) => pageOf(articles, page) })
  return (
    <Page
      heading={headingOf('/tips')}
      intro="What to know before you sign anything, with the figures and where they come from."
    >
      <Paged
        query={tips}
        rows={({ articles }) => articles}
        failed={TIPS_FAILED}
        loading={<LoadingArticleCards />}
        empty={NO_TIPS}
      >
        {({ articles }) => <ArticleCards articles={articles} level="h2" />}
      </Paged>
    </Page>
  )
}

const pageOf = (articles: readonly ArticleCard[], page: number) => ({
  articles: articles.slice((page - 1) * ARTICLES_A_PAGE, page * ARTICLES_A_PAGE),
  totalPages: Math.ceil(articles.length / ARTICLES_A_PAGE),
})
