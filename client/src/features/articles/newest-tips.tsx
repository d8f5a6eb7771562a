import { useQuery } from '@tanstack/react-query'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { newestArticles } from '../../api/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CARD } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Section, SectionHeader } from '../../ui/section.tsx'
import { ArticleCards, LoadingArticleCards, noTips, tipsFailed } from './article-cards.tsx'

export default function NewestTips() {
  return (
    <Section id="tips" tabIndex={-1} aria-labelledby="tips-heading">
      <SectionHeader
        id="tips-heading"
        heading={headingOf('/tips')}
        intro={t('What to know before you sign anything, with figures and their sources.')}
      />
      <Articles />
    </Section>
  )
}

function Articles() {
  const query = useQuery(newestArticles)
  const { data: articles, isPending } = query
  if (isPending) return <LoadingArticleCards />
  if (!articles) return <LoadError message={tipsFailed()} query={query} className={CARD} />
  if (articles.length === 0) return <p className={classes(CARD, 'text-soft')}>{noTips()}</p>
  return (
    <>
      <ArticleCards articles={articles} level="h3" />
      <ButtonLink href="/tips" variant="secondary" size="large" className="mt-8">
        {t('View All Tips')}
      </ButtonLink>
    </>
  )
}
