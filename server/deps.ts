import type { Config } from './config.ts'
import type { Database, Pool } from './database/connect.ts'
import type { Replica } from './database/replica.ts'
import type { Deadlines } from './http/deadline.ts'
import type { Log } from './http/log.ts'
import type { Metrics } from './http/metrics.ts'
import type { Client } from './website/built-client.ts'
import type { ContentWatch } from './website/content-watch.ts'

/** Tests pass their own database and settings to the same app that ships. */
export interface Deps {
  readonly config: Config
  readonly db: Database
  /** The pool of `db`, for hand-written prepared statements. */
  readonly pool: Pool
  /** Copy for public reads that may be one second old. */
  readonly replica?: Replica | undefined
  readonly log: Log
  readonly metrics?: Metrics | undefined
  /** Reports when rendered content is outdated. */
  readonly content: ContentWatch
  /** The built pages and files. Without it, as in API tests, pages have no scripts. */
  readonly client?: Client
  /** NASA POWER or its replacement in tests: URL for a place, and time limit [ms]. */
  readonly climateService?: {
    readonly address: (latitude: number, longitude: number) => string
    readonly timeout: number
  }
  /** Default: `DEADLINES`. */
  readonly deadlines?: Deadlines
  /** Time limit for producing an exported file [ms]. Default: `MAX_EXPORT_TIME`. */
  readonly maxExportTime?: number
  /** True after the first stop signal: readiness answers 503, running requests finish. */
  readonly isStopping?: () => boolean
}
