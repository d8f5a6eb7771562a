import { and, eq, or, sql } from 'drizzle-orm'
import { accountLinks, users } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { eventLog } from '../http/events.ts'
import type { Handlers } from '../http/mount.ts'
import { type Post, told } from './letters.ts'
import { followLink, isLinkOpen } from './links.ts'

const NO_SUCH_LINK = 'That link is not valid any more. Please ask for another one'
const NOTHING_TO_CANCEL = 'That link is not valid any more. Your profile shows which address your account has'

/** What waits once a change of address is over: the account's own address, where nobody has confirmed that yet. */
export const withoutEmailChange = sql<
  string | null
>`case when ${users.isEmailUnconfirmed} or ${users.pendingEmail} = ${users.email} then ${users.email} end`

/** The change of an account's address: its confirmation in a session of the account, and its cancellation. */
export const emailChangeRoutes = ({ db, config, log }: Deps, post: Post) => {
  const tell = eventLog({ log, config })

  /** Ends a change with its links. The account's own address goes on waiting for its confirmation, if it was. */
  async function cancel(tx: Transaction, userId: number) {
    const [updated] = await tx
      .update(users)
      .set({ pendingEmail: withoutEmailChange, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
      .returning()
    if (!updated) throw new HttpError(401, 'Sign in to continue')
    const isOfChange = or(eq(accountLinks.purpose, 'email'), eq(accountLinks.purpose, 'cancel email change'))
    await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isOfChange))
    return updated
  }

  return {
    /** Only in a session of the account: whoever got the link by a typing error must not make their address the account's. */
    async confirmEmail({ input: { token }, user, request }) {
      const isChanged = await db.transaction(async (tx) => {
        const link = await followLink(tx, token, 'email', user.id)
        if (!link?.email) {
          if (await isLinkOpen(tx, token, 'email'))
            throw new HttpError(403, 'This link belongs to another account. Sign in to that account to use it')
          throw new HttpError(400, NO_SUCH_LINK)
        }
        const [before] = await tx.select().from(users).where(eq(users.id, link.userId)).for('no key update')
        if (before?.pendingEmail !== link.email) throw new HttpError(400, NO_SUCH_LINK)
        await tx
          .update(users)
          .set({ email: link.email, pendingEmail: null, isEmailUnconfirmed: false, updatedAt: sql`now()` })
          .where(eq(users.id, link.userId))
        if (link.email === before.email) return false
        // What was sent to the old address opens the account no more.
        await tx.delete(accountLinks).where(eq(accountLinks.userId, link.userId))
        await post(tx, told(before, `Its email address is ${link.email} now.`))
        return true
      })
      tell(isChanged ? 'email changed' : 'email confirmed', request, user.id)
    },

    async cancelEmailChange({ user, request }) {
      const updated = await db.transaction((tx) => cancel(tx, user.id))
      tell('email change cancelled', request, user.id)
      return updated
    },

    /** By the link in the email to the old address: its holder may have lost the session, or never have had one. */
    async cancelEmailChangeByLink({ input: { token }, request }) {
      const userId = await db.transaction(async (tx) => {
        const link = await followLink(tx, token, 'cancel email change')
        if (!link) throw new HttpError(400, NOTHING_TO_CANCEL)
        const [owner] = await tx.select().from(users).where(eq(users.id, link.userId)).for('no key update')
        if (owner?.pendingEmail !== link.email) throw new HttpError(400, NOTHING_TO_CANCEL)
        await cancel(tx, link.userId)
        return link.userId
      })
      tell('email change cancelled', request, userId)
    },
  } satisfies Partial<Handlers>
}
