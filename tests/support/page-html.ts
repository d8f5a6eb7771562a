import type { IncomingMessage } from 'node:http'

/* Parts of responses. */

export const rootOf = (html: string) => /<div id="root">(.*)<\/div>/s.exec(html)?.[1] ?? ''

const jsonIn = (html: string, attributes: string) =>
  JSON.parse(new RegExp(`<script ${attributes}>(.*?)</script>`, 's').exec(html)?.[1] ?? 'null')

/** Data for the page's scripts. */
export const pageDataOf = (html: string) => jsonIn(html, 'type="application/json" id="page-data"')

/** Description for search engines. */
export const linkedDataOf = (html: string) => jsonIn(html, 'type="application/ld\\+json"')

/** Parser of superagent: the bytes of a response. */
export function binary(response: unknown, done: (error: Error | null, bytes: Buffer) => void) {
  const parts: Buffer[] = []
  const stream = response as IncomingMessage
  stream.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)))
}
