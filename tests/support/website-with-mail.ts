import { afterAll } from 'vitest'
import { createEmailFinalizer } from '../../server/accounts/emails.ts'
import { startOutbox } from '../../server/mail/outbox.ts'
import { openMailServer, type ReceivedEmail, waitUntil } from './mail-server.ts'
import { silentLog } from './silent-log.ts'
import { openWebsite, type WebsiteOptions } from './website.ts'

export const SITE = 'https://solar.example.com'

/** The website with a real mail server whose emails can be read. */
export async function openWebsiteWithMail({ config = {}, ...options }: WebsiteOptions = {}) {
  const server = await openMailServer()
  const mail = { smtpUrl: server.url, ...config.mail }
  const site = await openWebsite({ ...options, config: { publicUrl: SITE, trustProxy: 1, ...config, mail } })
  // Separate from the application, whose statements some tests count.
  const stopOutbox = startOutbox(
    { ...site, pool: site.sql, log: silentLog(), finalize: createEmailFinalizer(site) },
    { pollInterval: 10, firstRetryDelay: 100 },
  )
  afterAll(stopOutbox)

  /** Emails sent to an address, once the outbox is empty. */
  async function emailsTo(address: string): Promise<readonly ReceivedEmail[]> {
    await waitUntil(
      async () => (await site.sql.query('select from outbox where sent_at is null')).rowCount === 0,
      20_000,
    )
    return server.received.filter(({ to }) => to.includes(address))
  }
  /** Token of the link to a page; '' if there is none. */
  const extractToken = (email: ReceivedEmail | undefined, page: string) =>
    new RegExp(`${SITE}/${page}#token=([\\w-]{43})\\s`).exec(email?.body ?? '')?.[1] ?? ''
  const lastEmailTo = async (address: string) => (await emailsTo(address)).at(-1)
  /** Token of the link to a page in the last email to an address. */
  const tokenIn = async (address: string, page: string) => extractToken(await lastEmailTo(address), page)

  /** Makes the last authentication in a user's sessions older [minutes]. */
  const ageStepUp = (userId: number, minutes: number) =>
    site.sql.query(
      `update sessions set sess = (sess::jsonb || jsonb_build_object('provenAt', (sess ->> 'provenAt')::bigint - $2::bigint))::json
       where user_id = $1`,
      [userId, minutes * 60_000],
    )

  return { site, emailsTo, lastEmailTo, extractToken, tokenIn, ageStepUp }
}
