import { and, eq, like, sql } from 'drizzle-orm'
import { contactDetails } from '#shared/contact-details.ts'
import { users } from '#shared/tables.ts'
import { siteAddress } from '../config.ts'
import type { Transaction } from '../database/connect.ts'
import { sameEmail } from '../database/names.ts'
import type { Deps } from '../deps.ts'
import type { Letter } from '../letter.ts'
import { CONFIRMATION_TIME, confirmationAddress, RESET_TIME, resetAddress, writeLink } from './links.ts'

/** What the owners of accounts are written to. */

/** Puts a letter into the outbox, in the transaction that stores what it is about. */
export type Post = (tx: Pick<Transaction, 'insert'>, letter: Letter) => Promise<void>

type Owner = Pick<typeof users.$inferSelect, 'id' | 'username' | 'email'>

const ENDING = ['', '-- ', `Helioplan · ${contactDetails.email}`]
const text = (...lines: string[]) => [...lines, ...ENDING].join('\n')

/**
 * Tells the owner what has been done to the account, and what to do if that was somebody else.
 * @param what a sentence in which the account is `it`
 */
export function told(owner: Owner, what: string, recipient = owner.email): Letter {
  const body = text(
    `This is about your Helioplan account “${owner.username}”. ${what}`,
    '',
    'If that was you, there is nothing to do.',
    `If it was not, ask for a new password on the sign-in page (“Forgot password?”), or write to ${contactDetails.email}.`,
  )
  return { kind: 'account', recipient, userId: owner.id, subject: 'About your Helioplan account', body }
}

/** Said when a letter goes out without the link that belongs into it. */
const WITHOUT_LINK = 'The link could not be written into this mail. Please ask for another one on our site.'

/** For whoever has the address, should an account have it. The link is written when the mail is sent. */
export const forgottenLetter = (recipient: string): Letter => ({
  kind: 'reset',
  recipient,
  userId: null,
  subject: 'A new password for your Helioplan account',
  body: text('Somebody asked for a new password for this address.', WITHOUT_LINK),
})

/** Asks the holder of an address to confirm that it is the account's. The link is written when the mail is sent. */
export const confirmationLetter = ({ id }: Pick<Owner, 'id'>, recipient: string): Letter => ({
  kind: 'email',
  recipient,
  userId: id,
  subject: 'Confirm your email address for Helioplan',
  body: text('Somebody gave this address for a Helioplan account.', WITHOUT_LINK),
})

/** No hash of a password reads otherwise: what has none is nobody's to sign in to. */
const HASHED = '$argon2%'

/** Writes the links into the letters that hold one, just before they are sent. Undefined: nobody is to get it. */
export function completeLetters({ db, config }: Pick<Deps, 'db' | 'config'>) {
  async function reset(recipient: string) {
    const [owner] = await db
      .select()
      .from(users)
      .where(and(sameEmail(recipient), like(users.password, HASHED)))
    if (!owner) return undefined
    const token = await writeLink(db, owner.id, 'password')
    const body = text(
      `Somebody asked for a new password for your Helioplan account “${owner.username}”.`,
      '',
      `To choose one, open this link within ${RESET_TIME}:`,
      '',
      resetAddress(siteAddress(config), token),
      '',
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    )
    // To the address as the account has it, however it was typed.
    return { recipient: owner.email, body }
  }

  async function confirmation(recipient: string, userId: number) {
    const [owner] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.pendingEmail, recipient)))
    if (!owner) return undefined
    const taken = await db.$count(users, and(sameEmail(recipient), sql`${users.id} <> ${userId}`))
    if (taken > 0)
      return {
        recipient,
        body: text(
          'Somebody gave this address for another Helioplan account. It belongs to yours already, and that stays so.',
          '',
          'If it was you, sign in to the account that has this address, or use another address.',
        ),
      }
    const token = await writeLink(db, userId, 'email', recipient)
    const body = text(
      `Please confirm that this is the address of the Helioplan account “${owner.username}”:`,
      '',
      confirmationAddress(siteAddress(config), token),
      '',
      `The link can be followed for ${CONFIRMATION_TIME}. If the account is not yours, ignore this mail.`,
    )
    return { recipient, body }
  }

  return async ({ kind, recipient, userId, subject }: Pick<Letter, 'recipient' | 'subject'> & WhoseLetter) => {
    const written =
      kind === 'reset' ? await reset(recipient) : userId ? await confirmation(recipient, userId) : undefined
    return written && { ...written, subject }
  }
}

interface WhoseLetter {
  readonly kind: string
  readonly userId?: number | null
}
