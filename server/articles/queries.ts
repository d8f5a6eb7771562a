import { and, asc, desc, eq, getTableName, gt, gte, lt, sql } from 'drizzle-orm'
import { articles, formerSlugs, rowBlocks } from '#shared/tables.ts'
import type { Database } from '../database/connect.ts'
import { BLOCK_SIZE, countRows, findPageStart } from '../database/pagination.ts'
import { preferReplica } from '../database/replica.ts'
import type { Deps } from '../deps.ts'

/** Reads from the replica if it is usable. */
export const articleQueries = ({ db, replica }: Pick<Deps, 'db' | 'replica'>) =>
  preferReplica(createQueries(db), replica, createQueries)

function createQueries(db: Database) {
  const { id, title, slug, category, image, updatedAt } = articles
  const cardColumns = { id, title, slug, category, image }
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
    /** Newest first; optionally limited, or older than an id. */
    cards({ limit, before }: { limit?: number | undefined; before?: number | undefined } = {}) {
      const newest = db
        .select(cardColumns)
        .from(articles)
        .where(before === undefined ? undefined : lt(id, before))
        .orderBy(desc(id))
      return limit === undefined ? newest : newest.limit(limit)
    },

    /** Newest first, with the number of pages. */
    async page(page: number, rows: number) {
      const { totalPages, where, offset } = await findPageStart(db, articles, page, rows)
      const pageArticles = await db
        .select(cardColumns)
        .from(articles)
        .where(where)
        .orderBy(desc(id))
        .offset(offset)
        .limit(rows)
      return { articles: pageArticles, totalPages }
    },

    /** Finds it by its current or a former slug. */
    async find(slug: string) {
      const [article] = await bySlug.execute({ slug })
      if (article) return article
      const [renamed] = await byFormerSlug.execute({ slug })
      return renamed?.article
    },

    count: () => countRows(db, articles),

    /** Numbers of the id blocks with articles, oldest first. */
    async blocks() {
      const { block, relation, rows } = rowBlocks
      const nonEmptyBlocks = await db
        .select({ block })
        .from(rowBlocks)
        .where(and(eq(relation, getTableName(articles)), gt(rows, 0)))
        .orderBy(asc(block))
      return nonEmptyBlocks.map(({ block }) => block)
    },

    addresses: (block: number) =>
      db
        .select({ slug, updatedAt })
        .from(articles)
        .where(and(gte(id, block * BLOCK_SIZE), lt(id, (block + 1) * BLOCK_SIZE)))
        .orderBy(asc(id)),
  }
}

export type ArticleQueries = ReturnType<typeof articleQueries>
