import type { ContactDetails } from '#shared/contact-details.ts'
import type { outbox } from '#shared/tables.ts'

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
