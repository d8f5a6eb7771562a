import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { type Letter, withContact } from '../letter.ts'
import { newMessageId } from './mail.ts'
import { enqueue } from './outbox.ts'

/** Puts a letter into the outbox, in the transaction that stores what it is about; where the site has no mail, nothing. */
export const post =
  ({ mail, contact }: Deps['config']) =>
  async (tx: Pick<Transaction, 'insert'>, letter: Letter) => {
    if (!mail.smtpUrl) return
    const body = withContact(letter.body, contact)
    await enqueue(tx, { ...letter, body, replyTo: null, headers: {}, messageId: newMessageId(mail.from) })
  }
