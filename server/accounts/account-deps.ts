import type { Deps } from '../deps.ts'
import type { RateLimiter } from '../http/limits.ts'
import type { Sessions } from '../http/sessions.ts'
import type { EnqueueEmail } from './emails.ts'
import type { StepUp } from './step-up.ts'

export interface AccountDeps extends Deps {
  readonly sessions: Sessions
  readonly rateLimiter: RateLimiter
  readonly enqueueEmail: EnqueueEmail
  readonly stepUp: StepUp
}
