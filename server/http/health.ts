import express, { type RequestHandler, type Response } from 'express'
import type { Deps } from '../deps.ts'

/** Whether the process lives, and whether it can answer. */
export function healthRoutes({ pool, isStopping = () => false }: Pick<Deps, 'pool' | 'isStopping'>): RequestHandler {
  const router = express.Router()
  const reply = (response: Response, status: number, text: string) =>
    void response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text)
  router.get('/healthz', (_request, response) => reply(response, 200, 'The process lives'))
  router.get('/readyz', async (_request, response) => {
    if (isStopping()) return reply(response, 503, 'Stopping')
    const isReady = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    reply(response, isReady ? 200 : 503, isReady ? 'Ready' : 'The database does not answer')
  })
  return router
}
