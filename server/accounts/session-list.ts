import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Request } from 'express'
import { t } from '#shared/language/t.ts'
import { sessions as table } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import { describeDevice } from '../http/device-name.ts'
import { notFound } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'
import type { AccountDeps } from './account-deps.ts'

const toIsoTimestamp = (ms: unknown) => new Date(typeof ms === 'number' ? ms : 0).toISOString()

/** Session ids are never shown: anyone who knows one has the session. */
export const sessionRoutes = ({ db, stepUp, logEvent }: AccountDeps) =>
  ({
    async listSessions({ user, request }) {
      const rows = await db
        .select({ id: table.id, sid: table.sid, data: table.sess })
        .from(table)
        .where(and(eq(table.userId, user.id), sql`${table.expire} > now()`))
        .orderBy(desc(sql`(${table.sess} ->> 'renewedAt')::bigint`))
      return rows.map(({ id, sid, data: { device, renewedAt, signedInAt } }) => ({
        id,
        device: typeof device === 'string' ? device : describeDevice(device ?? {}),
        lastSeenAt: toIsoTimestamp(renewedAt),
        signedInAt: toIsoTimestamp(signedInAt),
        isThis: sid === request.sessionID,
      }))
    },

    async endSession({ input: { id }, user, request }) {
      stepUp.requireRecentStepUpIfMailEnabled(request)
      const [ended] = await db
        .delete(table)
        .where(and(eq(table.id, id), eq(table.userId, user.id)))
        .returning({ sid: table.sid })
      if (!ended) throw notFound(t('That device is already signed out'))
      logEvent('session ended', request, user.id)
    },

    async endOtherSessions({ user, request }) {
      stepUp.requireRecentStepUpIfMailEnabled(request)
      await endOtherSessions(db, user.id, request)
      logEvent('other sessions ended', request, user.id)
    },
  }) satisfies Partial<Handlers>

export const endOtherSessions = (db: Pick<Transaction, 'delete'>, userId: number, { sessionID }: Request) =>
  db.delete(table).where(and(eq(table.userId, userId), ne(table.sid, sessionID)))
