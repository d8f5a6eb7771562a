import { useEffect, useRef } from 'react'
import type { Article } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { Badge } from '../../ui/badge.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { PageHeading } from '../../ui/page.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { categoryName } from './category-name.ts'
import { Cover } from './cover.tsx'

export function ArticleView({ article }: { article: Article }) {
  return (
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
}

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

export function ArticleSkeleton() {
  return (
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
}
