import { prepareStoredHome } from './load-home-schemas.ts'

/** Deletes everything stored about the home in this browser. The code loads when it is called. */
export async function removeHome() {
  await prepareStoredHome()
  const { deleteHome } = await import('./home.ts')
  deleteHome()
}
