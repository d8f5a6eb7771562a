import { ARTICLES_PER_PAGE } from '#shared/contract/sizes.ts'
import { t } from '#shared/language/t.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'
import { articleQueries } from './queries.ts'

export const articleRoutes = (deps: Pick<Deps, 'db' | 'replica'>) => {
  const articles = articleQueries(deps)
  return {
    listArticles: ({ input }) => articles.cards(input),
    listTips: ({ input: { page } }) => articles.page(page, ARTICLES_PER_PAGE),

    async getArticle({ input: { slug } }) {
      const article = await articles.find(slug)
      if (!article) throw notFound(t('Article not found'))
      return article
    },
  } satisfies Partial<Handlers>
}
