import type { QueryClient } from '@tanstack/react-query'
import type { Home } from '#shared/home/home.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import type { SiteDataSources } from '#shared/plan/resolve-site-data.ts'
import { tableResource, tileResource } from '#shared/solar/resource.ts'
import { climateTable, climateTile, timeZone } from '../../api/place-queries.ts'
import { loadProfilesQuery, meterReadings, typicalFigures } from '../../home/home-queries.ts'
import { today } from '../../state/today.ts'
import type { PlanAnalysis, PlanRequest, PlanResponse, PlanResults, WorkerMessage } from './protocol.ts'

/* Computes a plan other than the one on the screen in its own worker, so that the screen's plan never waits. */

/** Resolves to an empty result if there is no place. */
export async function computeOnce(
  client: QueryClient,
  home: Home,
  analyses: readonly PlanAnalysis[],
): Promise<PlanResults> {
  const { place } = home
  if (!place) return {}
  const [resource, zone, profiles, preset, readings] = await Promise.all([
    fetchSolarResource(client, place.latitude, place.longitude),
    place.timeZone ?? client.fetchQuery(timeZone(place.latitude, place.longitude)),
    client.fetchQuery(loadProfilesQuery),
    client.fetchQuery(typicalFigures(home.region)),
    client.fetchQuery(meterReadings(home.use.day)),
  ])
  const locatedHome: Home = { ...home, place: { ...place, timeZone: zone } }
  const siteInputs = { resource, profiles, today: today(), ...(readings && { meterReadings: readings }) }
  return enqueueRequest({ id: 1, home: locatedHome, siteInputs, preset, customScenarios: [], analyses })
}

async function fetchSolarResource(
  client: QueryClient,
  latitude: number,
  longitude: number,
): Promise<SiteDataSources['resource']> {
  const tile = await client.fetchQuery(climateTile(latitude, longitude)).catch(() => null)
  if (tile) return tileResource(tile.index, tile.tile, latitude, longitude)
  return tableResource(await client.fetchQuery(climateTable), latitude, longitude)
}

/** One worker runs at a time: a second one would slow down the first. */
let lastJob: Promise<unknown> = Promise.resolve()

function enqueueRequest(request: PlanRequest): Promise<PlanResults> {
  const job = lastJob.then(() => runInWorker(request))
  lastJob = job.catch(() => {})
  return job
}

const runInWorker = (request: PlanRequest) =>
  new Promise<PlanResults>((resolve, reject) => {
    const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
    let allResults: PlanResults = {}
    worker.onmessage = ({ data: { results, isLast } }: MessageEvent<PlanResponse>) => {
      allResults = { ...allResults, ...results }
      if (!isLast) return
      worker.terminate()
      resolve(allResults)
    }
    worker.onerror = () => {
      worker.terminate()
      reject(new Error('The worker of the plan failed'))
    }
    worker.postMessage({ request, language: currentLanguage() } satisfies WorkerMessage)
  })
