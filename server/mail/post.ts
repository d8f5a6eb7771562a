import type { outbox } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { newMessageId } from './mail.ts'
import { enqueue } from './outbox.ts'

/** A mail about an account. */
export interface Letter {
  readonly kind: Extract<(typeof outbox.$inferInsert)['kind'], 'account' | 'reset' | 'email'>
  readonly recipient: string
  readonly userId: number | null
  readonly subject: string
  readonly body: string
}

/** Puts a letter into the outbox, in the transaction that stores what it is about; where the site has no mail, nothing. */
export const post =
  ({ mail }: Deps['config']) =>
  async (tx: Pick<Transaction, 'insert'>, letter: Letter) => {
    if (!mail.smtpUrl) return
    await enqueue(tx, { ...letter, replyTo: null, headers: {}, messageId: newMessageId(mail.from) })
  }

export type Post = ReturnType<typeof post>
