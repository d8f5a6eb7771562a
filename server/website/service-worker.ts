import type { RequestHandler } from 'express'

export const SERVICE_WORKER = '/sw.js'

export const isWorkerScript = (path: string) => path === SERVICE_WORKER || /-worker-[\w-]{8}\.js$/.test(path)

const PLAN_WORKER = /\/plan-worker-[\w-]{8}\.js$/

/** Content-Security-Policy of a worker; that of plans loads a part of its scripts later. Other files may load nothing. */
export const policyOfWorker = (path: string) =>
  `default-src 'none'; ${PLAN_WORKER.test(path) ? 'script-src' : 'connect-src'} 'self'`

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
