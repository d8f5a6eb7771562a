import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { MAIL_KINDS } from '#shared/tables.ts'
import { type Config, siteAddress } from '../config.ts'

/** A mail as the outbox keeps it. */
export interface Mail {
  readonly kind: (typeof MAIL_KINDS)[number]
  readonly recipient: string
  /** Whose account it is about. */
  readonly userId?: number | null
  readonly replyTo: string | null
  readonly subject: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Fixed when the mail is written: a repeated delivery can be told from a second mail. */
  readonly messageId: string
}

/** Time limits of one delivery [ms]: until the server is reached, until it greets, while it says nothing, and in all. */
export const DELIVERY_LIMITS = { connect: 10_000, greeting: 10_000, silence: 20_000, whole: 60_000 }
export type DeliveryLimits = typeof DELIVERY_LIMITS

/** Sends mails one by one to the server at `smtpUrl`; rejects when a mail was not accepted. */
export function mailer({ smtpUrl, from }: { smtpUrl: string; from: string }, limits: DeliveryLimits = DELIVERY_LIMITS) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: limits.connect,
    dnsTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    // A server that was left must not be able to hold on.
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ recipient, replyTo, subject, body, headers, messageId }: Mail, stopped: AbortSignal) {
      await transport.sendMail({
        from,
        // As objects, so that no text of a visitor's is read as a list of addresses.
        to: { name: '', address: recipient },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text: body,
        headers: { ...headers },
        messageId,
        signal: AbortSignal.any([stopped, AbortSignal.timeout(limits.whole)]),
      })
    },
  }
}

/** A message of the contact form, for whoever answers it. */
export function contactMail(
  { mail, ...site }: Config,
  contactTo: string,
  message: { readonly name: string; readonly email: string; readonly message: string },
): Mail {
  const name = inOneLine(message.name)
  const body = [
    `${name} <${message.email}> wrote through the contact form:`,
    '',
    message.message,
    '',
    '-- ',
    'Answering this mail writes to the sender.',
    `All messages: ${siteAddress(site)}/admin/messages`,
  ].join('\n')
  return {
    kind: 'contact',
    recipient: contactTo,
    replyTo: message.email,
    subject: `Message from ${name}`,
    body,
    headers: {},
    messageId: newMessageId(mail.from),
  }
}

/** Asks the holder of an address whether the newsletter is wanted. */
export function confirmationMail(
  { mail, ...site }: Config,
  email: string,
  tokens: { readonly confirmation: string; readonly unsubscribing: string },
): Mail {
  const address = siteAddress(site)
  const body = [
    'Please confirm that you would like the Helioplan newsletter:',
    '',
    `${address}/newsletter/confirm?token=${tokens.confirmation}`,
    '',
    'If you did not ask for it, ignore this mail: without your confirmation nothing is sent.',
    '',
    '-- ',
    `Unsubscribe: ${address}/newsletter/unsubscribe?token=${tokens.unsubscribing}`,
  ].join('\n')
  return {
    kind: 'confirmation',
    recipient: email,
    replyTo: null,
    subject: 'Confirm your subscription to the Helioplan newsletter',
    body,
    headers: unsubscribeHeaders(address, tokens.unsubscribing),
    messageId: newMessageId(mail.from),
  }
}

/** One press in the mail program unsubscribes (RFC 8058). */
const unsubscribeHeaders = (address: string, token: string) => ({
  'List-Unsubscribe': `<${address}/api/newsletter/unsubscribe?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export const newMessageId = (from: string) => `<${randomUUID()}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** For a header: line breaks and other control characters become spaces. */
const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
