import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Baseline: plain Node http with constant bytes and headers. */
/** @type {{ headers: [string, string][], body: Uint8Array }} */
const { headers, body } = workerData
const server = createServer((_request, response) => {
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('Content-Length', body.length)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') parentPort?.postMessage(address.port)
})
