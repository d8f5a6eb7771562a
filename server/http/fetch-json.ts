/** [bytes] The expected responses have a few thousand. */
const MAX_BYTES = 100_000

/** @throws Error if the response fails or is too large */
export async function fetchJson(
  address: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(address, { signal, redirect: 'error', headers })
  if (!response.ok || !response.body) throw new Error(`Status ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('The answer is too large')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
