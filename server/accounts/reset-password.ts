import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { authenticators, passkeys, recoveryCodes, sessions, users } from '#shared/tables.ts'
import { siteAddress } from '../config.ts'
import { withMigratedDatabase } from '../database/for-commands.ts'
import { asStored, sameUsername } from '../database/names.ts'
import { StartError } from '../start-error.js'
import { RESET_TIME, resetAddress, writeLink } from './links.ts'

/** What the operator adds for somebody who has lost the second factor and the recovery codes as well. */
const WITHOUT_FACTOR = '--remove-second-factor'

/** Makes a link by which a user chooses a new password, for the operator to hand over. Answers with what to do, in words. */
export async function resetPassword(root: string, env: Record<string, string | undefined>, given: readonly string[]) {
  const username = given.find((each) => each !== WITHOUT_FACTOR)
  if (!username?.trim()) throw new StartError('Say whose: npm run reset-password -- USERNAME')
  return withMigratedDatabase(root, env, async (client, config) => {
    const db = drizzle(client)
    return db.transaction(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(sameUsername(asStored(username)))
      if (!user) throw new StartError(`There is no user named "${username.trim()}".`)
      const token = await writeLink(tx, user.id, 'password')
      const lines = [
        `${user.username} (${user.email}) can choose a new password within ${RESET_TIME} at this address, once:`,
        `  ${resetAddress(siteAddress(config), token)}`,
        'Make sure that whoever you give it to is the owner of the account.',
      ]
      if (given.includes(WITHOUT_FACTOR)) {
        for (const table of [passkeys, authenticators, recoveryCodes])
          await tx.delete(table).where(eq(table.userId, user.id))
        await tx.delete(sessions).where(eq(sessions.userId, user.id))
        lines.push('The second factor is removed, and every device is signed out.')
      }
      return lines.join('\n')
    })
  })
}
