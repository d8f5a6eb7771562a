import { parentPort } from 'node:worker_threads'
import { computeTownFigures, formatTownFigures } from '#shared/solar/town-figures.ts'
import { findClimate } from '../../public-api/climate-files.ts'

/** Thread that computes the figures of one town after the other. */
export interface TownRequest {
  readonly latitude: number
  readonly longitude: number
}

parentPort?.on('message', async ({ latitude, longitude }: TownRequest) => {
  const { resource } = await findClimate(latitude, longitude)
  parentPort?.postMessage(formatTownFigures(computeTownFigures(latitude, resource)))
})
