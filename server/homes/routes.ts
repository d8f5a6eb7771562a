import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Request, Response } from 'express'
import type { Input } from '#shared/contract/api.ts'
import { MAX_HOMES } from '#shared/contract/sizes.ts'
import { formatNumber } from '#shared/format/number.ts'
import { unpackReadings } from '#shared/home/meter-readings.ts'
import { parseHome } from '#shared/home/parse.ts'
import { t } from '#shared/language/t.ts'
import { homes, users } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { RateLimiter } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'

const ownHome = (userId: number, id: number) => and(eq(homes.userId, userId), eq(homes.id, id))

const notFoundError = () => notFound(t('We could not find that plan'))

/** The ETag is the revision; updates name the changed revision (optimistic locking). */
export const homeRoutes = ({ db }: Deps, rateLimiter: RateLimiter) => {
  const { userId: _owner, readings: _readings, ...cardColumns } = getTableColumns(homes)
  async function findHome(userId: number, id: number) {
    const [home] = await db.select().from(homes).where(ownHome(userId, id))
    return home
  }

  return {
    /** Newest first, without meter readings. */
    listHomes: ({ user }) =>
      db.select(cardColumns).from(homes).where(eq(homes.userId, user.id)).orderBy(desc(homes.id)),

    async getHome({ input: { id }, user, response }) {
      const home = await findHome(user.id, id)
      if (!home) throw notFoundError()
      return setEtag(response, home)
    },

    async createHome({ input, user, response }) {
      // Counted before parsing, so that excessive requests cost little.
      await rateLimiter.spend('save', String(user.id))
      const row = toRow(input)
      const [saved] = await db.transaction(async (tx) => {
        // Locks the user's row, so that concurrent saves cannot exceed the maximum.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
        if ((await tx.$count(homes, eq(homes.userId, user.id))) >= MAX_HOMES) throw tooManyPlansError()
        return tx.insert(homes).values({ home: row.home, readings: row.readings, userId: user.id }).returning()
      })
      if (!saved) throw new Error('The new plan was not returned')
      return setEtag(response, saved)
    },

    async updateHome({ input: { id, ...input }, user, request, response }) {
      const baseRevision = parseIfMatch(request)
      await rateLimiter.spend('save', String(user.id))
      const { home, mark, readings } = toRow(input)
      const [saved] = await db
        .update(homes)
        .set({
          home,
          readings: readings === undefined ? keepReadingsOfMark(mark) : readings,
          revision: baseRevision + 1,
          updatedAt: sql`now()`,
        })
        .where(and(ownHome(user.id, id), eq(homes.revision, baseRevision)))
        .returning()
      if (saved) return setEtag(response, saved)
      const current = await findHome(user.id, id)
      throw current ? revisionConflict(current.revision) : notFoundError()
    },

    async deleteHome({ input: { id }, user }) {
      const [deleted] = await db.delete(homes).where(ownHome(user.id, id)).returning({ id: homes.id })
      if (!deleted) throw notFoundError()
    },
  } satisfies Partial<Handlers>
}

const formatEtag = (revision: number) => `"${revision}"`

function setEtag<Row extends { revision: number }>(response: Response, row: Row): Row {
  response.set('ETag', formatEtag(row.revision))
  return row
}

/** The revision of If-Match; a compressing proxy may have weakened the tag. */
function parseIfMatch(request: Request): number {
  const [, digits] = /^(?:W\/)?"(\d{1,9})"$/.exec(request.get('If-Match') ?? '') ?? []
  if (digits === undefined)
    throw new HttpError(428, t('Send the revision of the plan that you changed in the If-Match header'))
  return Number(digits)
}

const revisionConflict = (revision: number) =>
  new HttpError(412, t('The plan was changed on another device. Compare the two before you save again'), {
    ETag: formatEtag(revision),
  })

const tooManyPlansError = () =>
  new HttpError(
    409,
    t('Your account has {count} plans, the most it can have. Delete one to save another', {
      count: formatNumber(MAX_HOMES),
    }),
  )

/** Readings stay only if the home still refers to them. */
const keepReadingsOfMark = (mark: string | undefined) =>
  mark === undefined ? null : sql`case when ${homes.home} #>> '{use,day,mark}' = ${mark} then ${homes.readings} end`

/**
 * The home as parsed by the server, what identifies the meter readings it refers to, and the readings that were sent.
 * @throws HttpError 400 if the plan is invalid
 */
function toRow({ home, readings }: Input<'createHome'>) {
  const parsed = parseHome(home)
  if ('problem' in parsed) throw new HttpError(400, parsed.problem)
  const { day } = parsed.home.use
  if (day?.kind !== 'readings') return { home: parsed.home, mark: undefined, readings: null }
  if (readings && !unpackReadings(readings, day))
    throw new HttpError(400, t('These readings do not belong to that plan'))
  return { home: parsed.home, mark: day.mark, readings }
}
