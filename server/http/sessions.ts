import connectPgSimple from 'connect-pg-simple'
import { and, eq, getTableColumns, gt, notInArray, sql } from 'drizzle-orm'
import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import { Passport, type Strategy } from 'passport'
import { sessions as table, users } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { deviceOf } from './device-name.ts'
import { HttpError } from './errors.ts'

/**
 * When its user was last seen is written into a session again after this part of its idle lifetime, and after this time
 * [ms] at the latest: not at every request.
 */
const RENEW_AFTER = 0.1
const LONGEST_UNSEEN = 600_000

/** What the server knows of the caller: the row without the hash. */
type SignedIn = Omit<typeof users.$inferSelect, 'password'>

/**
 * Reads a session and its user in one prepared statement; never brings back to life what another request has ended.
 */
class SessionStore extends connectPgSimple(session) {
  readonly #db: Deps['db']
  readonly #find: ReturnType<typeof findSession>
  readonly #lifetimes: Deps['config']['sessions']
  readonly #users = new WeakMap<object, SignedIn>()
  /** What the table holds of a session; '' when that was not asked. */
  readonly #stored = new WeakMap<object, string>()
  /** The transactions in which new sessions are written. */
  readonly #writers = new WeakMap<object, Pick<Deps['db'], 'insert'>>()

  constructor({ pool, db, config }: Deps) {
    super({
      pool,
      tableName: 'sessions',
      createTableIfMissing: false,
      disableTouch: true,
      // Cleaning goes in parts, with everything else that is stale.
      pruneSessionInterval: false,
    })
    this.#db = db
    this.#find = findSession(db)
    this.#lifetimes = config.sessions
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void) {
    this.#find
      .execute({ sid })
      .then(([row]) => {
        if (!row) return done(null)
        const { user } = row
        const data = row.data as unknown as SessionData
        if (this.#isOver(data, user)) return this.destroy(sid, (error) => done(error))
        this.#users.set(data, user)
        done(null, data)
      })
      .catch(done)
  }

  #isOver({ signedInAt, renewedAt }: SessionData, user: SignedIn) {
    const { idle, absolute } = this.#lifetimes[user.isAdmin ? 'admin' : 'user']
    const now = Date.now()
    return !(now < (signedInAt ?? 0) + absolute && now < (renewedAt ?? 0) + idle)
  }

  /** Gives the request a new session, which is to be saved in the transaction; the one before ends. */
  async replace(tx: Pick<Deps['db'], 'insert' | 'delete'>, request: Request) {
    await tx.delete(table).where(eq(table.sid, request.sessionID))
    ;(this as unknown as { generate: (request: Request) => void }).generate(request)
    this.#writers.set(request.session, tx)
  }

  /** Ends the sessions of a user beyond the newest. */
  async keepNewest(tx: Pick<Deps['db'], 'select' | 'delete'>, userId: number) {
    const newest = tx
      .select({ sid: table.sid })
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(sql`(${table.sess} ->> 'signedInAt')::bigint desc nulls last`)
      .limit(MOST_SESSIONS)
    await tx.delete(table).where(and(eq(table.userId, userId), notInArray(table.sid, newest)))
  }

  override createSession(request: Request, data: SessionData) {
    request.sessionUser = this.#users.get(data)
    const created = super.createSession(request, data)
    this.#stored.set(created, '')
    return created
  }

  override set(sid: string, data: SessionData, done: (error?: unknown) => void = () => {}) {
    const stored = this.#stored.get(data)
    const content = JSON.stringify({ ...data, cookie: undefined })
    // express-session saves a new session once more when the answer ends.
    if (stored === content) return done()
    this.#stored.set(data, content)
    const expire = data.cookie.expires ?? new Date()
    if (stored === undefined)
      (this.#writers.get(data) ?? this.#db)
        .insert(table)
        .values({ sess: data as unknown as Record<string, unknown>, expire, sid })
        .then(() => done(), done)
    // A session that was read may have been ended since (signed out elsewhere, user removed): it is only ever updated.
    // That is a renewal, and when it fails the next request renews. It writes nothing else: what another request has
    // changed meanwhile stays.
    else
      this.#db
        .update(table)
        .set({ sess: merged({ renewedAt: data.renewedAt, cookie: data.cookie }), expire })
        .where(eq(table.sid, sid))
        .then(
          () => done(),
          () => done(),
        )
  }
}

/** The session's content with these of its values replaced. */
const merged = (changes: { readonly [K in keyof SessionData]?: SessionData[K] | undefined }) =>
  sql`(${table.sess}::jsonb || ${JSON.stringify(changes)}::jsonb)::json`

/** The sessions that a user may have at a time: a device more, and the one signed in on longest ago is signed out. */
const MOST_SESSIONS = 20

function findSession(db: Deps['db']) {
  const { password, ...user } = getTableColumns(users)
  return db
    .select({ data: table.sess, user })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(table.sid, sql.placeholder('sid')), gt(table.expire, sql`now()`)))
    .prepare('session')
}

/** @param credentials how passport checks a name and a password */
export function sessions(deps: Deps, credentials: Strategy) {
  const { config, db } = deps
  const store = new SessionStore(deps)
  const passport = new Passport()
  passport.use(credentials)
  passport.serializeUser<number>((user, done) => done(null, user.id))
  passport.deserializeUser<number>(
    (request: Request, id: number, done: (error: unknown, user?: SignedIn | false) => void) =>
      done(null, request.sessionUser?.id === id ? request.sessionUser : false),
  )

  const cookieName = config.secureCookies ? '__Host-session' : 'session'
  const cookie = { httpOnly: true, sameSite: 'lax', secure: config.secureCookies, path: '/' } as const
  const open = session({
    store,
    name: cookieName,
    secret: config.sessionSecrets,
    resave: false,
    saveUninitialized: false,
    cookie: { ...cookie, maxAge: config.sessions.user.idle },
  })
  const restore = passport.session() as RequestHandler

  /** Finds out who calls. Without a cookie nothing is asked of the database. */
  const load: RequestHandler = (request, response, next) => {
    open(request, response, (error?: unknown) => {
      if (error) return next(error)
      renew(request)
      restore(request, response, next)
    })
  }

  function renew({ session: { renewedAt, cookie }, session: opened, sessionUser }: Request) {
    if (!sessionUser || renewedAt === undefined) return
    const { idle } = config.sessions[sessionUser.isAdmin ? 'admin' : 'user']
    if (Date.now() < renewedAt + Math.min(idle * RENEW_AFTER, LONGEST_UNSEEN)) return
    opened.renewedAt = Date.now()
    cookie.maxAge = idle
  }

  /** Whether the request carries a session's cookie at all. */
  const isCarried = ({ headers }: Pick<Request, 'headers'>) => headers.cookie?.includes(`${cookieName}=`) ?? false

  /** The user whose name and password the request carries; the session is not opened yet. */
  const authenticate = (request: Request, { adminsOnly = false } = {}) =>
    new Promise<Express.User | false>((resolve, reject) => {
      request.adminsOnly = adminsOnly
      passport.authenticate('local', (error: unknown, user: Express.User | false) =>
        error ? reject(error) : resolve(user),
      )(request, request.res as Response, reject)
    })

  /**
   * Opens a new session, with an id of its own, for the user; one that the request carries ends.
   * @param isSecured whether it was opened by a second factor too
   * @param tx the transaction that stores what the session depends on
   */
  async function signIn(
    request: Request,
    user: Express.User,
    isSecured = false,
    tx: Pick<Deps['db'], 'select' | 'insert' | 'delete'> = db,
  ) {
    const { idle } = config.sessions[user.isAdmin ? 'admin' : 'user']
    await store.replace(tx, request)
    const now = Date.now()
    const device = deviceOf(request.get('User-Agent'))
    const data: Partial<SessionData> = {
      passport: { user: user.id },
      signedInAt: now,
      renewedAt: now,
      provenAt: now,
      device,
      isSecured,
    }
    Object.assign(request.session, data)
    request.session.cookie.maxAge = idle
    await new Promise<void>((resolve, reject) => {
      request.session.save((error) => (error ? reject(error) : resolve()))
    })
    await store.keepNewest(tx, user.id)
  }

  /**
   * Changes what the caller's session says, in the transaction that stores what it says it about.
   * @throws HttpError 401 when the session has ended
   */
  async function amend(
    tx: Pick<Deps['db'], 'update'>,
    { sessionID }: Request,
    changes: Pick<SessionData, 'isSecured' | 'provenAt'>,
  ) {
    const amended = await tx
      .update(table)
      .set({ sess: merged(changes) })
      .where(eq(table.sid, sessionID))
    if (amended.rowCount !== 1) throw new HttpError(401, 'Sign in to continue')
  }

  async function signOut(request: Request, response: Response) {
    if (request.user) {
      await new Promise<void>((resolve, reject) => {
        request.session.destroy((error) => (error ? reject(error) : resolve()))
      })
    }
    if (isCarried(request)) response.clearCookie(cookieName, cookie)
  }

  return { load, authenticate, signIn, amend, signOut, isCarried }
}

export type Sessions = ReturnType<typeof sessions>

declare module 'express-session' {
  interface SessionData {
    passport?: { user: number }
    /** [ms since 1970] */
    signedInAt?: number
    /** [ms since 1970] The idle lifetime counts from here. */
    renewedAt?: number
    /** [ms since 1970] When the person last gave a password or a passkey. Absent in sessions of the version before. */
    provenAt?: number
    /** On which it was opened, in words. */
    device?: string
    /** Opened by a second factor, or one was set up in it. */
    isSecured?: boolean
  }
}

declare global {
  namespace Express {
    interface User extends SignedIn {}
    interface Request {
      /** Whose session the request carries. */
      sessionUser?: SignedIn | undefined
      /** Only administrators may sign in by this request. */
      adminsOnly?: boolean
    }
  }
}
