import { contentRevision } from '#shared/tables.ts'
import type { Database } from '../database/connect.ts'
import type { Log } from '../http/log.ts'

/** Time between checks of the revision [ms]; another process's change is seen within this time. */
const POLL_INTERVAL = 1000

/** Whether content rendered by this process is still current. */
export interface ContentWatch {
  /** Increases when the content may have changed; responses of earlier generations are stale. */
  readonly generation: number
  /** False while the database is down. */
  readonly isFresh: boolean
  /** Call it after storing a change of the content. */
  readonly markChanged: () => void
  readonly stop: () => void
}

/**
 * Polls the content revision in the background, so that requests need no query. Triggers increase it in the transaction
 * that changes an article, so data read after seeing a revision are at least as new.
 */
export function watchContent(
  { db, log, onChange = () => {} }: { readonly db: Database; readonly log: Log; readonly onChange?: () => void },
  pollInterval = POLL_INTERVAL,
): ContentWatch {
  let generation = 0
  let isFresh = true
  let knownRevision: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const findRevision = db
    .select({ revision: contentRevision.revision })
    .from(contentRevision)
    .prepare('content-revision')

  function invalidate() {
    onChange()
    generation++
  }

  async function poll() {
    try {
      const [row] = await findRevision.execute()
      if (row?.revision !== knownRevision) invalidate()
      knownRevision = row?.revision
      isFresh = true
    } catch (error) {
      if (isFresh && !isStopped) log.warn({ error }, 'The content’s revision cannot be read: pages are the last known')
      isFresh = false
    }
    if (!isStopped) timer = setTimeout(poll, pollInterval).unref()
  }
  timer = setTimeout(poll, 0).unref()

  return {
    get generation() {
      return generation
    },
    get isFresh() {
      return isFresh
    },
    markChanged: invalidate,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
