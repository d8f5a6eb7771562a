import { randomBytes } from 'node:crypto'
import { asc, eq, or } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { articles, seeds, users } from '#shared/tables.ts'
import { isGuessedEarly } from '../accounts/common-passwords.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { seedArticles } from '../articles/first/index.ts'
import { sanitizeArticle } from '../articles/sanitize.ts'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.js'
import { lookOf, sameEmail, sameUsername } from './names.ts'

/** No argon2id hash reads like this: nobody can sign in to an account that has it. */
const NO_PASSWORD = '!'
const COUNTRY = 'Not given'

export type NewAdmin = { username: string; password: string }

/**
 * The first administrator and the articles a fresh database begins with; what is there already stays as it is.
 * @param client a connection that holds the preparation lock
 * @param invent whether to make up an administrator when none is configured and the database has none
 * @returns the administrator that was made up, whose password nobody knows yet
 */
export async function seed(client: pg.Client, firstAdmin: Config['firstAdmin'], invent: boolean) {
  const db = drizzle(client)
  const invented = await createAdmin(db, firstAdmin, invent)
  await createArticles(db)
  return invented
}

async function createAdmin(db: NodePgDatabase, wanted: Config['firstAdmin'], invent: boolean) {
  if (wanted) {
    await insertAdmin(db, wanted)
    return undefined
  }
  if (!invent) return undefined
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1)
  if (admin) return undefined
  const invented = {
    username: 'admin',
    email: 'admin@helioplan.example',
    password: randomBytes(12).toString('base64url'),
  }
  return (await insertAdmin(db, invented)) ? invented : undefined
}

async function insertAdmin(db: NodePgDatabase, { username, email, password }: NonNullable<Config['firstAdmin']>) {
  const found = await db
    .select({ isAdmin: users.isAdmin })
    .from(users)
    .where(or(sameUsername(username), sameEmail(email)))
  if (found.some((user) => user.isAdmin)) return false
  if (found.length > 0) {
    throw new StartError(
      `The user "${username}" or the email ${email} belongs to an ordinary user: promote them with "npm run make-admin", or change ADMIN_USERNAME and ADMIN_EMAIL.`,
    )
  }
  if (await isGuessedEarly(password)) throw new StartError('ADMIN_PASSWORD is too common: choose another one.')
  const hash = await hashPassword(password)
  const row = { username, look: lookOf(username), email, password: hash, country: COUNTRY, isAdmin: true }
  const made = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.look })
    .returning({ id: users.id })
  if (made.length === 0) throw new StartError(`ADMIN_USERNAME "${username}" looks like another user's name: change it.`)
  return true
}

async function createArticles(db: NodePgDatabase) {
  const first = await db.insert(seeds).values({ name: 'articles' }).onConflictDoNothing().returning()
  if (first.length === 0) return
  const authorId = await findAuthor(db)
  // The list shows the newest first, and these stand in the order in which they should be read.
  const rows = seedArticles.toReversed().map((article) => ({
    ...article,
    content: sanitizeArticle(article.content),
    authorId,
  }))
  if (rows.length > 0) await db.insert(articles).values(rows).onConflictDoNothing()
}

/** The first administrator; a site that has none yet gets an editor's account that nobody can sign in to. */
async function findAuthor(db: NodePgDatabase) {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.id))
    .limit(1)
  if (admin) return admin.id
  const editor = {
    username: 'Helioplan editors',
    look: lookOf('Helioplan editors'),
    email: 'editors@helioplan.example',
    country: COUNTRY,
    password: NO_PASSWORD,
  }
  const [made] = await db.insert(users).values(editor).onConflictDoNothing().returning({ id: users.id })
  if (made) return made.id
  const [found] = await db.select({ id: users.id }).from(users).where(sameUsername(editor.username))
  if (!found) throw new StartError(`The email ${editor.email} is taken: no author can be made for the first articles.`)
  return found.id
}
