import { createAccountDeps } from './accounts/account-deps.ts'
import { linkRoutes } from './accounts/link-routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor-routes.ts'
import { sessionRoutes } from './accounts/session-list.ts'
import { signInRoutes, stepUpRoutes } from './accounts/sign-in-routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { articleRoutes } from './articles/queries.ts'
import { uploadRoutes } from './articles/uploads.ts'
import { articleWritingRoutes } from './articles/writing.ts'
import { calculationRoutes } from './calculations/routes.ts'
import { climateRoutes } from './climate/routes.ts'
import type { Deps } from './deps.ts'
import { homeRoutes } from './homes/routes.ts'
import type { RateLimiter } from './http/limits.ts'
import type { Handlers } from './http/mount.ts'
import type { Sessions } from './http/sessions.ts'
import { mailRoutes } from './mail/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { exportRoutes } from './privacy/export.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { solarRoutes } from './towns/solar-pages.ts'

/** All endpoints of the contract. */
export function createHandlers(deps: Deps, sessions: Sessions, rateLimiter: RateLimiter): Handlers {
  const accountDeps = createAccountDeps(deps, sessions, rateLimiter)
  return {
    ...accountRoutes(accountDeps),
    ...signInRoutes(accountDeps),
    ...linkRoutes(accountDeps),
    ...secondFactorRoutes(accountDeps),
    ...sessionRoutes(accountDeps),
    ...stepUpRoutes(accountDeps),
    ...calculationRoutes(deps, rateLimiter),
    ...homeRoutes(deps, rateLimiter),
    ...articleRoutes(deps),
    ...articleWritingRoutes(deps),
    ...uploadRoutes(deps),
    ...mailRoutes(deps, rateLimiter),
    ...adminRoutes(deps, rateLimiter),
    ...climateRoutes(deps),
    ...privacyRoutes(deps),
    ...exportRoutes(deps, rateLimiter),
    ...placeRoutes(deps, rateLimiter),
    ...solarRoutes,
  }
}
