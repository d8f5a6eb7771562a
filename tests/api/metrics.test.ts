import { expect, test } from 'vitest'
import { createMetrics, createMetricsServer } from '../../server/http/metrics.ts'
import { silentLog } from '../support/silent-log.ts'
import { listen } from '../support/stub-server.ts'
import { newMessage, openWebsiteBehindProxy } from '../support/website.ts'

const log = silentLog()
let measured: ReturnType<typeof createMetrics> | undefined
const { site, proxy } = await openWebsiteBehindProxy({
  config: { limits: { contact: { points: 1, duration: 60_000 } } },
  measure: (pool) => {
    measured = createMetrics({ pool, log })
    return measured
  },
})

const server = createMetricsServer(measured ?? expect.fail('nothing is measured'), log)
const address = `http://127.0.0.1:${await listen(server)}`
const fetched = async () => (await fetch(`${address}/metrics`)).text()

/** Value of a series in Prometheus notation. */
async function value(series: string) {
  const line = (await fetched()).split('\n').find((text) => text.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}
const answers = (method: string, route: string, status: number) =>
  value(`helioplan_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`)

test('Responses are counted by route pattern and status', async () => {
  const { agent, id } = await site.user()
  await agent.delete('/api/calculations/1').expect(404)
  await agent.delete('/api/calculations/2').expect(404)
  expect(await answers('DELETE', '/api/calculations/:id', 404)).toBe(2)
  const { slug } = await site.article(id)
  // The first is rendered, the others are cached.
  for (const attempt of [1, 2, 3]) await site.get(`/api/articles/${slug}?ask=${attempt}`).expect(200)
  expect(await answers('GET', '/api/articles/:slug', 200)).toBe(3)
  for (const _ of [1, 2, 3]) await site.get(`/tips/${slug}`).expect(200)
  expect((await answers('GET', 'page', 200)) ?? 0).toBeGreaterThan(0)
  expect((await answers('GET', 'cached', 200)) ?? 0).toBeGreaterThan(0)
  await site.get('/no-such-file.js').expect(404)
  const text = await fetched()
  expect(text).not.toContain(slug)
  expect(text).not.toContain('no-such-file')
})

test('Reached limits, queued emails and connections are reported', async () => {
  await site.post('/api/contact', newMessage()).expect(201)
  await site.post('/api/contact', newMessage()).expect(429)
  expect(await value('helioplan_limit_reached_total{limit="contact"}')).toBe(1)
  await site.query(`insert into outbox (recipient, subject, body, message_id, created_at, next_attempt_at) values
     ('a@example.com', 'S', 'B', '<1@x>', now() - interval '1 hour', now()),
     ('b@example.com', 'S', 'B', '<2@x>', now() - interval '2 hours', 'infinity')`)
  expect(await value('helioplan_outbox_mails{state="waiting"}')).toBe(1)
  expect(await value('helioplan_outbox_mails{state="given up"}')).toBe(1)
  expect(await value('helioplan_outbox_oldest_seconds')).toBeGreaterThanOrEqual(3600)
  expect(await value('helioplan_outbox_oldest_seconds')).toBeLessThan(7200)
  expect(await value('helioplan_database_connections{state="idle"}')).toBeGreaterThan(0)
  expect(await value('helioplan_database_connections{state="waiting"}')).toBe(0)
  expect(await value('helioplan_database_up')).toBe(1)
})

test('Without the database the other metrics are reported, without stale values', async () => {
  proxy.disconnect()
  expect(await value('helioplan_database_up')).toBe(0)
  expect(await value('helioplan_outbox_mails{state="waiting"}')).toBeUndefined()
  expect(await value('process_start_time_seconds')).toBeGreaterThan(0)
  proxy.restore()
})

test('The site does not serve metrics, and the metrics port serves nothing else', async () => {
  expect((await site.get('/metrics')).status).toBe(404)
  expect((await fetch(`${address}/api/user`)).status).toBe(404)
})
