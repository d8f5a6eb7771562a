import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { runInLanguage, servedLanguage } from '../http/request-language.ts'
import { type AccountEmail, insertContact } from './account-email.ts'
import { newMessageId } from './email.ts'
import { addToOutbox } from './outbox.ts'

/**
 * Writes emails in a stored language, and queues them in the transaction that stores their cause. Does nothing without a
 * mail server.
 */
export const createEmailQueue =
  ({ mail, contact, languages }: Deps['config']) =>
  async (tx: Pick<Transaction, 'insert'>, language: string, write: () => AccountEmail | undefined) => {
    if (!mail.smtpUrl) return
    const email = runInLanguage(servedLanguage(language, languages), write)
    if (!email) return
    const body = insertContact(email.body, contact)
    await addToOutbox(tx, { ...email, body, replyTo: null, headers: {}, messageId: newMessageId(mail.from) })
  }
