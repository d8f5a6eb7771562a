import { eq } from 'drizzle-orm'
import type { Request, Response } from 'express'
import type { Input } from '#shared/contract/api.ts'
import { type openSteps, users } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { eventLog } from '../http/events.ts'
import { addressOf, type Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import type { Sessions } from '../http/sessions.ts'
import { SIX_DIGITS, takeCode } from './authenticator.ts'
import { devices } from './devices.ts'
import { type Post, told } from './letters.ts'
import { closeSignIn, findSignIn, lockSignIn, openStep } from './open-steps.ts'
import { ownerOf, requestFor } from './passkeys.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { recoveryCodesLeft, secondFactorsOf } from './second-factors.ts'

type SignInStep = Pick<typeof openSteps.$inferSelect, 'userId' | 'challenge' | 'adminsOnly'>
type PasskeyUse = NonNullable<Input<'finishLogin'>['passkey']>

/**
 * Signing in: by a password, by a password and a second factor, or by a passkey alone, which is both, since the device
 * makes sure of its owner. What waits for its second step is no session.
 */
export const signInRoutes = ({ db, config, log }: Deps, sessions: Sessions, limits: Limits, post: Post) => {
  const known = devices(config)

  const tell = eventLog({ log, config })

  /** After every way in, when the session is stored. */
  function welcome(request: Request, response: Response, user: Express.User) {
    known.remember(request, response, user.id)
    tell('signed in', request, user.id)
    return user
  }

  /** The first step: the password. */
  async function begin(request: Request, response: Response, adminsOnly: boolean) {
    const user = await sessions.authenticate(request, { adminsOnly })
    if (!user) throw new HttpError(401, adminsOnly ? 'Invalid admin credentials' : 'Invalid username or password')
    const { isOn, hasAuthenticator, passkeys } = await secondFactorsOf(db, user.id)
    if (!isOn) {
      await sessions.signIn(request, user)
      return welcome(request, response, user)
    }
    const { ticket, challenge } = await openStep(db, { purpose: 'sign in', userId: user.id, adminsOnly })
    const passkey = passkeys.length > 0 && { passkey: requestFor(challenge, request, config, passkeys) }
    return { ticket, hasAuthenticator, ...passkey }
  }

  /** Which kind of code it is, if it is one of the user's; then it is one no more. */
  async function takeAnyCode(tx: Transaction, userId: number, typed: string) {
    const digits = typed.replace(/\s/g, '')
    if (SIX_DIGITS.test(digits)) return (await takeCode(tx, userId, digits, config)) ? 'app' : undefined
    if (!(await takeRecoveryCode(tx, userId, typed))) return undefined
    const [owner] = await tx.select().from(users).where(eq(users.id, userId))
    const left = await recoveryCodesLeft(tx, userId)
    if (owner) await post(tx, told(owner, `Somebody signed in to it with one of its recovery codes; ${left} are left.`))
    return 'recovery'
  }

  /** The user who signs in. @throws HttpError 401 for who is none any more, or no administrator where one is asked for */
  async function userOf(tx: Pick<Transaction, 'select'>, id: number, adminsOnly: boolean, request: Request) {
    const [user] = await tx.select().from(users).where(eq(users.id, id))
    if (!user) throw new HttpError(401, 'Sign in to continue')
    if (adminsOnly && !user.isAdmin) {
      tell('administrators’ sign-in refused', request, id)
      throw new HttpError(401, 'Invalid admin credentials')
    }
    return user
  }

  /**
   * By a code, which is used up together with the step and in the transaction that opens the session: all of that or nothing.
   * @returns nothing for a wrong code; the step stays open, since a mistyped one may be typed again
   */
  async function signInByCode(request: Request, ticket: string, { userId, adminsOnly }: SignInStep, code: string) {
    if (userId === null) return undefined
    const signedIn = await db.transaction(async (tx) => {
      await lockSignIn(tx, ticket)
      const kind = await takeAnyCode(tx, userId, code)
      if (!kind) return undefined
      await closeSignIn(tx, ticket)
      const user = await userOf(tx, userId, adminsOnly, request)
      await sessions.signIn(request, user, true, tx)
      return { user, kind }
    })
    if (signedIn?.kind === 'recovery') tell('recovery code used', request, userId)
    return signedIn?.user
  }

  /** By a passkey, which signs one challenge once: whatever comes of it, the step is over. */
  async function signInByPasskey(request: Request, ticket: string, step: SignInStep, passkey: PasskeyUse) {
    await closeSignIn(db, ticket)
    const owner = await ownerOf(db, passkey, step, request, config)
    if (owner === undefined) return undefined
    const user = await userOf(db, owner, step.adminsOnly, request)
    if (step.userId === null) await limits.spend('signIn', `user ${owner}`)
    await sessions.signIn(request, user, true)
    return user
  }

  return {
    login: ({ request, response }) => begin(request, response, false),
    adminLogin: ({ request, response }) => begin(request, response, true),

    async beginPasskey({ input: { adminsOnly = false }, request }) {
      // As every sign-in of which nobody knows yet how it will end.
      await limits.spendByAddress('loginByAddress', request)
      const { ticket, challenge } = await openStep(db, { purpose: 'sign in', userId: null, adminsOnly })
      return { ticket, passkey: requestFor(challenge, request, config) }
    },

    async finishLogin({ input: { ticket, code = '', passkey }, request, response }) {
      const step = await findSignIn(db, ticket)
      const caller = addressOf(request)
      // On a device that knows the account, guesses from elsewhere do not count.
      const device = step.userId === null ? undefined : known.knownTo(request, step.userId)
      const counted = device === undefined ? String(step.userId) : `${step.userId} ${device}`
      if (step.userId !== null) await limits.spend('secondFactor', counted)
      const user = passkey
        ? await signInByPasskey(request, ticket, step, passkey)
        : await signInByCode(request, ticket, step, code)
      if (!user) {
        if (step.userId !== null) tell('second factor refused', request, step.userId)
        throw new HttpError(401, passkey ? 'That passkey does not open this account' : 'That code is not correct')
      }
      if (step.userId === null) await limits.giveBack('loginByAddress', caller)
      else await limits.giveBack('secondFactor', counted)
      return welcome(request, response, user)
    },
  } satisfies Partial<Handlers>
}
