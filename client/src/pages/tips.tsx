import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { articlePage } from '../api/queries.ts'
import { ArticleCards, LoadingArticleCards, noTips, tipsFailed } from '../features/articles/article-cards.tsx'
import { Page } from '../ui/page.tsx'
import { usePageNumber } from '../ui/page-number.ts'
import { PaginatedList } from '../ui/paginated-list.tsx'

export default function TipsPage() {
  const tips = useQuery({ ...articlePage(usePageNumber()), placeholderData: keepPreviousData })
  return (
    <Page
      heading={headingOf('/tips')}
      intro={t('What to know before you sign anything, with figures and their sources.')}
    >
      <PaginatedList
        query={tips}
        rows={({ articles }) => articles}
        errorMessage={tipsFailed()}
        loading={<LoadingArticleCards />}
        empty={noTips()}
      >
        {({ articles }) => <ArticleCards articles={articles} level="h2" />}
      </PaginatedList>
    </Page>
  )
}
