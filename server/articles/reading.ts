import { ARTICLES_PER_PAGE } from '#shared/contract/sizes.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'
import { articleQueries } from './queries.ts'

export const articleRoutes = (deps: Pick<Deps, 'db' | 'replica'>) => {
  const articles = articleQueries(deps)
  return {
    listArticles: ({ input }) => articles.cards(currentLanguage(), input),
    listTips: ({ input: { page } }) => articles.page(currentLanguage(), page, ARTICLES_PER_PAGE),

    async getArticle({ input: { slug } }) {
      const article = await articles.find(slug, currentLanguage())
      if (article?.language !== currentLanguage()) throw notFound(t('Article not found'))
      return article
    },
  } satisfies Partial<Handlers>
}
