import { and, asc, desc, eq, getTableName, gt, gte, lt, sql } from 'drizzle-orm'
import { articles, formerSlugs, rowBlocks } from '#shared/tables.ts'
import type { Database } from '../database/connect.ts'
import { BLOCK, countOf, startOfPage } from '../database/pages.ts'
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

    /** A page of them, the newest first, and how many pages there are. */
    async page(page: number, rows: number) {
      const { totalPages, where, offset } = await startOfPage(db, articles, page, rows)
      const found = await db.select(card).from(articles).where(where).orderBy(desc(id)).offset(offset).limit(rows)
      return { articles: found, totalPages }
    },

    /** By its address, or by one that it had before: then its `slug` is the present one. */
    async find(slug: string) {
      const [article] = await bySlug.execute({ slug })
      if (article) return article
      const [moved] = await byFormerSlug.execute({ slug })
      return moved?.article
    },

    count: () => countOf(db, articles),

    /** The numbers of the blocks in which there are any, the oldest first. */
    async blocks() {
      const { block, relation, rows } = rowBlocks
      const found = await db
        .select({ block })
        .from(rowBlocks)
        .where(and(eq(relation, getTableName(articles)), gt(rows, 0)))
        .orderBy(asc(block))
      return found.map(({ block }) => block)
    },

    /** Addresses with their last change, of the articles of a block. */
    addresses: (block: number) =>
      db
        .select({ slug, updatedAt })
        .from(articles)
        .where(and(gte(id, block * BLOCK), lt(id, (block + 1) * BLOCK)))
        .orderBy(asc(id)),
  }
}

export type ArticleQueries = ReturnType<typeof articleQueries>
