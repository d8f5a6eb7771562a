import { useQuery } from '@tanstack/react-query'
import { headingOf } from '#shared/pages.ts'
import { newestArticles } from '../../api/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CARD } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Section, SectionHeader } from '../../ui/section.tsx'
import { ArticleCards, LoadingArticleCards, NO_TIPS, TIPS_FAILED } from './article-cards.tsx'

export default function NewestTips() {
  return (
    <Section id="tips" tabIndex={-1} aria-labelledby="tips-heading">
      <SectionHeader
        id="tips-heading"
        heading={headingOf('/tips')}
        intro="What to know before you sign anything, with the figures and where they come from."
      />
      <Articles />
    </Section>
  )
}

function Articles() {
  const query = useQuery(newestArticles)
  const { data: articles, isPending } = query
  if (isPending) return <LoadingArticleCards />
  if (!articles) return <LoadError message={TIPS_FAILED} query={query} className={CARD} />
  if (articles.length === 0) return <p className={classes(CARD, 'text-soft')}>{NO_TIPS}</p>
  return (
    <>
      <ArticleCards articles={articles} level="h3" />
      <ButtonLink href="/tips" variant="secondary" size="large" className="mt-8">
        View All Tips
      </ButtonLink>
    </>
  )
}
