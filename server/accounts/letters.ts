import { and, eq, like, sql } from 'drizzle-orm'
import { users } from '#shared/tables.ts'
import { siteAddress } from '../config.ts'
import type { Transaction } from '../database/connect.ts'
import { sameEmail } from '../database/names.ts'
import type { Deps } from '../deps.ts'
import { CONTACT, type Letter, withContact } from '../letter.ts'
import {
  CANCEL_TIME,
  CONFIRMATION_TIME,
  cancelAddress,
  confirmationAddress,
  RESET_TIME,
  resetAddress,
  writeLink,
} from './links.ts'

/** What the owners of accounts are written to. */

/** Puts a letter into the outbox, in the transaction that stores what it is about. */
export type Post = (tx: Pick<Transaction, 'insert'>, letter: Letter) => Promise<void>

type Owner = Pick<typeof users.$inferSelect, 'id' | 'username' | 'email'>

const ENDING = ['', '-- ', `Helioplan · ${CONTACT}`]
const text = (...lines: string[]) => [...lines, ...ENDING].join('\n')

const ABOUT_ACCOUNT = 'About your Helioplan account'

/**
 * Tells the owner what has been done to the account, and what to do if that was somebody else.
 * @param what a sentence in which the account is `it`
 */
export function told(owner: Owner, what: string, recipient = owner.email): Letter {
  const body = text(
    `This is about your Helioplan account “${owner.username}”. ${what}`,
    '',
    'If that was you, there is nothing to do.',
    `If it was not, ask for a new password on the sign-in page (“Forgot password?”), or write to ${CONTACT}.`,
  )
  return { kind: 'account', recipient, userId: owner.id, subject: ABOUT_ACCOUNT, body }
}

const changeAsked = ({ username }: Pick<Owner, 'username'>, address: string, howToCancel: readonly string[]) =>
  text(
    `Somebody asked to change the email address of your Helioplan account “${username}” to ${address}.`,
    '',
    'If that was you, there is nothing to do.',
    ...howToCancel,
  )

/**
 * Tells the old address that another one was asked for. The link that cancels this is written when the email is sent; a
 * process of the version before sends the email without it.
 */
export const changeAskedLetter = (owner: Owner, address: string): Letter => ({
  kind: 'email change',
  recipient: owner.email,
  userId: owner.id,
  subject: ABOUT_ACCOUNT,
  body: changeAsked(owner, address, [
    'If it was not, sign in, press “Cancel change” on your profile, and choose a new password.',
  ]),
})

/** Said when a letter goes out without the link that belongs into it. */
const WITHOUT_LINK = 'We could not write the link into this email. Ask for another one on our site.'

/** For whoever has the address, should an account have it. The link is written when the mail is sent. */
export const forgottenLetter = (recipient: string): Letter => ({
  kind: 'reset',
  recipient,
  userId: null,
  subject: 'A new password for your Helioplan account',
  body: text('Somebody asked for a new password for this address.', WITHOUT_LINK),
})

/**
 * Asks the holder of an address to confirm that it is the account's. It names nobody: a typing error may have sent it to a
 * stranger. The link is written when the email is sent.
 */
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
      'Somebody gave this address for a Helioplan account.',
      '',
      `If that was you, open this link within ${CONFIRMATION_TIME} and sign in to that account to confirm the address:`,
      '',
      confirmationAddress(siteAddress(config), token),
      '',
      'If it was not you, ignore this email. Without a sign-in to that account the link does nothing.',
    )
    return { recipient, body }
  }

  /** As it was written, where the change is over. */
  async function change({ recipient, userId, body }: StoredLetter) {
    const [owner] = await db
      .select()
      .from(users)
      .where(eq(users.id, userId ?? 0))
    const address = owner?.pendingEmail
    if (!owner || !address || address === owner.email) return { recipient, body }
    const token = await writeLink(db, owner.id, 'cancel email change', address)
    const howToCancel = [
      `If it was not, open this link within ${CANCEL_TIME} to cancel the change:`,
      '',
      cancelAddress(siteAddress(config), token),
      '',
      'Then choose a new password: somebody may be signed in to your account.',
    ]
    return { recipient, body: changeAsked(owner, address, howToCancel) }
  }

  return async (letter: StoredLetter) => {
    const { kind, recipient, userId, subject } = letter
    if (kind === 'email change') return { ...(await change(letter)), subject }
    const written =
      kind === 'reset' ? await reset(recipient) : userId ? await confirmation(recipient, userId) : undefined
    return written && { ...written, body: withContact(written.body, config.contact), subject }
  }
}

/** As the outbox holds it. */
interface StoredLetter extends Pick<Letter, 'recipient' | 'subject' | 'body'> {
  readonly kind: string
  readonly userId?: number | null
}
