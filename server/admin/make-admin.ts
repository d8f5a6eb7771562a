import { drizzle } from 'drizzle-orm/node-postgres'
import { users } from '#shared/tables.ts'
import { withMigratedDatabase } from '../database/command-database.ts'
import { normalizeUsername, sameUsername } from '../database/usernames.ts'
import { StartError } from '../start-error.js'

/** Returns what was done, in a sentence. */
export async function makeAdmin(root: string, env: Record<string, string | undefined>, username: string | undefined) {
  if (!username?.trim()) throw new StartError('Say whom: npm run make-admin -- USERNAME')
  return withMigratedDatabase(root, env, async (client) => {
    const [user] = await drizzle(client)
      .update(users)
      .set({ isAdmin: true, updatedAt: new Date() })
      .where(sameUsername(normalizeUsername(username)))
      .returning({ username: users.username })
    if (!user) throw new StartError(`There is no user named "${username.trim()}".`)
    return `${user.username} is an administrator now.`
  })
}
