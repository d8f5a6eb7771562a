import type { ContactDetails } from '#shared/contact-details.ts'
import type { outbox } from '#shared/tables.ts'

/** Stands in a letter where the operator's email address belongs; a character of nobody's text. */
export const CONTACT = '\uE000'

/** The text with the address at which people reach the operator. */
export const withContact = (text: string, { email }: Pick<ContactDetails, 'email'>) => text.replaceAll(CONTACT, email)

/** A mail about an account. */
export interface Letter {
  readonly kind: Extract<(typeof outbox.$inferInsert)['kind'], 'account' | 'reset' | 'email' | 'email change'>
  readonly recipient: string
  readonly userId: number | null
  readonly subject: string
  readonly body: string
}
