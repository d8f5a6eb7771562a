import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { loadTownIndex } from '../../server/towns/town-index.ts'
import type { ServedSite } from '../support/served-site.ts'
import { formatRow, middle, timeUntil } from './report.ts'

const CRAWLED = 1500
/** Requests at the same time. */
const CRAWLERS = 8
/** Towns that a person opens, one after another. */
const OPENED = 60
/** Time between two pages of a person [ms]. */
const READING = 100

const CRAWLER = '198.51.100.1'
const PERSON = '198.51.100.2'

interface Times {
  /** [ms] */
  readonly town: number
  readonly start: number
}

/** How long a person waits for pages while a crawler opens all towns, relative to the same person alone. */
export async function benchCrawl({ origin, pid }: ServedSite) {
  const { townsByKey } = await loadTownIndex()
  const slugs = [...townsByKey.values()].map(({ slug }) => slug)
  const step = Math.floor(slugs.length / (CRAWLED + 2 * OPENED))
  const some = slugs.filter((_, i) => i % step === 0)
  await open(`${origin}/solar/${some.pop()}`, PERSON)
  const alone = await read(origin, some.splice(0, OPENED))
  const before = memory(pid)

  const queue = some.splice(0, CRAWLED)
  const opened = some.slice(0, OPENED)
  const statuses = new Map<number, number>()
  const startTime = performance.now()
  const crawl = Array.from({ length: CRAWLERS }, async () => {
    for (let slug = queue.pop(); slug !== undefined; slug = queue.pop()) {
      const status = await open(`${origin}/solar/${slug}`, CRAWLER)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  const during = await read(origin, opened)
  if (queue.length === 0) throw new Error('The crawler was done before the person')
  await Promise.all(crawl)
  const seconds = (performance.now() - startTime) / 1000

  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  formatRow('Towns that a crawler opens', `${(CRAWLED / seconds).toFixed(0)} /s`, `${answers}; goal: 200 only`)
  formatRow('A person’s town beside it', `${during.town.toFixed(1)} ms`, ratio(during.town, alone.town))
  formatRow('  start page', `${during.start.toFixed(1)} ms`, ratio(during.start, alone.start))
  formatRow('Memory after it', `${memory(pid)} MB`, `${before} MB before`)
}

const ratio = (during: number, alone: number) =>
  `${(during / alone).toFixed(1)} × ${alone.toFixed(1)} ms alone, goal 2 ×`

/** Medians. */
async function read(origin: string, slugs: readonly string[]): Promise<Times> {
  const times: Times[] = []
  for (const slug of slugs) {
    times.push({
      town: await timeUntil(() => open(`${origin}/solar/${slug}`, PERSON)),
      start: await timeUntil(() => open(origin, PERSON)),
    })
    await pause(READING)
  }
  return { town: middle(times.map(({ town }) => town)), start: middle(times.map(({ start }) => start)) }
}

async function open(address: string, from: string) {
  const response = await fetch(address, { headers: { 'x-forwarded-for': from } })
  await response.arrayBuffer()
  return response.status
}

/** Resident [MB]. */
const memory = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)
