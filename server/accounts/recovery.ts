import { and, eq, ne, or, sql } from 'drizzle-orm'
import { accountLinks, openSteps, sessions as sessionTable, users } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { eventLog } from '../http/events.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import { hashOf } from '../tokens.ts'
import { refuseCommon } from './common-passwords.ts'
import { withoutEmailChange } from './email-change.ts'
import { forgottenLetter, type Post, told } from './letters.ts'
import { followLink, isLinkOpen } from './links.ts'
import { hashPassword } from './passwords.ts'

const noMail = (email: string) => `This site cannot send mail. Please write to ${email}`
const NO_SUCH_LINK = 'That link is not valid any more. Please ask for another one'

/** The ways back into an account. */
export const recoveryRoutes = ({ db, config, log }: Deps, limits: Limits, post: Post) => {
  const tell = eventLog({ log, config })
  return {
    /**
     * Does the same for every address, known or not, so that neither the answer nor its time tells which it is: the mail is
     * only asked for here. Whether an account has the address is found out when it is about to be sent.
     */
    async forgotPassword({ input: { email }, request }) {
      if (!config.mail.smtpUrl) throw new HttpError(503, noMail(config.contact.email))
      await limits.spendByAddress('forgottenByAddress', request)
      await limits.spend('forgottenByAccount', hashOf(email.toLowerCase()))
      await post(db, forgottenLetter(email))
      return {}
    },

    async resetPassword({ input: { token, password: typed }, request }) {
      await refuseCommon(typed)
      // Whoever makes up tokens does not keep the hashing busy.
      if (!(await isLinkOpen(db, token, 'password'))) throw new HttpError(400, NO_SUCH_LINK)
      const password = await hashPassword(typed)
      const owner = await db.transaction(async (tx) => {
        const link = await followLink(tx, token, 'password')
        if (!link) throw new HttpError(400, NO_SUCH_LINK)
        const owner = await storePassword(tx, link.userId, password)
        await tx.delete(sessionTable).where(eq(sessionTable.userId, link.userId))
        await post(
          tx,
          told(
            owner,
            'A new password was chosen for it by a link, and every device was signed out. Its second factors stay.',
          ),
        )
        return owner
      })
      tell('password reset', request, owner.id)
    },
  } satisfies Partial<Handlers>
}

/**
 * Stores a new password. What somebody else may have begun under the old one ends: sign-ins that wait for their second
 * factor, links for another password, and the move to another address.
 */
export async function storePassword(tx: Transaction, userId: number, password: string) {
  const [owner] = await tx
    .update(users)
    .set({
      password,
      pendingEmail: withoutEmailChange,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
    .returning()
  if (!owner) throw new HttpError(401, 'Sign in to continue')
  await tx.delete(openSteps).where(eq(openSteps.userId, userId))
  await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        or(eq(accountLinks.purpose, 'password'), ne(accountLinks.email, owner.email)),
      ),
    )
  return owner
}
