import { eq, sql } from 'drizzle-orm'
import { articles, formerSlugs } from '#shared/tables.ts'
import { runAsAdmin } from '../database/admin-transaction.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { type Handlers, json } from '../http/mount.ts'
import { sanitizeArticle } from './sanitize.ts'

const body = json('256kb')
const NOT_FOUND = 'Article not found'

export const articleWritingRoutes = ({ db, content: contentWatch }: Deps) => {
  /** Invalidates this process's cached content after the change. */
  const changeArticles: typeof runAsAdmin = async (...args) => {
    try {
      return await runAsAdmin(...args)
    } finally {
      contentWatch.markChanged()
    }
  }
  return {
    createArticle: {
      body,
      async handle({ input, user }) {
        const content = sanitizeArticle(input.content)
        return changeArticles(db, user, async (tx, log) => {
          const [created] = await tx
            .insert(articles)
            .values({ ...input, content, authorId: user.id })
            .returning()
          if (!created) throw new Error('The new article was not returned')
          await freeSlug(tx, created.slug)
          await log('Created article', created.title, created.id)
          return created
        })
      },
    },

    updateArticle: {
      body,
      async handle({ input: { id, revision, ...input }, user }) {
        const content = sanitizeArticle(input.content)
        return changeArticles(db, user, async (tx, log) => {
          const [before] = await tx.select().from(articles).where(eq(articles.id, id)).for('update')
          if (!before) throw notFound(NOT_FOUND)
          if (revision !== undefined && revision !== before.revision)
            throw new HttpError(
              409,
              'The article changed meanwhile. Compare your text with the saved one before you save again',
            )
          const [updated] = await tx
            .update(articles)
            .set({ ...input, content, revision: before.revision + 1, updatedAt: sql`now()` })
            .where(eq(articles.id, id))
            .returning()
          if (!updated) throw notFound(NOT_FOUND)
          await freeSlug(tx, updated.slug)
          if (before.slug !== updated.slug) await storeFormerSlug(tx, before.slug, id)
          await log('Updated article', updated.title, id)
          return updated
        })
      },
    },

    async deleteArticle({ input: { id }, user }) {
      await changeArticles(db, user, async (tx, log) => {
        const [deleted] = await tx.delete(articles).where(eq(articles.id, id)).returning({ title: articles.title })
        if (!deleted) throw notFound(NOT_FOUND)
        await log('Deleted article', deleted.title, id)
      })
    },
  } satisfies Partial<Handlers>
}

/** A slug in use redirects nowhere. */
const freeSlug = (tx: Transaction, slug: string) => tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug))

const storeFormerSlug = (tx: Transaction, slug: string, articleId: number) =>
  tx
    .insert(formerSlugs)
    .values({ slug, articleId })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { articleId } })
