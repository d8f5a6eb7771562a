import { and, eq, sql } from 'drizzle-orm'
import type { Request, Response } from 'express'
import type { Input } from '#shared/contract/api.ts'
import { MOST_HOMES } from '#shared/contract/sizes.ts'
import { parseHome } from '#shared/home/parse.ts'
import { readReadings } from '#shared/home/readings.ts'
import { homes, users } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import { homeQueries, ownHome } from './queries.ts'

const NOT_FOUND = 'There is no such plan'

/** Plans in the account. The ETag of one is its revision: who saves names the one that was changed. */
export const homeRoutes = ({ db }: Deps, limits: Limits) => {
  const queries = homeQueries(db)

  return {
    listHomes: ({ user }) => queries.cards(user.id),

    async getHome({ input: { id }, user, response }) {
      const home = await queries.find(user.id, id)
      if (!home) throw notFound(NOT_FOUND)
      return tagged(response, home)
    },

    async createHome({ input, user, response }) {
      // Counted before the plan is read: whoever sends too many costs no reading.
      await limits.spend('save', String(user.id))
      const row = rowOf(input)
      const [saved] = await db.transaction(async (tx) => {
        // Whoever holds the user's row counts alone: of plans sent at once none is too many.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
        if ((await tx.$count(homes, eq(homes.userId, user.id))) >= MOST_HOMES) throw tooMany()
        return tx.insert(homes).values({ home: row.home, readings: row.readings, userId: user.id }).returning()
      })
      if (!saved) throw new Error('The new plan was not returned')
      return tagged(response, saved)
    },

    async updateHome({ input: { id, ...input }, user, request, response }) {
      const changed = revisionOf(request)
      await limits.spend('save', String(user.id))
      const { home, mark, readings } = rowOf(input)
      const [saved] = await db
        .update(homes)
        .set({
          home,
          readings: readings === undefined ? readingsOfMark(mark) : readings,
          revision: changed + 1,
          updatedAt: sql`now()`,
        })
        .where(and(ownHome(user.id, id), eq(homes.revision, changed)))
        .returning()
      if (saved) return tagged(response, saved)
      const newest = await queries.find(user.id, id)
      throw newest ? changedMeanwhile(newest.revision) : notFound(NOT_FOUND)
    },

    async deleteHome({ input: { id }, user }) {
      const [deleted] = await db.delete(homes).where(ownHome(user.id, id)).returning({ id: homes.id })
      if (!deleted) throw notFound(NOT_FOUND)
    },
  } satisfies Partial<Handlers>
}

const tagOf = (revision: number) => `"${revision}"`

function tagged<Row extends { revision: number }>(response: Response, row: Row): Row {
  response.set('ETag', tagOf(row.revision))
  return row
}

/** The revision that If-Match names; a proxy that compresses may have made its tag a weak one. */
function revisionOf(request: Request): number {
  const [, digits] = /^(?:W\/)?"(\d{1,9})"$/.exec(request.get('If-Match') ?? '') ?? []
  if (digits === undefined) throw new HttpError(428, 'Name the revision you have changed, as If-Match')
  return Number(digits)
}

const changedMeanwhile = (revision: number) =>
  new HttpError(412, 'The plan was changed on another device. Compare the two before you save again', {
    ETag: tagOf(revision),
  })

const tooMany = () => new HttpError(409, `Your account holds ${MOST_HOMES} plans. Delete one before you save another`)

/** The readings that are stored, where they are those that the home still speaks of; otherwise none. */
const readingsOfMark = (mark: string | undefined) =>
  mark === undefined ? null : sql`case when ${homes.home} #>> '{use,day,mark}' = ${mark} then ${homes.readings} end`

interface Row {
  /** As the server itself reads it. */
  readonly home: Record<string, unknown>
  /** Of the meter readings that the home speaks of. */
  readonly mark?: string
  /** Absent where none were sent. */
  readonly readings?: string | null
}

/** What is stored of a plan that was sent. @throws HttpError 400 where it is none */
function rowOf({ home, readings }: Input<'createHome'>): Row {
  const read = parseHome(home)
  if ('problem' in read) throw new HttpError(400, read.problem)
  const { day } = read.home.use
  if (day?.kind !== 'readings') return { home: read.home, readings: null }
  if (readings && !readReadings(readings, day)) throw new HttpError(400, 'These readings do not belong to that plan')
  return { home: read.home, mark: day.mark, ...(readings !== undefined && { readings }) }
}
