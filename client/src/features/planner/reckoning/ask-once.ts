import type { QueryClient } from '@tanstack/react-query'
import type { Home } from '#shared/home/home.ts'
import type { Known } from '#shared/home/plan/surroundings-of-home.ts'
import { tableResource, tileResource } from '#shared/solar/resource.ts'
import { loadProfilesQuery, readingsOf, typicalOf } from '../../../api/home-queries.ts'
import { climateTable, climateTile, timeZone } from '../../../api/place-queries.ts'
import { today } from '../../../state/today.ts'
import type { Question, Replies, Reply, Topic } from './protocol.ts'

/*
 * A question about a home that is not the one on the screen, or that no screen shows: asked of a worker of its own, so that
 * the growing plan waits for nothing.
 */

/** All that is said to one question; a home without a place has no answer. */
export async function askOnce(client: QueryClient, home: Home, topics: readonly Topic[]): Promise<Replies> {
  const { place } = home
  if (!place) return {}
  const [resource, clock, profiles, preset, readings] = await Promise.all([
    resourceAt(client, place.latitude, place.longitude),
    place.timeZone ?? client.fetchQuery(timeZone(place.latitude, place.longitude)),
    client.fetchQuery(loadProfilesQuery),
    client.fetchQuery(typicalOf(home.region.country)),
    client.fetchQuery(readingsOf(home.use.day)),
  ])
  const placed: Home = { ...home, place: { ...place, timeZone: clock } }
  const known = { resource, profiles, today: today(), ...(readings && { readings }) }
  return answerTo({ number: 1, home: placed, known, preset, ways: [], topics })
}

async function resourceAt(client: QueryClient, latitude: number, longitude: number): Promise<Known['resource']> {
  const fine = await client.fetchQuery(climateTile(latitude, longitude)).catch(() => null)
  if (fine) return tileResource(fine.index, fine.tile, latitude, longitude)
  return tableResource(await client.fetchQuery(climateTable), latitude, longitude)
}

/** One after the other: two workers at a time would slow the one that somebody waits for. */
let last: Promise<unknown> = Promise.resolve()

function answerTo(question: Question): Promise<Replies> {
  const answer = last.then(() => fromWorker(question))
  last = answer.catch(() => {})
  return answer
}

const fromWorker = (question: Question) =>
  new Promise<Replies>((resolve, reject) => {
    const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
    let said: Replies = {}
    worker.onmessage = ({ data: { replies, isLast } }: MessageEvent<Reply>) => {
      said = { ...said, ...replies }
      if (!isLast) return
      worker.terminate()
      resolve(said)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new Error('The plan could not be worked out in this browser.'))
    }
    worker.postMessage(question)
  })
