import type { RequestHandler } from 'express'

export const SERVICE_WORKER = '/sw.js'

export const isWorkerScript = (path: string) => path === SERVICE_WORKER || /-worker-[\w-]{8}\.js$/.test(path)

/** Content-Security-Policy of workers. Other files may load nothing. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const UNREGISTER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(giveUp()))
async function giveUp() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

export const serveUnregisterScript: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').type('text/javascript').send(UNREGISTER_SCRIPT)
}
