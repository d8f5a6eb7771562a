import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Article } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { articleNotFoundHeading } from '#shared/pages.ts'
import { endpointUrl } from '../api/call.ts'
import { pageData } from '../api/page-data.ts'
import { article } from '../api/queries.ts'
import { Cover, categoryName } from '../features/articles/cover.tsx'
import { READ_ARTICLES } from '../state/read-articles.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { RetryButton } from '../ui/load-error.tsx'
import { BackLink, Page, PageFrame, PageHeading } from '../ui/page.tsx'
import { tRich } from '../ui/rich-message.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

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

const ArticleView = ({ article }: { article: Article }) => (
  <article>
    <Cover
      image={article.image}
      sizes="(min-width: 60rem) 896px, 92vw"
      first
      className="aspect-2/1 rounded-3xl shadow-card"
    />
    <div className="mx-auto mt-8 max-w-text">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
        <Badge>{categoryName(article.category)}</Badge>
        <span>{tRich('Updated <date></date>', { date: () => <DateTime timestamp={article.updatedAt} /> })}</span>
      </div>
      <PageHeading className="mt-4">{article.title}</PageHeading>
      <ArticleContent html={article.content} />
    </div>
  </article>
)

/** The server sanitized the HTML on write, and the Content-Security-Policy runs no inline script. */
function ArticleContent({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = container
    if (!current) return
    const observer = new ResizeObserver(() => makeWideElementsFocusable(current))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  return <div ref={container} className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Makes elements that scroll reachable by keyboard, and only those. */
function makeWideElementsFocusable(container: HTMLElement) {
  for (const element of container.querySelectorAll<HTMLElement>('table, pre')) {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
}

const ArticleSkeleton = () => (
  <div role="status">
    <PageHeading className="sr-only">{t('Loading the article')}</PageHeading>
    <Skeleton className="aspect-2/1" corners="rounded-3xl" />
    <div className="mx-auto mt-8 grid max-w-text gap-4">
      <Skeleton className="h-7 w-28" />
      <Skeleton className="h-12" />
      <Skeleton className="mb-6 h-12 w-2/3" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-4/5" />
    </div>
  </div>
)

const MAX_OFFLINE_ARTICLES = 50

/**
 * Removes the oldest articles beyond the limit.
 * @param address URL of its endpoint
 */
async function saveOfflineArticle(address: string, article: unknown) {
  try {
    const cache = await caches.open(READ_ARTICLES)
    const body = JSON.stringify(article)
    // Found again by calls in this language only.
    const request = new Request(address, { headers: { 'Accept-Language': currentLanguage() } })
    const headers = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Accept-Language' }
    await cache.put(request, new Response(body, { headers }))
    const requests = await cache.keys()
    await Promise.all(requests.slice(0, -MAX_OFFLINE_ARTICLES).map((oldest) => cache.delete(oldest)))
  } catch {
    // No such storage, or no space left: the article needs a network.
  }
}
