import type { SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'
import { receiveMail } from './receive-mail.ts'

export { type Received, until } from './receive-mail.ts'

/** A real SMTP server on loopback for the tests of a file; what it accepts stands in `received`. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const server = await receiveMail(options)
  afterAll(server.close)
  return server
}
