import { desc, eq, sql } from 'drizzle-orm'
import { articles, formerSlugs } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'

export const articleRoutes = ({ db }: Deps) => {
  const cards = db
    .select({
      id: articles.id,
      title: articles.title,
      slug: articles.slug,
      category: articles.category,
      image: articles.image,
    })
    .from(articles)
    .orderBy(desc(articles.id))
    .prepare('article-cards')
  const bySlug = db
    .select()
    .from(articles)
    .where(eq(articles.slug, sql.placeholder('slug')))
    .prepare('article-by-slug')
  const byFormerSlug = db
    .select({ article: articles })
    .from(formerSlugs)
    .innerJoin(articles, eq(articles.id, formerSlugs.articleId))
    .where(eq(formerSlugs.slug, sql.placeholder('slug')))
    .prepare('article-by-former-slug')

  return {
    listArticles: () => cards.execute(),

    async getArticle({ input }) {
      const [article] = await bySlug.execute(input)
      if (article) return article
      // An address the article had before answers with the article, whose slug is the present one.
      const [moved] = await byFormerSlug.execute(input)
      if (!moved) throw notFound('Article not found')
      return moved.article
    },
  } satisfies Partial<Handlers>
}
