import { afterAll } from 'vitest'
import { completeLetters } from '../../server/accounts/letters.ts'
import type { Config } from '../../server/config.ts'
import { startOutbox } from '../../server/mail/outbox.ts'
import { openMailServer, type Received, until } from './mail-server.ts'
import { silentLog } from './silent-log.ts'
import { openWebsite, type WebsiteOptions } from './website.ts'

const SITE = 'https://solar.example.com'

/** The website with a real mail server: what it sends can be read. */
export async function openWebsiteWithMail({ config: change = (usual) => usual, ...options }: WebsiteOptions = {}) {
  const server = await openMailServer()
  const withMail = (usual: Config): Config =>
    change({ ...usual, publicUrl: SITE, trustProxy: 1, mail: { ...usual.mail, smtpUrl: server.url } })
  const site = await openWebsite({ ...options, config: withMail })
  // Beside the application, whose own statements some tests count.
  const stopOutbox = startOutbox(
    { ...site, pool: site.sql, log: silentLog(), complete: completeLetters(site) },
    { look: 10, retry: 100 },
  )
  afterAll(stopOutbox)

  /** All that has been written to an address, once nothing waits to be sent. */
  async function mailsTo(address: string): Promise<readonly Received[]> {
    await until(async () => (await site.sql.query('select from outbox where sent_at is null')).rowCount === 0, 20_000)
    return server.received.filter(({ to }) => to.includes(address))
  }
  /** The token of the link to a page in an email; '' when there is none. */
  const tokenIn = (mail: Received | undefined, page: string) =>
    new RegExp(`${SITE}/${page}#token=([\\w-]{43})\\s`).exec(mail?.body ?? '')?.[1] ?? ''

  /** Lets the last proof of identity in a user's sessions be older [minutes]. */
  const ageProof = (userId: number, minutes: number) =>
    site.sql.query(
      `update sessions set sess = (sess::jsonb || jsonb_build_object('provenAt', (sess ->> 'provenAt')::bigint - $2::bigint))::json
       where user_id = $1`,
      [userId, minutes * 60_000],
    )

  return { site, withMail, mailsTo, tokenIn, ageProof }
}
