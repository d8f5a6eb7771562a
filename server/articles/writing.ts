import { eq, sql } from 'drizzle-orm'
import { articles, formerSlugs } from '#shared/tables.ts'
import { asAdmin } from '../database/as-admin.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { type Handlers, json } from '../http/mount.ts'
import { sanitizeArticle } from './sanitize.ts'

const body = json('256kb')
const NOT_FOUND = 'Article not found'

export const articleWritingRoutes = ({ db, content: published }: Deps) => {
  /** An administrator's change of the articles, after which this process shows nothing older. */
  const write: typeof asAdmin = async (...change) => {
    try {
      return await asAdmin(...change)
    } finally {
      published.changed()
    }
  }
  return {
    createArticle: {
      body,
      async handle({ input, user }) {
        const content = sanitizeArticle(input.content)
        return write(db, user, async (tx, log) => {
          const [made] = await tx
            .insert(articles)
            .values({ ...input, content, authorId: user.id })
            .returning()
          if (!made) throw new Error('The new article was not returned')
          await freeSlug(tx, made.slug)
          await log('Created article', made.title, made.id)
          return made
        })
      },
    },

    updateArticle: {
      body,
      async handle({ input: { id, revision, ...input }, user }) {
        const content = sanitizeArticle(input.content)
        return write(db, user, async (tx, log) => {
          const [before] = await tx.select().from(articles).where(eq(articles.id, id)).for('update')
          if (!before) throw notFound(NOT_FOUND)
          if (revision !== undefined && revision !== before.revision)
            throw new HttpError(
              409,
              'The article changed meanwhile. Compare your text with the saved one before you save again',
            )
          const [saved] = await tx
            .update(articles)
            .set({ ...input, content, revision: before.revision + 1, updatedAt: sql`now()` })
            .where(eq(articles.id, id))
            .returning()
          if (!saved) throw notFound(NOT_FOUND)
          await freeSlug(tx, saved.slug)
          if (before.slug !== saved.slug) await keepFormerSlug(tx, before.slug, id)
          await log('Updated article', saved.title, id)
          return saved
        })
      },
    },

    async deleteArticle({ input: { id }, user }) {
      await write(db, user, async (tx, log) => {
        const [deleted] = await tx.delete(articles).where(eq(articles.id, id)).returning({ title: articles.title })
        if (!deleted) throw notFound(NOT_FOUND)
        await log('Deleted article', deleted.title, id)
      })
    },
  } satisfies Partial<Handlers>
}

/** An address in use is nobody's former one any more. */
const freeSlug = (tx: Transaction, slug: string) => tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug))

const keepFormerSlug = (tx: Transaction, slug: string, articleId: number) =>
  tx
    .insert(formerSlugs)
    .values({ slug, articleId })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { articleId } })
