import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { article } from '../api/queries.ts'
import { ArticleSkeleton, ArticleView } from '../features/articles/article-view.tsx'
import { TipsLink } from '../layout/tips-link.tsx'
import { Page } from '../ui/page.tsx'

export default function ArticlePage({ slug }: { slug: string }) {
  const { data, isPending } = useQuery(article(slug))
  const back = (
    <TipsLink className="back-link no-print">
      <ArrowLeft aria-hidden="true" className="size-5" />
      All tips
    </TipsLink>
  )
  if (!data && !isPending)
    return (
      <Page
        heading="Article not found"
        intro="It may have moved, or it could not be loaded just now. The other tips are where they were."
      >
        <TipsLink className="button button-primary">All tips</TipsLink>
      </Page>
    )
  return (
    <div className="page max-w-4xl">
      {back}
      {data ? <ArticleView article={data} /> : <ArticleSkeleton />}
    </div>
  )
}
