import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'

/** Quick rather than small: the text is made anew for every answer. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const GZIP = { level: 5 }
/** Bytes below which compression saves nothing. */
const WORTHWHILE = 1000

/** Sends a text in the best encoding that the browser takes. */
export function sendCompressed(request: Request, response: Response, text: string) {
  response.vary('Accept-Encoding')
  const plain = Buffer.from(text)
  const encoding = plain.length < WORTHWHILE ? false : request.acceptsEncodings('br', 'gzip', 'identity')
  const bytes =
    encoding === 'br' ? brotliCompressSync(plain, BROTLI) : encoding === 'gzip' ? gzipSync(plain, GZIP) : plain
  if (bytes !== plain) response.set('Content-Encoding', String(encoding))
  response.set('Content-Length', String(bytes.length))
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** JSON for anyone: revalidated with every use, and not sent again while it is the same. */
export function sendPublicJson(request: Request, response: Response, value: unknown) {
  const text = JSON.stringify(value)
  response.set({ 'Cache-Control': 'public, no-cache', ETag: etagOf(text) }).type('json')
  if (request.fresh) response.status(304).end()
  else sendCompressed(request, response, text)
}

/** Weak, because the same text goes out in several encodings. */
export const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
