import type { QueryClient } from '@tanstack/react-query'
import { prepareStoredHome } from '../state/load-home-schemas.ts'
import { allMeterReadings } from './home-queries.ts'

/**
 * Loads what deletes everything stored about the home in this browser, so that nothing can fail once a session has ended.
 * @returns the function that deletes it
 * @throws where its scripts do not load
 */
export async function prepareHomeRemoval(client: QueryClient): Promise<() => void> {
  await prepareStoredHome()
  const { deleteHome } = await import('../state/home.ts')
  return () => {
    deleteHome()
    client.removeQueries(allMeterReadings)
  }
}
