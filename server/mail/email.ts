import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { ContactDetails } from '#shared/contact-details.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { t } from '#shared/language/t.ts'
import type { MAIL_KINDS, outbox } from '#shared/tables.ts'
import { type Config, siteUrl } from '../config.ts'

/** Email as stored in the outbox. */
export interface Email {
  readonly kind: (typeof MAIL_KINDS)[number]
  readonly recipient: string
  /** The account it concerns. */
  readonly userId?: number | null
  readonly replyTo: string | null
  readonly subject: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Fixed when the email is created, so that a repeated delivery is recognizable. */
  readonly messageId: string
}

/** Timeouts of one delivery [ms]: connecting, greeting, silence, and in total. */
export const DELIVERY_TIMEOUTS = { connect: 10_000, greeting: 10_000, silence: 20_000, total: 60_000 }
export type DeliveryTimeouts = typeof DELIVERY_TIMEOUTS

/** Rejects if an email is not accepted. */
export function createMailer(
  { smtpUrl, from }: { smtpUrl: string; from: string },
  timeouts: DeliveryTimeouts = DELIVERY_TIMEOUTS,
) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    // A server must not delay the close of its connection.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ recipient, replyTo, subject, body, headers, messageId }: Email, abortSignal: AbortSignal) {
      await transport.sendMail({
        from,
        // Addresses are objects, because nodemailer parses strings as lists of addresses.
        to: { name: '', address: recipient },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text: body,
        headers: { ...headers },
        messageId,
        signal: AbortSignal.any([abortSignal, AbortSignal.timeout(timeouts.total)]),
      })
    },
  }
}

/** Email to the operator. */
export function contactEmail(
  { mail, ...site }: Config,
  contactTo: string,
  message: { readonly name: string; readonly email: string; readonly message: string },
): Email {
  const name = toSingleLine(message.name)
  const body = [
    `${name} <${message.email}> wrote through the contact form:`,
    '',
    message.message,
    '',
    '-- ',
    'Your reply to this email goes to the sender.',
    `All messages: ${siteUrl(site)}/admin/messages`,
  ].join('\n')
  return {
    kind: 'contact',
    recipient: contactTo,
    replyTo: message.email,
    // untranslated: for the operator
    subject: `Message from ${name}`,
    body,
    headers: {},
    messageId: newMessageId(mail.from),
  }
}

/** Double opt-in. */
export function newsletterConfirmationEmail(
  { mail, ...site }: Config,
  email: string,
  tokens: { readonly confirmation: string; readonly unsubscribing: string },
): Email {
  const address = siteUrl(site)
  const body = [
    t('To get the Helioplan newsletter, open this link:'),
    '',
    `${address}${addressOf('/newsletter/confirm')}?token=${tokens.confirmation}`,
    '',
    t('If you did not ask for the newsletter, ignore this email. We will not send it.'),
    '',
    '-- ',
    t('Unsubscribe: {link}', { link: unsubscribeLink(address, tokens.unsubscribing) }),
  ].join('\n')
  return {
    kind: 'confirmation',
    recipient: email,
    replyTo: null,
    subject: t('Confirm your Helioplan newsletter subscription'),
    body,
    headers: unsubscribeHeaders(address, tokens.unsubscribing),
    messageId: newMessageId(mail.from),
  }
}

/** One-click unsubscribe (RFC 8058). */
const unsubscribeHeaders = (address: string, token: string) => ({
  'List-Unsubscribe': `<${address}/api/newsletter/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export const newMessageId = (from: string) => `<${randomUUID()}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** Replaces line breaks and control characters, which would allow header injection. */
const toSingleLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Marks where the operator's email address is inserted. A private-use character (U+E000) that no text contains. */
export const CONTACT_PLACEHOLDER = '\uE000'

export const insertContact = (text: string, { email }: Pick<ContactDetails, 'email'>) =>
  text.replaceAll(CONTACT_PLACEHOLDER, email)

export interface AccountEmail {
  readonly kind: Extract<(typeof outbox.$inferInsert)['kind'], 'account' | 'reset' | 'email' | 'email change'>
  readonly recipient: string
  readonly userId: number | null
  readonly subject: string
  readonly body: string
}

/** Link to the page in the current language. */
export const unsubscribeLink = (site: string, token: string) =>
  `${site}${addressOf('/newsletter/unsubscribe')}?token=${token}`
