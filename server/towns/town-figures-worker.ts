import { parentPort, workerData } from 'node:worker_threads'
import { computeTownFigures, formatTownFigures } from '#shared/solar/town-figures.ts'
import { loadTownClimate } from './town-climate.ts'

/** Thread that computes the figures of one town after the other. */
export interface TownRequest {
  readonly latitude: number
  readonly longitude: number
}

const { folder } = workerData as { readonly folder: string }

parentPort?.on('message', async ({ latitude, longitude }: TownRequest) => {
  const resource = await loadTownClimate(folder, latitude, longitude)
  parentPort?.postMessage(formatTownFigures(computeTownFigures(latitude, resource)))
})
