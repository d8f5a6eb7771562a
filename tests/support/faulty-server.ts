import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { createLog } from '../../server/http/log.ts'
import { catchUncaughtErrors, runInExchange } from '../../server/http/uncaught-errors.ts'

/* A server whose answers fail where nothing catches it. Prints its port and the log, a line of JSON each. */

const fail = () => {
  throw new Error('on purpose')
}
const faults: Readonly<Record<string, () => void>> = {
  '/timer': () => void setTimeout(fail, 1),
  '/stream': () => void Readable.from(['x']).on('data', fail),
  '/promise': () => void Promise.reject(new Error('on purpose')),
  '/later': () => void Promise.resolve().then(() => setImmediate(fail)),
}

const counted: string[] = []
catchUncaughtErrors({
  log: createLog('error', { write: (line) => console.log(line.trim()) }),
  metrics: { countUncaughtError: (part: string) => void counted.push(part) } as never,
})
const server = createServer((request, response) => {
  request.id = request.url ?? ''
  if (request.url === '/counted') return response.end(JSON.stringify(counted))
  runInExchange({ request, response }, () => {
    response.write('begun')
    faults[request.url ?? '']?.()
  })
}).listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })))
// Of no answer.
process.once('SIGUSR2', () => void setTimeout(fail, 1))
