import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A server of ours in place of somebody's service, until the file's tests are done: its host, and what it was asked. */
export async function standIn(answer: RequestListener) {
  const asked: { readonly url: URL; readonly headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? '', 'http://localhost'), headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, host: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export const inJson =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
