import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { ContactDetails } from '#shared/contact-details.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { t } from '#shared/language/t.ts'
import type { outbox } from '#shared/tables.ts'
import { type Config, siteUrl } from '../config.ts'

type Column = 'kind' | 'recipient' | 'userId' | 'replyTo' | 'subject' | 'body' | 'headers'
/** Email to be queued. */
export type NewEmail = Pick<typeof outbox.$inferInsert, Column>
/** Email as stored in the outbox. */
export type Email = Pick<typeof outbox.$inferSelect, Column | 'messageId'>

/** Timeouts of one delivery [ms]: connecting, greeting, silence, and in total. */
export const DELIVERY_TIMEOUTS = { connect: 10_000, greeting: 10_000, silence: 20_000, total: 60_000 }
type DeliveryTimeouts = typeof DELIVERY_TIMEOUTS

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
  site: Config,
  contactTo: string,
  message: { readonly name: string; readonly email: string; readonly message: string },
): NewEmail {
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
  // untranslated: for the operator
  return { kind: 'contact', recipient: contactTo, replyTo: message.email, subject: `Message from ${name}`, body }
}

/** Double opt-in. */
export function newsletterConfirmationEmail(
  config: Config,
  email: string,
  tokens: { readonly confirmation: string; readonly unsubscribing: string },
): NewEmail {
  const address = siteUrl(config)
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
  const headers = unsubscribeHeaders(address, tokens.unsubscribing)
  const subject = t('Confirm your Helioplan newsletter subscription')
  return { kind: 'confirmation', recipient: email, subject, body, headers }
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

export type AccountEmail = Pick<Email, 'recipient' | 'userId' | 'subject' | 'body'> & {
  readonly kind: Exclude<Email['kind'], 'contact' | 'confirmation'>
}

/** Link to the page in the current language. */
export const unsubscribeLink = (site: string, token: string) =>
  `${site}${addressOf('/newsletter/unsubscribe')}?token=${token}`
