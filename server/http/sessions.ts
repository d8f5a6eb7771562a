import connectPgSimple from 'connect-pg-simple'
import { and, eq, getTableColumns, gt, notInArray, sql } from 'drizzle-orm'
import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import { Passport, type Strategy } from 'passport'
import { sessions as table, users } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { type Device, identifyDevice } from './device-name.ts'
import { signInRequired } from './errors.ts'

/**
 * The time of the last visit is stored after this share of the idle lifetime, but at least every MAX_RENEWAL_INTERVAL
 * [ms], not with every request.
 */
const RENEWAL_SHARE = 0.1
const MAX_RENEWAL_INTERVAL = 600_000

/** The user's row without the password hash. */
type SessionUser = Omit<typeof users.$inferSelect, 'password'>

interface FoundSession {
  readonly user: SessionUser
  /** The database's clock [ms since 1970]: several processes share a session, and one of them may be wrong about the time. */
  readonly now: number
}

/** Loads session and user in one prepared statement. Never recreates a session that another request ended. */
class SessionStore extends connectPgSimple(session) {
  readonly #db: Deps['db']
  readonly #find: ReturnType<typeof prepareFindSession>
  readonly #lifetimes: Deps['config']['sessions']
  readonly #found = new WeakMap<object, FoundSession>()
  /** JSON of a session as stored; '' for a session that was only read. */
  readonly #stored = new WeakMap<object, string>()
  /** Transactions in which new sessions are stored. */
  readonly #writers = new WeakMap<object, Pick<Deps['db'], 'insert'>>()

  constructor({ pool, db, config }: Deps) {
    super({
      pool,
      tableName: 'sessions',
      createTableIfMissing: false,
      disableTouch: true,
      // Expired sessions are deleted with all other expired rows (`database/retention.ts`).
      pruneSessionInterval: false,
    })
    this.#db = db
    this.#find = prepareFindSession(db)
    this.#lifetimes = config.sessions
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void) {
    this.#find
      .execute({ sid })
      .then(([row]) => {
        if (!row) return done(null)
        const found = { user: row.user, now: Number(row.now) }
        const data = row.data as unknown as SessionData
        // It is not deleted, because the clock may be wrong for a moment (`database/retention.ts`).
        if (this.#isExpired(data, found)) return done(null)
        this.#found.set(data, found)
        done(null, data)
      })
      .catch(done)
  }

  #isExpired({ signedInAt, renewedAt }: SessionData, { user, now }: FoundSession) {
    const { idle, absolute } = this.#lifetimes[user.isAdmin ? 'admin' : 'user']
    return !(now < (signedInAt ?? 0) + absolute && now < (renewedAt ?? 0) + idle)
  }

  /** Saved in the transaction. Ends the previous session. */
  async replaceSession(tx: Pick<Deps['db'], 'insert' | 'delete'>, request: Request) {
    await tx.delete(table).where(eq(table.sid, request.sessionID))
    ;(this as unknown as { generate: (request: Request) => void }).generate(request)
    this.#writers.set(request.session, tx)
  }

  /** Ends the oldest sessions beyond MAX_SESSIONS_PER_USER. */
  async endOldest(tx: Pick<Deps['db'], 'select' | 'delete'>, userId: number) {
    const newest = tx
      .select({ sid: table.sid })
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(sql`(${table.sess} ->> 'signedInAt')::bigint desc nulls last`)
      .limit(MAX_SESSIONS_PER_USER)
    await tx.delete(table).where(and(eq(table.userId, userId), notInArray(table.sid, newest)))
  }

  override createSession(request: Request, data: SessionData) {
    request.foundSession = this.#found.get(data)
    const created = super.createSession(request, data)
    this.#stored.set(created, '')
    return created
  }

  override set(sid: string, data: SessionData, done: (error?: unknown) => void = () => {}) {
    const storedContent = this.#stored.get(data)
    const content = JSON.stringify({ ...data, cookie: undefined })
    // express-session saves a new session a second time when the response ends.
    if (storedContent === content) return done()
    this.#stored.set(data, content)
    const expire = sql<Date>`now() + ${data.cookie.originalMaxAge ?? 0} * interval '1 millisecond'`
    if (storedContent === undefined)
      (this.#writers.get(data) ?? this.#db)
        .insert(table)
        .values({
          sess: sql`(${JSON.stringify(data)}::jsonb || ${databaseTimes('signedInAt', 'renewedAt')})::json`,
          expire,
          sid,
        })
        .then(() => done(), done)
    // An existing session may have been ended meanwhile, so it is only updated, never inserted. Only the renewal is
    // written, so that changes by other requests stay. If it fails, the next request renews.
    else
      this.#db
        .update(table)
        .set({
          sess: sql`(${table.sess}::jsonb || ${JSON.stringify({ cookie: data.cookie })}::jsonb || ${databaseTimes('renewedAt')})::json`,
          expire,
        })
        .where(eq(table.sid, sid))
        .catch(() => {})
        .then(() => done())
  }
}

/** Times by the database's clock [ms since 1970]. */
const databaseTimes = (...names: readonly (keyof SessionData)[]) =>
  sql`jsonb_build_object(${sql.join(
    names.flatMap((name) => [sql`${name}::text`, sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`]),
    sql`, `,
  )})`

/** A new sign-in beyond this ends the oldest session. */
const MAX_SESSIONS_PER_USER = 20

function prepareFindSession(db: Deps['db']) {
  const { password, ...user } = getTableColumns(users)
  return db
    .select({ data: table.sess, user, now: sql<string>`extract(epoch from now()) * 1000` })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(table.sid, sql.placeholder('sid')), gt(table.expire, sql`now()`)))
    .prepare('session')
}

/** @param credentials Passport strategy that checks username and password */
export function createSessions(deps: Deps, credentials: Strategy) {
  const { config, db } = deps
  const store = new SessionStore(deps)
  const passport = new Passport()
  passport.use(credentials)
  passport.serializeUser<number>((user, done) => done(null, user.id))
  passport.deserializeUser<number>(
    (request: Request, id: number, done: (error: unknown, user?: SessionUser | false) => void) =>
      done(null, request.foundSession?.user.id === id ? request.foundSession.user : false),
  )

  const cookieName = config.secureCookies ? '__Host-session' : 'session'
  const cookie = { httpOnly: true, sameSite: 'lax', secure: config.secureCookies, path: '/' } as const
  const openSession = session({
    store,
    name: cookieName,
    secret: config.sessionSecrets,
    resave: false,
    saveUninitialized: false,
    cookie: { ...cookie, maxAge: config.sessions.user.idle },
  })
  const restoreUser = passport.session() as RequestHandler

  /** Requests without a cookie cause no database query. */
  const loadSession: RequestHandler = (request, response, next) => {
    openSession(request, response, (error?: unknown) => {
      if (error) return next(error)
      renewSession(request)
      restoreUser(request, response, next)
    })
  }

  function renewSession({ session: { renewedAt, cookie }, session: requestSession, foundSession }: Request) {
    if (!foundSession || renewedAt === undefined) return
    const { user, now } = foundSession
    const { idle } = config.sessions[user.isAdmin ? 'admin' : 'user']
    if (now < renewedAt + Math.min(idle * RENEWAL_SHARE, MAX_RENEWAL_INTERVAL)) return
    requestSession.renewedAt = now
    cookie.maxAge = idle
  }

  const hasSessionCookie = ({ headers }: Pick<Request, 'headers'>) =>
    headers.cookie?.includes(`${cookieName}=`) ?? false

  /** Opens no session yet. */
  const authenticate = (request: Request, { adminsOnly = false } = {}) =>
    new Promise<Express.User | false>((resolve, reject) => {
      request.adminsOnly = adminsOnly
      passport.authenticate('local', (error: unknown, user: Express.User | false) =>
        error ? reject(error) : resolve(user),
      )(request, request.res as Response, reject)
    })

  /**
   * Opens a session with a new id and ends the one that the request carries.
   * @param hasSecondFactor whether the sign-in used a second factor
   * @param tx transaction in which the session is stored
   */
  async function signIn(
    request: Request,
    user: Express.User,
    hasSecondFactor = false,
    tx: Pick<Deps['db'], 'select' | 'insert' | 'delete'> = db,
  ) {
    await store.replaceSession(tx, request)
    const now = Date.now()
    const data: Partial<SessionData> = {
      passport: { user: user.id },
      signedInAt: now,
      renewedAt: now,
      provenAt: now,
      device: identifyDevice(request.get('User-Agent')),
      isSecured: hasSecondFactor,
    }
    Object.assign(request.session, data)
    request.session.cookie.maxAge = config.sessions[user.isAdmin ? 'admin' : 'user'].idle
    await new Promise<void>((resolve, reject) => {
      request.session.save((error) => (error ? reject(error) : resolve()))
    })
    await store.endOldest(tx, user.id)
  }

  /** @throws HttpError 401 if the session has ended */
  async function updateSession(
    tx: Pick<Deps['db'], 'update'>,
    { sessionID }: Request,
    changes: Pick<SessionData, 'isSecured' | 'provenAt'>,
  ) {
    const updated = await tx
      .update(table)
      .set({ sess: sql`(${table.sess}::jsonb || ${JSON.stringify(changes)}::jsonb)::json` })
      .where(eq(table.sid, sessionID))
    if (updated.rowCount !== 1) throw signInRequired()
  }

  async function signOut(request: Request, response: Response) {
    if (request.user) {
      await new Promise<void>((resolve, reject) => {
        request.session.destroy((error) => (error ? reject(error) : resolve()))
      })
    }
    if (hasSessionCookie(request)) response.clearCookie(cookieName, cookie)
  }

  return { loadSession, authenticate, signIn, updateSession, signOut, hasSessionCookie }
}

export type Sessions = ReturnType<typeof createSessions>

declare module 'express-session' {
  interface SessionData {
    passport?: { user: number }
    /** [ms since 1970] */
    signedInAt?: number
    /** [ms since 1970] Start of the idle lifetime. */
    renewedAt?: number
    /** [ms since 1970] Last authentication by password or passkey. Missing in sessions of earlier versions. */
    provenAt?: number
    /** Sessions of earlier versions have its name in English. */
    device?: Device | string
    /** Whether a second factor was used or set up in this session. Stored key. */
    isSecured?: boolean
  }
}

declare global {
  namespace Express {
    interface User extends SessionUser {}
    interface Request {
      foundSession?: FoundSession | undefined
      /** Set if only administrators may sign in with this request. */
      adminsOnly?: boolean
    }
  }
}
