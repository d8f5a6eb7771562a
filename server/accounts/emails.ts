import { and, eq, like, ne } from 'drizzle-orm'
import { t } from '#shared/language/t.ts'
import { users } from '#shared/tables.ts'
import { siteUrl } from '../config.ts'
import { hasConfirmedEmail } from '../database/confirmed-email.ts'
import { sameEmail } from '../database/usernames.ts'
import type { Deps } from '../deps.ts'
import { runInLanguage, servedLanguage } from '../http/request-language.ts'
import { type AccountEmail, CONTACT_PLACEHOLDER, type Email, insertContact } from '../mail/email.ts'
import {
  CANCEL_LINK_DAYS,
  CONFIRMATION_LINK_MINUTES,
  createLink,
  linkUrl,
  RELEASE_LINK_DAYS,
  RESET_LINK_MINUTES,
} from './links.ts'

type FinalizedEmail = Pick<Email, 'recipient' | 'subject' | 'body'>
type User = typeof users.$inferSelect
type AccountOwner = Pick<User, 'id' | 'username' | 'email' | 'pendingEmail' | 'isEmailUnconfirmed'>

const SIGNATURE = ['', '-- ', `Helioplan · ${CONTACT_PLACEHOLDER}`]
const withSignature = (...lines: string[]) => [...lines, ...SIGNATURE].join('\n')

const accountSubject = () => t('About your Helioplan account')
const resetSubject = () => t('New password for your Helioplan account')
const confirmationSubject = () => t('Confirm your email address for Helioplan')

/**
 * Says what to do if somebody else made the change. `undefined` for an unconfirmed address: a stranger may read it.
 * @param event a sentence
 */
export function securityNoticeEmail(owner: AccountOwner, event: string): AccountEmail | undefined {
  const { email: recipient } = owner
  if (recipient === null || !hasConfirmedEmail(owner)) return undefined
  const body = withSignature(
    t('This email is about your Helioplan account “{username}”.', { username: owner.username }),
    event,
    '',
    t('If this was you, you do not need to do anything.'),
    t('If it was not you, ask for a new password on the sign-in page (“Forgot password?”), or write to {email}.', {
      email: CONTACT_PLACEHOLDER,
    }),
  )
  return { kind: 'account', recipient, userId: owner.id, subject: accountSubject(), body }
}

const emailChangeLines = ({ username }: AccountOwner, address: string, howToCancel: readonly string[]) => [
  t('Someone asked to change the email address of your Helioplan account “{username}” to {address}.', {
    username,
    address,
  }),
  '',
  t('If this was you, you do not need to do anything.'),
  ...howToCancel,
]

/**
 * Email to the old address, if it is confirmed. The link to cancel the change is inserted when the email is sent.
 * @param owner before the change
 */
export const emailChangeNotice = (owner: AccountOwner, address: string): AccountEmail | undefined =>
  owner.email !== null && hasConfirmedEmail(owner)
    ? {
        kind: 'email change',
        recipient: owner.email,
        userId: owner.id,
        subject: accountSubject(),
        body: withSignature(
          ...emailChangeLines(owner, address, [
            t('If it was not you, sign in, select “Cancel change” on your profile, and choose a new password.'),
          ]),
        ),
      }
    : undefined

/** Used if an email is sent without its link, by a process of an earlier version. */
const missingLinkText = () =>
  t('This email should contain a link, but we could not add it. Ask for a new one on our site.')

/** Email to the given address, whether or not an account has it. The link is inserted when the email is sent. */
export const passwordResetEmail = (recipient: string): AccountEmail => ({
  kind: 'reset',
  recipient,
  userId: null,
  subject: resetSubject(),
  body: withSignature(t('Someone asked for a new password for this email address.'), missingLinkText()),
})

/** The email names no user: a typing error may send it to a stranger. The link is inserted when the email is sent. */
export const addressConfirmationEmail = ({ id }: Pick<AccountOwner, 'id'>, recipient: string): AccountEmail => ({
  kind: 'email',
  recipient,
  userId: id,
  subject: confirmationSubject(),
  body: withSignature(t('Someone entered this email address for a Helioplan account.'), missingLinkText()),
})

/** Accounts without a password hash cannot sign in. */
const HASH_PATTERN = '$argon2%'

/**
 * Writes emails with links right before they are sent, in the language of their recipient. Returns `undefined` for emails
 * that must not be sent.
 */
export function createEmailFinalizer({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const site = siteUrl(config)
  const compose = (
    { language }: Pick<User, 'language'>,
    recipient: string,
    subject: () => string,
    lines: () => readonly string[],
  ): FinalizedEmail =>
    runInLanguage(servedLanguage(language, config.languages), () => ({
      recipient,
      subject: subject(),
      body: withSignature(...lines()),
    }))

  async function finalizeReset(recipient: string) {
    const [owner] = await db
      .select()
      .from(users)
      .where(and(sameEmail(recipient), like(users.password, HASH_PATTERN)))
    if (!owner?.email) return undefined
    if (!hasConfirmedEmail(owner)) return unconfirmedAddressEmail(owner, owner.email)
    const token = await createLink(db, owner.id, 'password')
    // The stored address, not the one that was typed.
    return compose(owner, owner.email, resetSubject, () => [
      t('Someone asked for a new password for your Helioplan account “{username}”.', { username: owner.username }),
      '',
      t(
        '{n, plural, one {To choose a new password, open this link within # minute:} other {To choose a new password, open this link within # minutes:}}',
        { n: RESET_LINK_MINUTES },
      ),
      '',
      linkUrl(site, 'password', token),
      '',
      t('If you did not ask for it, ignore this email. Your password stays the same.'),
    ])
  }

  /**
   * Email to an address that was never confirmed, instead of a link to a new password: its reader may be a stranger to
   * the account. Names no user.
   */
  async function unconfirmedAddressEmail(owner: User, recipient: string) {
    const isAwaited = owner.pendingEmail === recipient
    const confirmation = isAwaited ? await createLink(db, owner.id, 'email', recipient) : undefined
    const release = await createLink(db, owner.id, 'release email', recipient)
    return compose(owner, recipient, confirmationSubject, () => [
      t('Someone asked for a new password for a Helioplan account with this email address.'),
      t('This address was never confirmed, so we cannot send a link for a new password to it.'),
      '',
      ...(confirmation ? [...confirmationLines(confirmation), ''] : []),
      ...releaseLines(release),
    ])
  }

  /** Email to an address that another account has without ever having confirmed it. */
  async function contestedAddressEmail(claimant: User, holder: User, recipient: string) {
    const release = await createLink(db, holder.id, 'release email', recipient)
    return compose(claimant, recipient, confirmationSubject, () => [
      t('Someone entered this email address for a Helioplan account.'),
      t('Another account has this address already, but never confirmed it.'),
      '',
      ...releaseLines(release),
      '',
      t('Then ask for a new link on the profile of your account.'),
    ])
  }

  const confirmationLines = (token: string) => [
    t(
      '{n, plural, one {If this was you, open this link within # minute and sign in to that account:} other {If this was you, open this link within # minutes and sign in to that account:}}',
      { n: CONFIRMATION_LINK_MINUTES },
    ),
    '',
    linkUrl(site, 'email', token),
  ]

  const releaseLines = (token: string) => [
    t(
      '{n, plural, one {If it was not you, open this link within # day. It takes your address off that account:} other {If it was not you, open this link within # days. It takes your address off that account:}}',
      { n: RELEASE_LINK_DAYS },
    ),
    '',
    linkUrl(site, 'release email', token),
  ]

  async function finalizeConfirmation(recipient: string, userId: number) {
    const [owner] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.pendingEmail, recipient)))
    if (!owner) return undefined
    const [otherOwner] = await db
      .select()
      .from(users)
      .where(and(sameEmail(recipient), ne(users.id, userId)))
    if (otherOwner && !hasConfirmedEmail(otherOwner)) return contestedAddressEmail(owner, otherOwner, recipient)
    if (otherOwner)
      return compose(otherOwner, recipient, confirmationSubject, () => [
        t(
          'Someone entered this email address for another Helioplan account. It already belongs to your account, and that does not change.',
        ),
        '',
        t('If this was you, sign in to the account that has this address, or use another address.'),
      ])
    const token = await createLink(db, userId, 'email', recipient)
    // The address of a new account; another one is not the account's before it is confirmed.
    const release = owner.email === recipient ? await createLink(db, userId, 'release email', recipient) : undefined
    return compose(owner, recipient, confirmationSubject, () => [
      t('Someone entered this email address for a Helioplan account.'),
      '',
      ...confirmationLines(token),
      '',
      ...(release
        ? releaseLines(release)
        : [t('If it was not you, ignore this email. The link does nothing until someone signs in to that account.')]),
    ])
  }

  /** The text stays as it is if the change is over. */
  async function finalizeChangeNotice({ recipient, userId, subject, body }: Email) {
    const [owner] = await db
      .select()
      .from(users)
      .where(eq(users.id, userId ?? 0))
    const address = owner?.pendingEmail
    if (!owner || !address || address === owner.email) return { recipient, subject, body }
    const token = await createLink(db, owner.id, 'cancel email change', address)
    return compose(owner, recipient, accountSubject, () =>
      emailChangeLines(owner, address, [
        t(
          '{n, plural, one {If it was not you, open this link within # day to cancel the change:} other {If it was not you, open this link within # days to cancel the change:}}',
          { n: CANCEL_LINK_DAYS },
        ),
        '',
        linkUrl(site, 'cancel email change', token),
        '',
        t('Then choose a new password, because someone may be signed in to your account.'),
      ]),
    )
  }

  async function finalize(email: Email) {
    const { kind, recipient, userId } = email
    if (kind === 'reset') return finalizeReset(recipient)
    if (kind === 'email change') return finalizeChangeNotice(email)
    return userId ? finalizeConfirmation(recipient, userId) : undefined
  }

  return async (email: Email): Promise<FinalizedEmail | undefined> => {
    const finalized = await finalize(email)
    return finalized && { ...finalized, body: insertContact(finalized.body, config.contact) }
  }
}
