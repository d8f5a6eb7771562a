import { useQuery } from '@tanstack/react-query'
import { articleList } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ArticleCard } from './article-card.tsx'

const PLACEHOLDERS = ['first', 'second', 'third']

/** The tips section of the landing page, which `#tips` leads to. */
export function Tips() {
  return (
    <section id="tips" tabIndex={-1} aria-labelledby="tips-heading" className="section outline-none">
      <div className="section-header">
        <h2 id="tips-heading">Solar Tips &amp; Tricks</h2>
        <p className="intro">What to know before you sign anything, with the figures and where they come from.</p>
      </div>
      <Articles />
    </section>
  )
}

function Articles() {
  const { data: articles, isPending, isFetching, refetch } = useQuery(articleList)
  if (isPending)
    return (
      <div role="status" aria-label="Loading the tips" className="card-grid">
        {PLACEHOLDERS.map((name) => (
          <div key={name} className="card overflow-hidden p-0">
            <Skeleton className="aspect-3/2 rounded-none" />
            <div className="grid gap-3 p-6">
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-6" />
              <Skeleton className="h-6 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    )
  if (!articles)
    return (
      <div role="alert" className="card flex flex-wrap items-center justify-between gap-4">
        <p>The tips could not be loaded. Please try again in a moment.</p>
        <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  if (articles.length === 0) return <p className="card text-soft">There are no tips yet. Please come back soon.</p>
  return (
    <ul className="card-grid">
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </ul>
  )
}
