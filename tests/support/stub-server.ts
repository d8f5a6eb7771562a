import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** At the end of the current test, or of the file outside of tests. */
export function closeAtEnd(close: () => unknown) {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await close()))
  else afterAll(async () => void (await close()))
}

/**
 * Lets a server listen until the end of the current test, or of the file outside of tests.
 * @returns its port
 */
export async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAtEnd(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Starts a local server in place of an external service. Records the requests. */
export async function startStubServer(answer: RequestListener) {
  const requests: { readonly url: URL; readonly headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    requests.push({ url: new URL(request.url ?? '', 'http://localhost'), headers: request.headers })
    answer(request, response)
  })
  return { requests, host: `127.0.0.1:${await listen(server)}` }
}

export const replyWithJson =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body))
