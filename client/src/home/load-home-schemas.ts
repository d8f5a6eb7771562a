import { hasStoredHome, PLAN_BACKUPS_KEY, readText } from '../state/storage.ts'

/*
 * The schemas of a home are 14 kB. They load before anything stored is read, and on a device without a plan only after its
 * first answer.
 */

type HomeSchemas = typeof import('./home-schemas.ts')

let schemas: HomeSchemas | undefined
let isHomeKnown = false

export async function loadHomeSchemas(): Promise<void> {
  schemas ??= await import('./home-schemas.ts')
}

/** `undefined` until they are loaded. */
export const findHomeSchemas = (): HomeSchemas | undefined => schemas

/** @throws unless they are loaded: a stored home that is not read must not be replaced */
export function homeSchemas(): HomeSchemas {
  // untranslated: a mistake of the program
  if (!schemas) throw new Error('A home was read before its schemas were loaded.')
  return schemas
}

/** Call it before the home of this device is used. Once it is known, only backups are still read. */
export async function prepareStoredHome(): Promise<void> {
  const isStored = hasStoredHome() && !isHomeKnown
  if (isStored || readText('device', PLAN_BACKUPS_KEY) !== null) await loadHomeSchemas()
}

export function markHomeKnown() {
  isHomeKnown = true
}
