import type { outbox } from '#shared/tables.ts'

/** A mail about an account. */
export interface Letter {
  readonly kind: Extract<(typeof outbox.$inferInsert)['kind'], 'account' | 'reset' | 'email' | 'email change'>
  readonly recipient: string
  readonly userId: number | null
  readonly subject: string
  readonly body: string
}
