/** Bytes of an answer; those we ask for have a few thousand. */
const LARGEST = 100_000

interface FetchOptions {
  /** Ends the call: when it takes too long, or when nobody waits for its answer. */
  readonly signal: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks a service of others. @throws Error when it does not answer well and in bounds */
export async function fetchJson(address: string, { signal, headers = {} }: FetchOptions): Promise<unknown> {
  const response = await fetch(address, { signal, redirect: 'error', headers })
  if (!response.ok || !response.body) throw new Error(`Status ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > LARGEST) throw new Error('The answer is too large')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
