import type { RequestHandler } from 'express'

export const SERVICE_WORKER = '/sw.js'

/** Scripts that run beside the page, this one and those that the build names so. */
export const isWorker = (path: string) => path === SERVICE_WORKER || /-worker-[\w-]{8}\.js$/.test(path)

/** What they may load; other answers that are no page load nothing. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** In place of the worker: gives up all that was kept, and itself. Whoever has the site open goes on without it. */
const RESIGNATION = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(giveUp()))
async function giveUp() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

export const resign: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').type('text/javascript').send(RESIGNATION)
}
