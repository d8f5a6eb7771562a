import type { AccountDeps } from './accounts/account-deps.ts'
import { emailChangeRoutes } from './accounts/email-change.ts'
import { recoveryRoutes } from './accounts/recovery.ts'
import { accountRoutes } from './accounts/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor-routes.ts'
import { sessionRoutes } from './accounts/session-list.ts'
import { signInRoutes } from './accounts/sign-in-routes.ts'
import { createStepUp, stepUpRoutes } from './accounts/step-up.ts'
import { factRoutes } from './admin/facts.ts'
import { logRoutes } from './admin/log.ts'
import { messageRoutes } from './admin/messages.ts'
import { subscriberRoutes } from './admin/subscribers.ts'
import { userRoutes } from './admin/users.ts'
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
import { contactRoutes } from './mail/contact.ts'
import { createEmailQueue } from './mail/email-queue.ts'
import { newsletterRoutes } from './mail/newsletter.ts'
import { placeRoutes } from './places/routes.ts'
import { exportRoutes } from './privacy/export.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { solarRoutes } from './towns/solar-pages.ts'

/** All endpoints of the contract. */
export function createHandlers(deps: Deps, sessions: Sessions, rateLimiter: RateLimiter): Handlers {
  const accountDeps: AccountDeps = {
    ...deps,
    sessions,
    rateLimiter,
    enqueueEmail: createEmailQueue(deps.config),
    stepUp: createStepUp(deps, sessions, rateLimiter),
  }
  return {
    ...accountRoutes(accountDeps),
    ...signInRoutes(accountDeps),
    ...recoveryRoutes(accountDeps),
    ...emailChangeRoutes(accountDeps),
    ...secondFactorRoutes(accountDeps),
    ...sessionRoutes(accountDeps),
    ...stepUpRoutes(deps, sessions, rateLimiter),
    ...calculationRoutes(deps, rateLimiter),
    ...homeRoutes(deps, rateLimiter),
    ...articleRoutes(deps),
    ...articleWritingRoutes(deps),
    ...uploadRoutes(deps),
    ...contactRoutes(deps, rateLimiter),
    ...newsletterRoutes(deps, rateLimiter),
    ...userRoutes(deps),
    ...messageRoutes(deps),
    ...subscriberRoutes(deps, rateLimiter),
    ...logRoutes(deps),
    ...factRoutes,
    ...climateRoutes(deps),
    ...privacyRoutes(deps),
    ...exportRoutes(deps, rateLimiter),
    ...placeRoutes(deps, rateLimiter),
    ...solarRoutes,
  }
}
