import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { headingOf } from '#shared/pages.ts'
import { articlePage } from '../api/queries.ts'
import { ArticleCards, LoadingArticleCards, NO_TIPS, TIPS_FAILED } from '../features/articles/article-cards.tsx'
import { Page } from '../ui/page.tsx'
import { usePageNumber } from '../ui/page-number.ts'
import { PaginatedList } from '../ui/paginated-list.tsx'

export default function TipsPage() {
  const tips = useQuery({ ...articlePage(usePageNumber()), placeholderData: keepPreviousData })
  return (
    <Page
      heading={headingOf('/tips')}
      intro="What to know before you sign anything, with the figures and where they come from."
    >
      <PaginatedList
        query={tips}
        rows={({ articles }) => articles}
        errorMessage={TIPS_FAILED}
        loading={<LoadingArticleCards />}
        empty={NO_TIPS}
      >
        {({ articles }) => <ArticleCards articles={articles} level="h2" />}
      </PaginatedList>
    </Page>
  )
}
