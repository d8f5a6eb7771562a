import type { Config } from './config.ts'
import type { Database, Pool } from './database/connect.ts'
import type { Replica } from './database/replica.ts'
import type { Deadlines } from './http/deadline.ts'
import type { Log } from './http/log.ts'
import type { Metrics } from './http/metrics.ts'
import type { Client } from './website/client.ts'
import type { Content } from './website/content.ts'

/** What the application needs of the world. Tests pass their own database and settings and run the very app that ships. */
export interface Deps {
  readonly config: Config
  readonly db: Database
  /** The pool under `db`, for statements of our own that are prepared once. */
  readonly pool: Pool
  /** Where there is one: for what visitors read, which may be a second old. */
  readonly replica?: Replica | undefined
  readonly log: Log
  /** Counts and measures, where somebody fetches them. */
  readonly metrics?: Metrics | undefined
  /** Whether what is kept of the content is still what the database holds. */
  readonly content: Content
  /** The built pages and files; without it (tests of the API) the pages have no scripts. */
  readonly client?: Client
  /** NASA POWER, or what stands in for it: the address of a place's climate, and how long it may take to answer [ms]. */
  readonly climateService?: {
    readonly address: (latitude: number, longitude: number) => string
    readonly patience: number
  }
  /** When an answer is given up; as shipped, if nothing is said. */
  readonly deadlines?: Deadlines
  /** What making all parts of a file may take [ms]; as shipped, if nothing is said. */
  readonly longestFile?: number
  /** True from the first signal to stop: readiness says no, requests in progress finish. */
  readonly isStopping?: () => boolean
}
