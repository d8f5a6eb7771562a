import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from '#shared/language/t.ts'
import { articleNotFoundHeading } from '#shared/pages.ts'
import { endpointUrl } from '../api/call.ts'
import { pageData } from '../api/page-data.ts'
import { article } from '../api/queries.ts'
import { ArticleSkeleton, ArticleView } from '../features/articles/article-view.tsx'
import { saveOfflineArticle } from '../features/articles/save-offline-article.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { RetryButton } from '../ui/load-error.tsx'
import { Page, PageFrame } from '../ui/page.tsx'

export default function ArticlePage({ slug }: { slug: string }) {
  const query = useQuery(article(slug))
  const { data, error } = query
  useEffect(() => {
    if (data && pageData().serviceWorker) void saveOfflineArticle(endpointUrl('getArticle', { slug: data.slug }), data)
  }, [data])
  if (data === null)
    return (
      <Page
        heading={articleNotFoundHeading()}
        intro={t('It may have moved or been removed. You can still read all other tips.')}
      >
        <ButtonLink href="/tips">{t('All tips')}</ButtonLink>
      </Page>
    )
  if (error)
    return (
      <Page heading={t('We could not load this article')} intro={t('Check your connection and try again.')}>
        <RetryButton query={query} />
      </Page>
    )
  return (
    <PageFrame width="reading">
      <BackLink href="/tips">{t('All tips')}</BackLink>
      {data ? <ArticleView article={data} /> : <ArticleSkeleton />}
    </PageFrame>
  )
}
