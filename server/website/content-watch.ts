import { contentRevision } from '#shared/tables.ts'
import { repeatInBackground } from '../background.ts'
import type { Database } from '../database/connect.ts'
import type { Log } from '../http/log.ts'

/** Time between checks of the revision [ms]; another process's change is seen within this time. */
const POLL_INTERVAL = 1000

/**
 * Whether content rendered by this process is still current. Polls the content revision in the background, so that
 * requests need no query. Triggers increase it in the transaction that changes an article, so data read after seeing a
 * revision are at least as new.
 */
export function watchContent(
  { db, log, onChange = () => {} }: { readonly db: Database; readonly log: Log; readonly onChange?: () => void },
  pollInterval = POLL_INTERVAL,
) {
  let generation = 0
  let isFresh = true
  let knownRevision: number | undefined
  const findRevision = db
    .select({ revision: contentRevision.revision })
    .from(contentRevision)
    .prepare('content-revision')

  function markChanged() {
    onChange()
    generation++
  }

  const stop = repeatInBackground(pollInterval, async (isStopped) => {
    try {
      const [row] = await findRevision.execute()
      if (row?.revision !== knownRevision) markChanged()
      knownRevision = row?.revision
      isFresh = true
    } catch (error) {
      if (isFresh && !isStopped())
        log.warn({ error }, 'The content’s revision cannot be read: pages are the last known')
      isFresh = false
    }
  })

  return {
    /** Increases when the content may have changed; responses of earlier generations are stale. */
    get generation() {
      return generation
    },
    /** False while the database is down. */
    get isFresh() {
      return isFresh
    },
    /** Call it after storing a change of the content. */
    markChanged,
    stop,
  }
}

export type ContentWatch = Omit<ReturnType<typeof watchContent>, 'stop'>
