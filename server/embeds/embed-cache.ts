import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { type CachedAnswer, createAnswerCache, encodeAnswer } from '../public-api/answer-cache.ts'
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

  /** @param render gets a predicate that tells whether the answer is still wanted */
  async function send(
    key: string,
    request: Request,
    response: Response,
    render: (isWanted: () => boolean) => Promise<Rendered>,
  ) {
    const answer = await cache.getOrBuild(key, response, async (isWanted) => encode(await render(isWanted)))
    sendAnswer(answer, request, response)
  }

  return { send }
}

async function encode({ text, headers }: Rendered): Promise<CachedAnswer> {
  const bytes = { bytes: Uint8Array.from(Buffer.from(text)), gzip: Uint8Array.from(await compress(text)) }
  return encodeAnswer(bytes, headers)
}
