import type { SMTPServerOptions } from 'smtp-server'
import { afterAll } from 'vitest'
import { startSmtpServer } from './smtp-server.ts'

export { type ReceivedEmail, waitUntil } from './smtp-server.ts'

/** A real SMTP server for the tests of a file. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const server = await startSmtpServer(options)
  afterAll(server.close)
  return server
}
