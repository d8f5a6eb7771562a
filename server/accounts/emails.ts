import { and, eq, like, sql } from 'drizzle-orm'
import { users } from '#shared/tables.ts'
import { type AccountEmail, CONTACT_PLACEHOLDER, insertContact } from '../account-email.ts'
import { siteUrl } from '../config.ts'
import type { Transaction } from '../database/connect.ts'
import { sameEmail } from '../database/usernames.ts'
import type { Deps } from '../deps.ts'
import {
  CANCEL_LINK_LIFETIME,
  CONFIRMATION_LINK_LIFETIME,
  cancelUrl,
  confirmationUrl,
  createLink,
  RESET_LINK_LIFETIME,
  resetUrl,
} from './links.ts'

/** Queues the email in the transaction that stores its cause. */
export type EnqueueEmail = (tx: Pick<Transaction, 'insert'>, email: AccountEmail) => Promise<void>

type AccountOwner = Pick<typeof users.$inferSelect, 'id' | 'username' | 'email'>

const SIGNATURE = ['', '-- ', `Helioplan · ${CONTACT_PLACEHOLDER}`]
const withSignature = (...lines: string[]) => [...lines, ...SIGNATURE].join('\n')

const ACCOUNT_SUBJECT = 'About your Helioplan account'

/**
 * Says what to do if somebody else made the change.
 * @param event a sentence that calls the account `it`
 */
export function securityNoticeEmail(owner: AccountOwner, event: string, recipient = owner.email): AccountEmail {
  const body = withSignature(
    `This is about your Helioplan account “${owner.username}”. ${event}`,
    '',
    'If that was you, there is nothing to do.',
    `If it was not, ask for a new password on the sign-in page (“Forgot password?”), or write to ${CONTACT_PLACEHOLDER}.`,
  )
  return { kind: 'account', recipient, userId: owner.id, subject: ACCOUNT_SUBJECT, body }
}

const emailChangeText = (
  { username }: Pick<AccountOwner, 'username'>,
  address: string,
  howToCancel: readonly string[],
) =>
  withSignature(
    `Somebody asked to change the email address of your Helioplan account “${username}” to ${address}.`,
    '',
    'If that was you, there is nothing to do.',
    ...howToCancel,
  )

/** For the old address. The link to cancel the change is inserted when the email is sent. */
export const emailChangeNotice = (owner: AccountOwner, address: string): AccountEmail => ({
  kind: 'email change',
  recipient: owner.email,
  userId: owner.id,
  subject: ACCOUNT_SUBJECT,
  body: emailChangeText(owner, address, [
    'If it was not, sign in, press “Cancel change” on your profile, and choose a new password.',
  ]),
})

/** Used if an email is sent without its link, by a process of an earlier version. */
const LINK_MISSING = 'We could not write the link into this email. Ask for another one on our site.'

/** For the given address, whether or not an account has it. The link is inserted when the email is sent. */
export const passwordResetEmail = (recipient: string): AccountEmail => ({
  kind: 'reset',
  recipient,
  userId: null,
  subject: 'A new password for your Helioplan account',
  body: withSignature('Somebody asked for a new password for this address.', LINK_MISSING),
})

/** Names no user: a typing error may send it to a stranger. The link is inserted when the email is sent. */
export const addressConfirmationEmail = ({ id }: Pick<AccountOwner, 'id'>, recipient: string): AccountEmail => ({
  kind: 'email',
  recipient,
  userId: id,
  subject: 'Confirm your email address for Helioplan',
  body: withSignature('Somebody gave this address for a Helioplan account.', LINK_MISSING),
})

/** Accounts without a password hash cannot sign in. */
const HASH_PATTERN = '$argon2%'

/** Inserts links right before an email is sent. Returns `undefined` for emails that must not be sent. */
export function createEmailFinalizer({ db, config }: Pick<Deps, 'db' | 'config'>) {
  async function finalizeReset(recipient: string) {
    const [owner] = await db
      .select()
      .from(users)
      .where(and(sameEmail(recipient), like(users.password, HASH_PATTERN)))
    if (!owner) return undefined
    const token = await createLink(db, owner.id, 'password')
    const body = withSignature(
      `Somebody asked for a new password for your Helioplan account “${owner.username}”.`,
      '',
      `To choose one, open this link within ${RESET_LINK_LIFETIME}:`,
      '',
      resetUrl(siteUrl(config), token),
      '',
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    )
    // The stored address, not the one that was typed.
    return { recipient: owner.email, body }
  }

  async function finalizeConfirmation(recipient: string, userId: number) {
    const [owner] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.pendingEmail, recipient)))
    if (!owner) return undefined
    const otherOwners = await db.$count(users, and(sameEmail(recipient), sql`${users.id} <> ${userId}`))
    if (otherOwners > 0)
      return {
        recipient,
        body: withSignature(
          'Somebody gave this address for another Helioplan account. It belongs to yours already, and that stays so.',
          '',
          'If it was you, sign in to the account that has this address, or use another address.',
        ),
      }
    const token = await createLink(db, userId, 'email', recipient)
    const body = withSignature(
      'Somebody gave this address for a Helioplan account.',
      '',
      `If that was you, open this link within ${CONFIRMATION_LINK_LIFETIME} and sign in to that account to confirm the address:`,
      '',
      confirmationUrl(siteUrl(config), token),
      '',
      'If it was not you, ignore this email. Without a sign-in to that account the link does nothing.',
    )
    return { recipient, body }
  }

  /** The text stays as it is if the change is over. */
  async function finalizeChangeNotice({ recipient, userId, body }: StoredEmail) {
    const [owner] = await db
      .select()
      .from(users)
      .where(eq(users.id, userId ?? 0))
    const address = owner?.pendingEmail
    if (!owner || !address || address === owner.email) return { recipient, body }
    const token = await createLink(db, owner.id, 'cancel email change', address)
    const howToCancel = [
      `If it was not, open this link within ${CANCEL_LINK_LIFETIME} to cancel the change:`,
      '',
      cancelUrl(siteUrl(config), token),
      '',
      'Then choose a new password: somebody may be signed in to your account.',
    ]
    return { recipient, body: emailChangeText(owner, address, howToCancel) }
  }

  const finalize = (email: StoredEmail) => {
    const { kind, recipient, userId } = email
    if (kind === 'reset') return finalizeReset(recipient)
    if (kind === 'email change') return finalizeChangeNotice(email)
    return userId ? finalizeConfirmation(recipient, userId) : undefined
  }

  return async (email: StoredEmail) => {
    const finalized = await finalize(email)
    return finalized && { ...finalized, body: insertContact(finalized.body, config.contact), subject: email.subject }
  }
}

interface StoredEmail extends Pick<AccountEmail, 'recipient' | 'subject' | 'body'> {
  readonly kind: string
  readonly userId?: number | null
}
