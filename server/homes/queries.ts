import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { homes } from '#shared/tables.ts'
import type { Database } from '../database/connect.ts'

export function homeQueries(db: Database) {
  const { userId: _owner, readings: _readings, ...cardColumns } = getTableColumns(homes)
  return {
    /** Newest first, without meter readings. */
    cards: (userId: number) =>
      db.select(cardColumns).from(homes).where(eq(homes.userId, userId)).orderBy(desc(homes.id)),

    async find(userId: number, id: number) {
      const [home] = await db.select().from(homes).where(ownHome(userId, id))
      return home
    },
  }
}

export const ownHome = (userId: number, id: number) => and(eq(homes.userId, userId), eq(homes.id, id))
