import { randomBytes } from 'node:crypto'
import { and, asc, eq, or } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { articles, articleTranslations, seeds, users } from '#shared/tables.ts'
import { hashPassword, isEasilyGuessed } from '../accounts/passwords.ts'
import { listTranslations, readFirstArticles, readTranslations } from '../articles/first-articles.ts'
import { sanitizeArticle } from '../articles/sanitize.ts'
import type { Config } from '../config.ts'
import { sameEmail, sameUsername, skeletonOf } from '../database/usernames.ts'
import { StartError } from '../start-error.js'

/** This is no argon2id hash, so that such an account cannot sign in. */
const UNUSABLE_HASH = '!'
const COUNTRY = 'Not given'

/**
 * Administrator and articles of a new database, and new translations. Existing rows stay unchanged.
 * @param client a connection that holds the preparation lock
 * @param createsDefault whether to create an administrator if none is configured and none exists
 * @returns the administrator created by default, with the password in plain text
 */
export async function seed(client: pg.Client, firstAdmin: Config['firstAdmin'], createsDefault: boolean) {
  const db = drizzle(client)
  const defaultAdmin = await createAdmin(db, firstAdmin, createsDefault)
  await createArticles(db)
  await createTranslations(db)
  return defaultAdmin
}

async function createAdmin(db: NodePgDatabase, configuredAdmin: Config['firstAdmin'], createsDefault: boolean) {
  if (configuredAdmin) {
    await insertAdmin(db, configuredAdmin)
    return undefined
  }
  if (!createsDefault) return undefined
  if (await findFirstAdmin(db)) return undefined
  const defaultAdmin = {
    username: 'admin',
    email: 'admin@helioplan.example',
    password: randomBytes(12).toString('base64url'),
  }
  return (await insertAdmin(db, defaultAdmin)) ? defaultAdmin : undefined
}

async function findFirstAdmin(db: NodePgDatabase) {
  const admins = db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true))
  const [admin] = await admins.orderBy(asc(users.id)).limit(1)
  return admin?.id
}

async function insertAdmin(db: NodePgDatabase, { username, email, password }: NonNullable<Config['firstAdmin']>) {
  const existingUsers = await db
    .select({ isAdmin: users.isAdmin })
    .from(users)
    .where(or(sameUsername(username), sameEmail(email)))
  if (existingUsers.some((user) => user.isAdmin)) return false
  if (existingUsers.length > 0) {
    throw new StartError(
      `The user "${username}" or the email ${email} belongs to an ordinary user: promote them with "npm run make-admin", or change ADMIN_USERNAME and ADMIN_EMAIL.`,
    )
  }
  if (await isEasilyGuessed(password)) throw new StartError('ADMIN_PASSWORD is too common: choose another one.')
  const hash = await hashPassword(password)
  const row = { username, skeleton: skeletonOf(username), email, password: hash, country: COUNTRY, isAdmin: true }
  const inserted = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.skeleton })
    .returning({ id: users.id })
  if (inserted.length === 0)
    throw new StartError(`ADMIN_USERNAME "${username}" looks like another user's name: change it.`)
  return true
}

async function createArticles(db: NodePgDatabase) {
  const inserted = await db.insert(seeds).values({ name: 'articles' }).onConflictDoNothing().returning()
  if (inserted.length === 0) return
  const authorId = await findAuthor(db)
  // The list shows the newest first, so the first to read is inserted last.
  const rows = readFirstArticles()
    .toReversed()
    .map((article) => ({ ...article, content: sanitizeArticle(article.content), authorId }))
  if (rows.length > 0) await db.insert(articles).values(rows).onConflictDoNothing()
}

/** Each once, of first articles that have never been edited. A later release may bring more of them. */
async function createTranslations(db: NodePgDatabase) {
  const nameOf = ({ englishSlug, language }: ReturnType<typeof listTranslations>[number]) =>
    `article ${englishSlug} in ${language}`
  const inserted = await db
    .insert(seeds)
    .values(listTranslations().map((translation) => ({ name: nameOf(translation) })))
    .onConflictDoNothing()
    .returning()
  if (inserted.length === 0) return
  const newNames = new Set(inserted.map(({ name }) => name))
  for (const translation of readTranslations().filter((translation) => newNames.has(nameOf(translation)))) {
    const { englishSlug, content, ...row } = translation
    const [article] = await db
      .select({ id: articles.id, revision: articles.revision })
      .from(articles)
      .where(and(eq(articles.slug, englishSlug), eq(articles.revision, 1)))
    if (!article) continue
    await db
      .insert(articleTranslations)
      .values({ ...row, articleId: article.id, content: sanitizeArticle(content), revision: article.revision })
      .onConflictDoNothing()
  }
}

/** The author is an editor's account that cannot sign in if there is no administrator. */
async function findAuthor(db: NodePgDatabase) {
  const adminId = await findFirstAdmin(db)
  if (adminId !== undefined) return adminId
  const editor = {
    username: 'Helioplan editors',
    skeleton: skeletonOf('Helioplan editors'),
    email: 'editors@helioplan.example',
    country: COUNTRY,
    password: UNUSABLE_HASH,
  }
  const [inserted] = await db.insert(users).values(editor).onConflictDoNothing().returning({ id: users.id })
  if (inserted) return inserted.id
  const [existingEditor] = await db.select({ id: users.id }).from(users).where(sameUsername(editor.username))
  if (!existingEditor)
    throw new StartError(`The email ${editor.email} is taken: no author can be made for the first articles.`)
  return existingEditor.id
}
