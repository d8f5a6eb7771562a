import { contentRevision } from '#shared/tables.ts'
import type { Database } from '../database/connect.ts'
import type { Log } from '../http/log.ts'

/** Between two looks at the revision [ms]: another process sees a change within this and the time of a query. */
const LOOK = 1000

/** How the process knows whether what it keeps of the content is still what the database holds. */
export interface Content {
  /** Changes whenever the content may have changed; what was made under an earlier one is outdated. */
  readonly generation: number
  /** False while the database cannot be asked: what is kept is the last that was known. */
  readonly isFresh: boolean
  /** To be called by whoever changed the content, once the change is stored. */
  readonly changed: () => void
  readonly stop: () => void
}

/**
 * Looks after the content's revision in the background, so that no request has to. Triggers count it up in the transaction
 * that changes an article: what is read after a revision was seen is at least as new.
 */
export function watchContent(
  { db, log, onChange = () => {} }: { readonly db: Database; readonly log: Log; readonly onChange?: () => void },
  look = LOOK,
): Content {
  let generation = 0
  let isFresh = true
  let known: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const ask = db.select({ revision: contentRevision.revision }).from(contentRevision).prepare('content-revision')

  function next() {
    onChange()
    generation++
  }

  async function lookOnce() {
    try {
      const [row] = await ask.execute()
      if (row?.revision !== known) next()
      known = row?.revision
      isFresh = true
    } catch (error) {
      if (isFresh && !isStopped) log.warn({ error }, 'The content’s revision cannot be read: pages are the last known')
      isFresh = false
    }
    if (!isStopped) timer = setTimeout(lookOnce, look).unref()
  }
  timer = setTimeout(lookOnce, 0).unref()

  return {
    get generation() {
      return generation
    },
    get isFresh() {
      return isFresh
    },
    changed: next,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
