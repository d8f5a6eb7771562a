import { serviceUnavailable } from '../http/errors.ts'
import { TOWN_FIGURES, type TownLocation } from './job.ts'
import { QueueFull, type WorkerPool } from './worker-pool.ts'

/** Takes turns with the callers of the API. */
const ADDRESS = 'town pages'

/** Figures of a town, as `formatTownFigures` writes them. @throws HttpError 503 if too many jobs are waiting */
export const computeTownFigures =
  (pool: WorkerPool) =>
  async (latitude: number, longitude: number): Promise<string> => {
    const input: TownLocation = { latitude, longitude }
    try {
      const { bytes } = await pool.run({ path: TOWN_FIGURES, input }, ADDRESS)
      return new TextDecoder().decode(bytes)
    } catch (error) {
      throw error instanceof QueueFull ? serviceUnavailable() : error
    }
  }
