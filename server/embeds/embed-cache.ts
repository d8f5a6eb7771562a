import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { type CachedAnswer, createAnswerCache, encodeAnswer, tagOf } from '../public-api/answer-cache.ts'
import { sendAnswer } from '../public-api/public-api.ts'

export interface Rendered {
  readonly text: string
  /** Of the whole answer. */
  readonly headers: Readonly<Record<string, string>>
}

/** A card is about 8 kB. */
const CACHE_BYTES = 8 * 1024 * 1024

const compress = promisify(gzip)

/** Sends answers that are the same for everybody; requests for the same one share its rendering. */
export function createEmbedCache() {
  const cache = createAnswerCache(CACHE_BYTES)
  const pending = new Map<string, Promise<CachedAnswer>>()

  async function send(key: string, request: Request, response: Response, render: () => Promise<Rendered>) {
    const answer = cache.get(key) ?? (await (pending.get(key) ?? start(key, render)))
    // The deadline may have answered.
    if (!response.headersSent && !response.destroyed) sendAnswer(answer, request, response)
  }

  function start(key: string, render: () => Promise<Rendered>) {
    const answer = render()
      .then(encode)
      .then((encoded) => {
        cache.add(key, encoded)
        return encoded
      })
      .finally(() => pending.delete(key))
    pending.set(key, answer)
    return answer
  }

  return { send }
}

async function encode({ text, headers }: Rendered): Promise<CachedAnswer> {
  const bytes = { bytes: Uint8Array.from(Buffer.from(text)), gzip: Uint8Array.from(await compress(text)) }
  return encodeAnswer(bytes, tagOf(JSON.stringify(headers) + text), headers)
}
