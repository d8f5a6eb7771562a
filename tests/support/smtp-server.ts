import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedEmail {
  readonly from: string
  readonly to: readonly string[]
  /** Unfolded and decoded header fields by lower-case name. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
  readonly raw: string
}

/**
 * A real SMTP server on loopback that collects accepted emails in `received`.
 * @param port 0: any free port
 */
export async function startSmtpServer(options: SMTPServerOptions = {}, port = 0) {
  const received: ReceivedEmail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const raw = Buffer.concat(chunks).toString('utf8')
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parseEmail(raw),
          raw,
        })
        done()
      })
    },
    ...options,
  })
  // Some tests disconnect in the middle.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { server, port: bound, url: `smtp://127.0.0.1:${bound}`, received, close }
}

function parseEmail(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const headers = new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
  const body = raw.slice(end + 4)
  return {
    headers,
    body: decodeBody(body, headers.get('content-transfer-encoding')),
  }
}

/** Encoded words of a header (RFC 2047). */
const decodeWords = (text: string) =>
  text
    .replace(/(=\?[^?]*\?[BQ]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body)
  // Mostly other letters than Latin ones.
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return body
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/**
 * Polls until a condition holds.
 * @param limit [ms]
 */
export async function waitUntil(condition: () => boolean | Promise<boolean>, limit = 10_000) {
  const end = Date.now() + limit
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Did not come true within ${limit} ms: ${condition}`)
    await pause(20)
  }
}
