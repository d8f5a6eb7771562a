import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** Starts a local server in place of an external service, for the tests of a file. Records the requests. */
export async function startStubServer(answer: RequestListener) {
  const requests: { readonly url: URL; readonly headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    requests.push({ url: new URL(request.url ?? '', 'http://localhost'), headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { requests, host: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export const replyWithJson =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
