import { AsyncLocalStorage } from 'node:async_hooks'
import connectPgSimple from 'connect-pg-simple'
import { eq } from 'drizzle-orm'
import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import { Passport } from 'passport'
import { sessions as table, type UserRecord } from '#shared/tables.ts'
import type { Deps } from './deps.ts'
import type { Alongside } from './http.ts'
import type { Limits } from './limits.ts'
import { credentials } from './sign-in.ts'

/** A session's time is written again when this part of its idle lifetime has passed, not at every request. */
const RENEW_AFTER = 0.1

/** What the server knows of the caller: the row without the hash. */
type SignedIn = Omit<UserRecord, 'password'>

interface Found {
  readonly user: SignedIn
  readonly alongside: unknown
}

/**
 * Reads a session, its user and what the request wants besides in one prepared statement; never brings back to life what
 * another request has ended.
 */
class SessionStore extends connectPgSimple(session) {
  readonly #pool: Deps['pool']
  readonly #lifetimes: Deps['config']['sessions']
  readonly #found = new WeakMap<object, Found>()
  /** What the table holds of a session; '' when that was not asked. */
  readonly #stored = new WeakMap<object, string>()
  readonly wanted = new AsyncLocalStorage<Alongside>()

  constructor({ pool, config, log }: Deps) {
    super({
      pool,
      tableName: 'sessions',
      createTableIfMissing: false,
      disableTouch: true,
      errorLog: (...reasons: unknown[]) => log.warn({ error: reasons.at(-1) }, 'Old sessions could not be deleted'),
    })
    this.#pool = pool
    this.#lifetimes = config.sessions
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void) {
    const wanted = this.wanted.getStore()
    this.#pool
      .query({
        name: wanted ? `session-${wanted.name}` : 'session',
        text: `select s.sess, viewer.id, username, email, country, first_name as "firstName", last_name as "lastName",
            is_admin as "isAdmin", created_at as "createdAt", updated_at as "updatedAt",
            ${wanted ? `(${wanted.sql})` : 'null'} as alongside
          from sessions s join users viewer on viewer.id = s.user_id
          where s.sid = $1 and s.expire > $2`,
        values: [sid, new Date(), ...(wanted?.values ?? [])],
      })
      .then(({ rows: [row] }) => {
        if (!row) return done(null)
        const { sess, alongside, ...user } = row
        if (this.#isOver(sess, user)) return this.destroy(sid, (error) => done(error))
        this.#found.set(sess, { user, alongside })
        done(null, sess)
      })
      .catch(done)
  }

  #isOver({ signedInAt, renewedAt }: SessionData, user: SignedIn) {
    const { idle, absolute } = this.#lifetimes[user.isAdmin ? 'admin' : 'user']
    const now = Date.now()
    return !(now < (signedInAt ?? 0) + absolute && now < (renewedAt ?? 0) + idle)
  }

  override createSession(request: Request, data: SessionData) {
    request.found = this.#found.get(data)
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
    const values = [data, data.cookie.expires, sid]
    if (stored === undefined)
      this.#pool.query('insert into sessions (sess, expire, sid) values ($1, $2, $3)', values).then(() => done(), done)
    // A session that was read may have been ended since (signed out elsewhere, user removed): it is only ever updated.
    // That is a renewal, and when it fails the next request renews.
    else
      this.#pool
        .query('update sessions set sess = $1, expire = $2 where sid = $3', values)
        .finally(() => done())
        .catch(() => {})
  }
}

export function sessions(deps: Deps, limits: Limits) {
  const { config, db } = deps
  const store = new SessionStore(deps)
  const passport = new Passport()
  passport.use(credentials(deps, limits))
  passport.serializeUser<number>((user, done) => done(null, user.id))
  passport.deserializeUser<number>(
    (request: Request, id: number, done: (error: unknown, user?: SignedIn | false) => void) =>
      done(null, request.found?.user.id === id ? request.found.user : false),
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
  function load(alongside?: (request: Request) => Alongside): RequestHandler {
    return (request, response, next) => {
      const whenOpen = (error?: unknown) => {
        if (error) return next(error)
        request.alongside = request.found?.alongside
        renew(request)
        restore(request, response, next)
      }
      const wanted = alongside?.(request)
      if (wanted) store.wanted.run(wanted, () => open(request, response, whenOpen))
      else open(request, response, whenOpen)
    }
  }

  function renew({ session: { renewedAt, cookie }, session: opened, found }: Request) {
    if (!found || renewedAt === undefined) return
    const { idle } = config.sessions[found.user.isAdmin ? 'admin' : 'user']
    if (Date.now() < renewedAt + idle * RENEW_AFTER) return
    opened.renewedAt = Date.now()
    cookie.maxAge = idle
  }

  /** Whether the request carries a session's cookie at all. */
  const isCarried = (request: Request) => request.headers.cookie?.includes(`${cookieName}=`) ?? false

  /** The user whose name and password the request carries; the session is not opened yet. */
  const authenticate = (request: Request, { adminsOnly = false } = {}) =>
    new Promise<Express.User | false>((resolve, reject) => {
      request.adminsOnly = adminsOnly
      passport.authenticate('local', (error: unknown, user: Express.User | false) =>
        error ? reject(error) : resolve(user),
      )(request, request.res as Response, reject)
    })

  /** Opens a new session, with an id of its own, for the user. */
  async function signIn(request: Request, user: Express.User) {
    const { idle } = config.sessions[user.isAdmin ? 'admin' : 'user']
    await new Promise<void>((resolve, reject) => {
      request.session.regenerate((error) => (error ? reject(error) : resolve()))
    })
    Object.assign(request.session, { passport: { user: user.id }, signedInAt: Date.now(), renewedAt: Date.now() })
    request.session.cookie.maxAge = idle
    await new Promise<void>((resolve, reject) => {
      request.session.save((error) => (error ? reject(error) : resolve()))
    })
  }

  async function signOut(request: Request, response: Response) {
    if (request.user) {
      await new Promise<void>((resolve, reject) => {
        request.session.destroy((error) => (error ? reject(error) : resolve()))
      })
    }
    if (isCarried(request)) response.clearCookie(cookieName, cookie)
  }

  const endSessions = (userId: number) => db.delete(table).where(eq(table.userId, userId))

  return { load, authenticate, signIn, signOut, endSessions, isCarried, close: () => store.close() }
}

export type Sessions = ReturnType<typeof sessions>

declare module 'express-session' {
  interface SessionData {
    passport?: { user: number }
    /** [ms since 1970] */
    signedInAt?: number
    /** [ms since 1970] The idle lifetime counts from here. */
    renewedAt?: number
  }
}

declare global {
  namespace Express {
    interface User extends SignedIn {}
    interface Request {
      found?: Found | undefined
      /** Only administrators may sign in by this request. */
      adminsOnly?: boolean
    }
  }
}
