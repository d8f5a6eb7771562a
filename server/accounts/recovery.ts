import { and, eq, or, sql } from 'drizzle-orm'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { accountLinks, openSteps, sessions as sessionTable, users } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { HttpError } from '../http/errors.ts'
import { createEventLogger } from '../http/events.ts'
import type { Handlers } from '../http/mount.ts'
import { hashToken } from '../tokens.ts'
import type { AccountDeps } from './account-deps.ts'
import { rejectCommonPassword } from './common-passwords.ts'
import { pendingEmailWithoutChange } from './email-change.ts'
import { passwordResetEmail, securityNoticeEmail } from './emails.ts'
import { consumeLink, isLinkValid } from './links.ts'
import { hashPassword } from './passwords.ts'

const mailUnavailable = (email: string) => t('This site cannot send email. Write to {email}', { email })
const linkError = () => new HttpError(400, t('This link no longer works. Ask for a new one'))

export const recoveryRoutes = ({ db, config, log, rateLimiter, enqueueEmail }: AccountDeps) => {
  const logEvent = createEventLogger({ log, config })
  return {
    /**
     * Does the same for every address, so that neither the reply nor its time reveals whether an account has it. The
     * account is looked up when the email is sent.
     */
    async forgotPassword({ input: { email }, request }) {
      if (!config.mail.smtpUrl) throw new HttpError(503, mailUnavailable(config.contact.email))
      await rateLimiter.spendByAddress('forgottenByAddress', request)
      await rateLimiter.spend('forgottenByAccount', hashToken(email.toLowerCase()))
      await enqueueEmail(db, currentLanguage(), () => passwordResetEmail(email))
      return {}
    },

    async resetPassword({ input: { token, password: newPassword }, request }) {
      await rejectCommonPassword(newPassword)
      // Checked before hashing, so that invented tokens cost little.
      if (!(await isLinkValid(db, token, 'password'))) throw linkError()
      const password = await hashPassword(newPassword)
      const owner = await db.transaction(async (tx) => {
        const link = await consumeLink(tx, token, 'password')
        if (!link) throw linkError()
        const owner = await storePassword(tx, link.userId, password)
        await tx.delete(sessionTable).where(eq(sessionTable.userId, link.userId))
        await enqueueEmail(tx, owner.language, () =>
          securityNoticeEmail(
            owner,
            t(
              'A new password was set with a link, and all devices were signed out. The second step for signing in did not change.',
            ),
          ),
        )
        return owner
      })
      logEvent('password reset', request, owner.id)
    },
  } satisfies Partial<Handlers>
}

/** Invalidates pending sign-ins, password links and email changes begun under the old password. */
export async function storePassword(tx: Transaction, userId: number, password: string) {
  const [owner] = await tx
    .update(users)
    .set({
      password,
      pendingEmail: pendingEmailWithoutChange,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
    .returning()
  if (!owner) throw new HttpError(401, t('Sign in to continue'))
  await tx.delete(openSteps).where(eq(openSteps.userId, userId))
  await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        or(eq(accountLinks.purpose, 'password'), sql`${accountLinks.email} is distinct from ${owner.email}`),
      ),
    )
  return owner
}
