import { asc, desc, eq, lt, sql } from 'drizzle-orm'
import { articles, formerSlugs } from '#shared/tables.ts'
import type { Database } from '../database/connect.ts'
import { fromReplica } from '../database/replica.ts'
import type { Deps } from '../deps.ts'

/** How articles are read, by the API and by the pages; from the replica where there is one. */
export const articleQueries = ({ db, replica }: Pick<Deps, 'db' | 'replica'>) =>
  fromReplica(queriesOf(db), replica, queriesOf)

function queriesOf(db: Database) {
  const { id, title, slug, category, image, updatedAt } = articles
  const card = { id, title, slug, category, image }
  const bySlug = db
    .select()
    .from(articles)
    .where(eq(slug, sql.placeholder('slug')))
    .prepare('article-by-slug')
  const byFormerSlug = db
    .select({ article: articles })
    .from(formerSlugs)
    .innerJoin(articles, eq(id, formerSlugs.articleId))
    .where(eq(formerSlugs.slug, sql.placeholder('slug')))
    .prepare('article-by-former-slug')

  return {
    /** Newest first; all of them, or the first `limit` of those older than `before`. */
    cards({ limit, before }: { limit?: number | undefined; before?: number | undefined } = {}) {
      const newest = db
        .select(card)
        .from(articles)
        .where(before === undefined ? undefined : lt(id, before))
        .orderBy(desc(id))
      return limit === undefined ? newest : newest.limit(limit)
    },

    /** By its address, or by one that it had before: then its `slug` is the present one. */
    async find(slug: string) {
      const [article] = await bySlug.execute({ slug })
      if (article) return article
      const [moved] = await byFormerSlug.execute({ slug })
      return moved?.article
    },

    count: () => db.$count(articles),

    /** Addresses with their last change, the oldest article first: so many from the one at this place. */
    addresses: (from: number, most: number) =>
      db.select({ slug, updatedAt }).from(articles).orderBy(asc(id)).offset(from).limit(most),
  }
}

export type ArticleQueries = ReturnType<typeof articleQueries>
