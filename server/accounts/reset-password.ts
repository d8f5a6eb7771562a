import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { sessions, users } from '#shared/tables.ts'
import { siteUrl } from '../config.ts'
import { withMigratedDatabase } from '../database/command-database.ts'
import { normalizeUsername, sameUsername } from '../database/usernames.ts'
import { runInLanguage, servedLanguage } from '../http/request-language.ts'
import { StartError } from '../start-error.js'
import { createLink, linkUrl, RESET_LINK_MINUTES } from './links.ts'
import { deleteSecondFactors } from './second-factors.ts'

/** Flag for users who have lost the second factor and the recovery codes. */
const REMOVE_FACTOR_FLAG = '--remove-second-factor'

/** The operator hands the instructions over. @returns instructions */
export async function resetPassword(root: string, env: Record<string, string | undefined>, args: readonly string[]) {
  const username = args.find((arg) => arg !== REMOVE_FACTOR_FLAG)
  if (!username?.trim()) throw new StartError('Say whose: npm run reset-password -- USERNAME')
  return withMigratedDatabase(root, env, async (client, config) => {
    const db = drizzle(client)
    return db.transaction(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(sameUsername(normalizeUsername(username)))
      if (!user) throw new StartError(`There is no user named "${username.trim()}".`)
      const token = await createLink(tx, user.id, 'password')
      const language = servedLanguage(user.language, config.languages)
      const lines = [
        `${user.username} (${user.email ?? 'without an email address'}) can choose a new password within ${RESET_LINK_MINUTES} minutes at this address, once:`,
        `  ${runInLanguage(language, () => linkUrl(siteUrl(config), 'password', token))}`,
        'Make sure that whoever you give it to is the owner of the account.',
      ]
      if (args.includes(REMOVE_FACTOR_FLAG)) {
        await deleteSecondFactors(tx, user.id)
        await tx.delete(sessions).where(eq(sessions.userId, user.id))
        lines.push('The second factor is removed, and every device is signed out.')
      }
      return lines.join('\n')
    })
  })
}
