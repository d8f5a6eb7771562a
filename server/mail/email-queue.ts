import { type AccountEmail, insertContact } from '../account-email.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { newMessageId } from './email.ts'
import { addToOutbox } from './outbox.ts'

/** Queues emails in the transaction that stores their cause. Does nothing without a mail server. */
export const createEmailQueue =
  ({ mail, contact }: Deps['config']) =>
  async (tx: Pick<Transaction, 'insert'>, email: AccountEmail) => {
    if (!mail.smtpUrl) return
    const body = insertContact(email.body, contact)
    await addToOutbox(tx, { ...email, body, replyTo: null, headers: {}, messageId: newMessageId(mail.from) })
  }
