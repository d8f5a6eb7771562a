import type { QueryClient } from '@tanstack/react-query'
import { allMeterReadings } from './home-queries.ts'
import { prepareStoredHome } from './load-home-schemas.ts'

/**
 * Loads what deletes everything stored about the home in this browser, so that nothing can fail once a session has ended.
 * @returns the function that deletes it
 * @throws where its scripts do not load
 */
export async function prepareHomeRemoval(client: QueryClient): Promise<() => void> {
  await prepareStoredHome()
  const { deleteHome } = await import('./home.ts')
  return () => {
    deleteHome()
    client.removeQueries(allMeterReadings)
  }
}
