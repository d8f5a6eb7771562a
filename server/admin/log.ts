import { desc } from 'drizzle-orm'
import { ADMIN_ROWS_PER_PAGE } from '#shared/contract/sizes.ts'
import { adminLog } from '#shared/tables.ts'
import { findPageStart } from '../database/pagination.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/mount.ts'

export const logRoutes = ({ db }: Deps) =>
  ({
    async listLog({ input: { page } }) {
      const { totalPages, where, offset } = await findPageStart(db, adminLog, page, ADMIN_ROWS_PER_PAGE)
      const newest = db.select().from(adminLog).where(where).orderBy(desc(adminLog.id))
      return { entries: await newest.offset(offset).limit(ADMIN_ROWS_PER_PAGE), totalPages }
    },
  }) satisfies Partial<Handlers>
