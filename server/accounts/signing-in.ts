import { eq } from 'drizzle-orm'
import type { Request, Response } from 'express'
import { users } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { eventLog } from '../http/events.ts'
import { addressOf, type Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import type { Sessions } from '../http/sessions.ts'
import { SIX_DIGITS, takeCode } from './authenticator.ts'
import { devices } from './devices.ts'
import { type Post, told } from './letters.ts'
import { closeSignIn, findSignIn, openStep } from './open-steps.ts'
import { ownerOf, requestFor } from './passkeys.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { recoveryCodesLeft, secondFactorsOf } from './second-factors.ts'

/**
 * Signing in: by a password, by a password and a second factor, or by a passkey alone, which is both, since the device
 * makes sure of its owner. What waits for its second step is no session.
 */
export const signInRoutes = ({ db, config, log }: Deps, sessions: Sessions, limits: Limits, post: Post) => {
  const known = devices(config)

  const tell = eventLog({ log, config })

  /** The last step of every way in. */
  async function complete(request: Request, response: Response, user: Express.User, isSecured: boolean) {
    known.remember(request, response, user.id)
    await sessions.signIn(request, user, isSecured)
    tell('signed in', request, user.id)
    return user
  }

  /** The first step: the password. */
  async function begin(request: Request, response: Response, adminsOnly: boolean) {
    const user = await sessions.authenticate(request, { adminsOnly })
    if (!user) throw new HttpError(401, adminsOnly ? 'Invalid admin credentials' : 'Invalid username or password')
    const { isOn, hasAuthenticator, passkeys } = await secondFactorsOf(db, user.id)
    if (!isOn) return complete(request, response, user, false)
    const { ticket, challenge } = await openStep(db, { purpose: 'sign in', userId: user.id, adminsOnly })
    const passkey = passkeys.length > 0 && { passkey: requestFor(challenge, request, config, passkeys) }
    return { ticket, hasAuthenticator, ...passkey }
  }

  /** Whether a code is one of the app's, or one of those for who has lost it. */
  async function isCode(userId: number, typed: string) {
    const digits = typed.replace(/\s/g, '')
    if (SIX_DIGITS.test(digits)) return takeCode(db, userId, digits, config)
    return db.transaction(async (tx) => {
      if (!(await takeRecoveryCode(tx, userId, typed))) return false
      const [owner] = await tx.select().from(users).where(eq(users.id, userId))
      const left = await recoveryCodesLeft(tx, userId)
      if (owner)
        await post(tx, told(owner, `Somebody signed in to it with one of its recovery codes; ${left} are left.`))
      return true
    })
  }

  return {
    login: ({ request, response }) => begin(request, response, false),
    adminLogin: ({ request, response }) => begin(request, response, true),

    async beginPasskey({ request }) {
      // As every sign-in of which nobody knows yet how it will end.
      await limits.spendByAddress('loginByAddress', request)
      const { ticket, challenge } = await openStep(db, { purpose: 'sign in', userId: null })
      return { ticket, passkey: requestFor(challenge, request, config) }
    },

    async finishLogin({ input: { ticket, code, passkey }, request, response }) {
      const step = await findSignIn(db, ticket)
      const caller = addressOf(request)
      // On a device that knows the account, guesses from elsewhere do not count.
      const device = step.userId === null ? undefined : known.knownTo(request, step.userId)
      const counted = device === undefined ? String(step.userId) : `${step.userId} ${device}`
      if (step.userId !== null) await limits.spend('secondFactor', counted)
      // A passkey signs one challenge once; a mistyped code may be typed again.
      if (passkey) await closeSignIn(db, ticket)
      const owner = passkey
        ? await ownerOf(db, passkey, step, request, config)
        : step.userId !== null && code !== undefined && (await isCode(step.userId, code))
          ? step.userId
          : undefined
      if (owner === undefined) {
        if (step.userId !== null) tell('second factor refused', request, step.userId)
        throw new HttpError(401, passkey ? 'That passkey does not open this account' : 'That code is not correct')
      }
      if (!passkey) await closeSignIn(db, ticket)
      if (step.userId !== null) await limits.giveBack('secondFactor', counted)
      else {
        await limits.giveBack('loginByAddress', caller)
        await limits.spend('signIn', `user ${owner}`)
      }
      const [user] = await db.select().from(users).where(eq(users.id, owner))
      if (!user || (step.adminsOnly && !user.isAdmin)) throw new HttpError(401, 'Sign in to continue')
      return complete(request, response, user, true)
    },
  } satisfies Partial<Handlers>
}
